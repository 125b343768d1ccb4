import type { ByLanguage, Language } from "../../language.ts";

// How people shorten and spell words when they type to somebody: the words meant, without accents. "usual < as typed"
const spellings: ByLanguage<string> = {
  en: `i'm < im, i'm < i am, i've < ive, i've < i have, i'll < i will, don't < dont, don't < do not, can't < cant, can't < cannot, won't < wont, didn't < didnt,
    doesn't < doesnt, isn't < isnt, wasn't < wasnt, haven't < havent, he's < hes, he's < he is, she's < shes, she's < she is, they're < theyre, that's < thats,
    what's < whats, it's < its, you're < youre, going to < gonna, going to < gunna, want to < wanna, have to < gotta, trying to < tryna, about to < bouta,
    because < cuz, because < cos, because < coz, and < n, you < u, your < ur, are < r, right now < rn, tomorrow < tmrw, tomorrow < tmr, tomorrow < tomoz,
    tonight < tonite, tonight < 2nite, tonight < tn, myself < my self, myself < meself, suicide < suiside, suicidal < suisidal, kill myself < kms,
    people < ppl, please < pls, please < plz, though < tho, something < sth, before < b4, boyfriend < bf, girlfriend < gf, mom < mum, mom < mam, mom < mommy,
    mom < mummy, dad < daddy, dad < pops, my < me own, nothing < nuthin, anymore < any more, ok < okay, killing < killin, beating < beatin, choking < chokin,
    strangling < stranglin, kicking < kickin, punching < punchin, screaming < screamin, shouting < shoutin, yelling < yellin, banging < bangin,
    breaking < breakin, smashing < smashin, hiding < hidin, bleeding < bleedin, dying < dyin, living < livin, going < goin, thinking < thinkin,
    feeling < feelin, cutting < cuttin, hurting < hurtin, burning < burnin, harming < harmin, taking < takin, telling < tellin, saying < sayin,
    talking < talkin, watching < watchin, following < followin, coming < comin, waiting < waitin, trying < tryin, sitting < sittin, standing < standin,
    stabbing < stabbin, shooting < shootin, throwing < throwin, drinking < drinkin, puking < pukin, eating < eatin, starving < starvin, sleeping < sleepin,
    breathing < breathin, shaking < shakin, falling < fallin, writing < writin, leaving < leavin, giving < givin, sending < sendin, making < makin,
    touching < touchin, raping < rapin, wanting < wantin, planning < plannin, ending < endin, jumping < jumpin, holding < holdin, having < havin,
    getting < gettin, doing < doin, being < bein, hearing < hearin, seeing < seein, crying < cryin, hoping < hopin, wishing < wishin, praying < prayin,
    nothing < nothin, something < somethin, anything < anythin, everything < everythin, threatening < threatenin, swallowing < swallowin, slicing < slicin,
    stalking < stalkin, using < usin, looking < lookin, drowning < drownin, vomiting < vomitin, bruising < bruisin, collapsing < collapsin, slapping < slappin,
    shoving < shovin, dragging < draggin, blocking < blockin, locking < lockin, whispering < whisperin, shiving < shivin, swelling < swellin, closing < closin,
    chasing < chasin, pounding < poundin, booting < bootin, laughing < laughin, working < workin, spinning < spinnin, pulsing < pulsin, fixing < fixin,
    calling < callin, ordering < orderin, carrying < carryin, sweating < sweatin, squeezing < squeezin, numbing < numbin, fading < fadin, fainting < faintin,
    walking < walkin, running < runnin, driving < drivin, losing < losin, hating < hatin, missing < missin, binging < bingin, purging < purgin,
    counting < countin, begging < beggin, scratching < scratchin, biting < bitin, smothering < smotherin, kneeling < kneelin, grabbing < grabbin, i'm < iam,
    i'm < ah'm, i'm < ahm, i'm < a'm, i'm < i is, i'd < id, i'd < i would, i'd < i had, i'll < i shall, i've < i'v, don't < dinnae, don't < dinna,
    don't < divvent, don't < divnt, don't < donot, don't < dnt, can't < cannae, can't < canna, can't < cyaan, can't < cyah, can't < carnt, can't < can not,
    won't < will not, won't < willnae, won't < winna, won't < shan't, won't < shant, won't < shall not, didn't < did not, didn't < didnae, didn't < didna,
    didn't < didt, doesn't < does not, doesn't < doesnae, doesn't < dosent, doesn't < doesn, isn't < is not, isn't < ain't, isn't < aint, isn't < isnae,
    wasn't < was not, wasn't < wasnae, haven't < have not, haven't < havnt, haven't < havnae, hasn't < hasnt, hasn't < has not, hadn't < hadnt,
    hadn't < had not, couldn't < couldnt, couldn't < could not, couldn't < couldnae, couldn't < cudnt, wouldn't < wouldnt, wouldn't < would not,
    wouldn't < wouldnae, wouldn't < wudnt, shouldn't < shouldnt, shouldn't < should not, shouldn't < shudnt, weren't < werent, weren't < were not,
    aren't < arent, aren't < are not, they're < they are, they're < they r, you're < you are, there's < theres, there's < there is, it's < it is,
    that's < that is, what's < what is, what's < wots, we're < we are, let's < lets, who's < whos, where's < wheres, how's < hows, someone's < someones,
    everything's < everythings, nobody's < nobodys, he'll < he will, she'll < she will, they'll < they will, they'll < theyll, he'd < he would, he'd < hed,
    she'd < she would, you'll < you will, you'll < youll, they've < theyve, they've < they have, it'll < it will, it'll < itll, we've < weve, we've < we have,
    going to < goin to, going to < gon, going to < gona, going to < gonnae, going to < gunnae, going to < guna, going to < ganna, going to < fixing to,
    going to < fixin to, going to < gunno, i'm going to < imma, i'm going to < ima, i'm going to < i'ma, i'm going to < immah, i'm going to < imona,
    i'm going to < imgonna, want to < wannna, want to < wana, want to < wanta, want to < wannae, want to < want tae, want to < want 2, trying to < tryin to,
    trying to < trynna, about to < boutta, about to < bout to, about to < abt to, about to < abouta, have to < havta, have to < hafta, have to < hav to,
    have to < got to, have to < haveto, need to < needa, need to < need 2, kind of < kinda, let me < lemme, give me < gimme, don't know < dunno,
    don't know < idk, should have < shoulda, would have < woulda, could have < coulda, out of < outta, sort of < sorta, supposed to < sposed to,
    supposed to < supposta, supposed to < suppose to, used to < use to, be < b, the < da, the < teh, the < th, the < de, this < dis, this < ths, that < dat,
    that < tht, them < dem, them < em, them < 'em, they < dey, with < wiv, with < wit, with < wi, with < wid, your < yr, your < yer, about < abt, about < bout,
    about < aboot, just < jus, just < jst, just < juss, just < jist, and < nd, and < an', because < bc, because < bcz, because < bcoz, because < becuz,
    because < becoz, because < becos, because < cus, because < cause, because < bcos, because < becasue, when < wen, when < whn, what < wat, what < wut,
    what < wot, what < whut, where < wer, where < whr, never < nvr, never < neva, never < nva, ever < eva, ever < evr, every < evry, every < evrey,
    everyone < every1, everyone < everyi, everyone < evryone, everyone < everybdy, someone < some1, someone < somei, someone < sumone, someone < sum1,
    someone < sumi, nobody < no1, nobody < noi, nobody < noone, nobody < no one, nobody < nobdy, nobody < naebody, nobody < neebody, anyone < any1,
    anyone < anyi, everything < evrything, everything < evrythin, everything < everythang, something < smth, something < smt, something < sumthing,
    something < sumthin, something < sumfin, something < summat, something < sumat, something < suttin, nothing < nuffin, nothing < nuthing, nothing < nowt,
    nothing < nothn, nothing < nuttin, anything < owt, before < ba, before < befor, before < bfore, tomorrow < tmw, tomorrow < tmrow, tomorrow < tomorro,
    tomorrow < tommorow, tomorrow < tomoro, tomorrow < tommorrow, tomorrow < 2moro, tomorrow < 2mrw, tomorrow < the morra, tomorrow < tomorra,
    tomorrow < tmoro, tomorrow < tmmrw, tomorrow < 2morrow, tonight < 2night, tonight < tnite, tonight < the nicht, tonight < tonyt, tonight < tnight,
    tonight < toniht, today < 2day, today < tday, right now < rite now, right now < right nw, right now < rnow, now < noo, now < nao, forever < 4ever,
    forever < foreva, forever < forevr, forever < for ever, minutes < mins, minutes < minits, hours < hrs, again < agen, again < agin, again < agn,
    always < alwys, always < alwayz, always < allways, already < alredy, already < alrdy, already < allready, already < alr, alone < alon, myself < maself,
    myself < masel, myself < misself, myself < mysel, myself < mesen, myself < miself, myself < mi self, myself < me self, myself < myslef, myself < mysef,
    myself < mysellf, yourself < urself, yourself < yaself, yourself < ur self, himself < hisself, himself < him self, herself < her self,
    themselves < themself, themselves < theirself, themselves < theirselves, suicide < sucide, suicide < suicde, suicide < suiscide, suicide < suacide,
    suicide < siucide, suicide < suicid, suicide < suicied, suicide < su1cide, suicidal < suicidle, suicidal < sucidal, suicidal < suicidel,
    suicidal < suacidal, suicidal < suicdal, suicidal < sewerslidal, suicidal < suey, kill < kil, kill < kll, kill < k1ll, kill myself < k myself,
    kill myself < kil myself, kill myself < kys myself, kill myself < keel myself, want to die < wtd, want to die < wanna dye, dying < dieing,
    self harm < self-harm, self harm < selfharm, self harm < self harmin, self harming < selfharming, self harmed < selfharmed, overdose < over dose,
    overdose < overdoes, overdose < ovrdose, overdose < overdos, overdosed < over dosed, overdosed < od'd, overdosed < o d'd, swallowed < swalowed,
    swallowed < swallered, swallowed < swallaed, swallowed < swalled, swallowed < swollowed, swallowed < swallowd, swallowed < swallow'd, pills < pillz,
    pills < pils, pills < pilz, tablets < tabletz, tablets < tablts, tablets < tablet dem, medicine < medecine, medicine < medicin, medicine < meddies,
    depressed < depresed, depressed < deppressed, burden < burdon, burden < berden, worthless < wortless, worthless < worthles, knife < nife, knife < knive,
    breathe < breth, can't breathe < cant breath, can't breathe < can't breath, can't breathe < cannot breath, can't breathe < cnt breathe,
    can't breathe < cant breeth, can't breathe < canna breathe, bleeding < bleedn, bleeding < bleding, hurt < hurrt, hurt < hert, scared < scard,
    scared < skared, scared < skeered, scared < feart, scared < scaredd, afraid < afriad, afraid < fraid, bathroom < bathrm, bathroom < washroom,
    bathroom < restroom, apartment < appartment, police < polis, police < po po, police < feds, police < garda, police < gardai, ambulance < ambulanse,
    mom < mama, mom < mamma, mom < momma, mom < mammy, mom < mumma, mom < muma, mom < maa, mom's < mums, mom's < moms, mom's < mum's, mom's < mams,
    mom's < mam's, mom's < mummy's, mom's < mommy's, mom's < mamas, mom's < mama's, dad's < dads, dad's < daddys, dad's < daddy's, stepdad < step dad,
    stepdad < stepfather, stepdad < step father, stepdad < stepdaddy, stepdad < step daddy, stepmom < step mom, stepmom < stepmum, stepmom < step mum,
    stepmom < stepmother, stepmom < step mother, dad < papa, dad < dada, dad < daddie, boyfriend < boyfrend, boyfriend < boyf, boyfriend < boy friend,
    boyfriend < bfriend, girlfriend < girl friend, girlfriend < girlf, husband < hubby, husband < husbend, husband < hubs, husband < huzband, wife < wifey,
    wife < missus, brother < brotha, brother < lil bro, brother < lil brother, brother < our kid, sister < sista, sister < lil sis, sister < sis,
    friend < frend, friend < freind, friend < fren, friends < frends, friends < freinds, little < lil, little < wee, baby < babby, baby < bairn, baby < bub,
    baby < wean, kids < weans, kids < bairns, kids < kiddies, grandma < gran, grandma < nanna, grandma < grandmaw, grandma < mamaw, grandma < gma,
    grandpa < grandad, grandpa < granddad, grandpa < papaw, grandpa < gramps, grandpa < gpa, my mom < me mom, my mom < mi mom, my mom < ma mom,
    my dad < me dad, my dad < mi dad, my dad < ma dad, my head < me head, my head < mi head, my head < ma head, my arms < me arms, my arms < mi arms,
    my arms < ma arms, my arm < me arm, my arm < mi arm, my arm < ma arm, my legs < me legs, my legs < mi legs, my legs < ma legs, my leg < me leg,
    my leg < mi leg, my leg < ma leg, my chest < me chest, my chest < mi chest, my chest < ma chest, my throat < me throat, my throat < mi throat,
    my throat < ma throat, my hands < me hands, my hands < mi hands, my hands < ma hands, my hand < me hand, my hand < mi hand, my hand < ma hand,
    my wrist < me wrist, my wrist < mi wrist, my wrist < ma wrist, my wrists < me wrists, my wrists < mi wrists, my wrists < ma wrists, my neck < me neck,
    my neck < mi neck, my neck < ma neck, my face < me face, my face < mi face, my face < ma face, my phone < me phone, my phone < mi phone,
    my phone < ma phone, my kids < me kids, my kids < mi kids, my kids < ma kids, my wife < me wife, my wife < mi wife, my wife < ma wife,
    my husband < me husband, my husband < mi husband, my husband < ma husband, my life < me life, my life < mi life, my life < ma life, my skin < me skin,
    my skin < mi skin, my skin < ma skin, my thighs < me thighs, my thighs < mi thighs, my thighs < ma thighs, my room < me room, my room < mi room,
    my room < ma room, my door < me door, my door < mi door, my door < ma door, my stepdad < me stepdad, my stepdad < mi stepdad, my stepdad < ma stepdad,
    my boyfriend < me boyfriend, my boyfriend < mi boyfriend, my boyfriend < ma boyfriend, my girlfriend < me girlfriend, my girlfriend < mi girlfriend,
    my girlfriend < ma girlfriend, my sister < me sister, my sister < mi sister, my sister < ma sister, my brother < me brother, my brother < mi brother,
    my brother < ma brother, my daughter < me daughter, my daughter < mi daughter, my daughter < ma daughter, my son < me son, my son < mi son,
    my son < ma son, my baby < me baby, my baby < mi baby, my baby < ma baby, my nan < me nan, my nan < mi nan, my nan < ma nan, my heart < me heart,
    my heart < mi heart, my heart < ma heart, my stomach < me stomach, my stomach < mi stomach, my stomach < ma stomach, my pills < me pills,
    my pills < mi pills, my pills < ma pills, my tablets < me tablets, my tablets < mi tablets, my tablets < ma tablets, my meds < me meds, my meds < mi meds,
    my meds < ma meds, my hair < me hair, my hair < mi hair, my hair < ma hair, my ribs < me ribs, my ribs < mi ribs, my ribs < ma ribs, my finger < me finger,
    my finger < mi finger, my finger < ma finger, my fingers < me fingers, my fingers < mi fingers, my fingers < ma fingers, my mouth < me mouth,
    my mouth < mi mouth, my mouth < ma mouth, my dog < me dog, my dog < mi dog, my dog < ma dog, my ex < me ex, my ex < mi ex, my ex < ma ex, my bed < me bed,
    my bed < mi bed, my bed < ma bed, my bag < me bag, my bag < mi bag, my bag < ma bag, my passport < me passport, my passport < mi passport,
    my passport < ma passport, my card < me card, my card < mi card, my card < ma card, my wages < me wages, my wages < mi wages, my wages < ma wages,
    my mom < me mum, my mom < me mam, my mom < ma mam, my mom < mi mum, my mom < my mum, my mom < my mam, my mom < my mama, my mom < my mommy, my dad < me da,
    my dad < ma da, my dad < my daddy, my dad < my da, my < mah, my < mai, you < ya, you < yu, you < yuh, you < ye, you < yous, you < yall, you < y'all,
    for < fer, people < peeps, people < peple, really < rly, really < rlly, really < realy, really < rily, though < thou, serious < srs, serious < seriuos,
    thanks < thx, thanks < tnx, thanks < ty, goodbye < gudbye, goodbye < good bye, goodbye < goodby, goodbye < gbye, sorry < sry, sorry < sori, sorry < soz,
    sorry < sorri, sorry < srry, love you < luv u, love you < love u, love you < ily, love you < luv you, love you < lv u, forgive < 4give, forgive < forgiv,
    please < plss, please < pleas, please < plis, please < pleez, help < halp, help < hlp, help < helppp, god < gawd, hospital < hosp, hospital < hospitle,
    school < skool, school < skl, school < schl, weekend < wkend, years < yrs, year old < yo, year old < yr old, old man < ol man, down the < doon the,
    down < doon, out < oot, house < hoose, to < tae, of < ov, of < o', think < fink, think < thnk, thing < fing, thing < ting, mouth < mouf, death < deth,
    deserve < desrve, deserve < deserv, actually < acc, actually < actualy, actually < actully, probably < prolly, probably < prob, probably < probs,
    anymore < no mo, anymore < anymor, anymore < nee more, anymore < no moar, kissing < kissin, nudes < noods, nudes < nuds, nudes < n00ds, pictures < pics,
    pictures < pix, pictures < pikchers, pictures < piccies, secret < secrit, touches < toches, touches < tuches, believe < beleive, believe < belive,
    believe < bleeve, hit < hitted, weird < wierd, thoughts < thots, thoughts < thougts, thoughts < thorts, voices < voises, voices < voics,
    disappear < dissapear, disappear < disapear, disappear < dissappear, without me < wo me, laxatives < laxitives, laxatives < lax, laxatives < laxitive,
    calories < cals, calories < kcals, throw up < thro up, throw up < trow up, hanging < hangin, hitting < hittin`,
  es: `que < q, que < k, que < ke, porque < xq, porque < pq, porque < porq, porque < xk, quiero < kiero, quiero < qiero, quiere < kiere, me < m, te < t, de < d, para < pa, para < pa', estoy < toy, estoy < stoy, estas < tas, esta < ta,
    por < x, por favor < xfa, por favor < xfavor, por favor < porfa, por favor < pls, tambien < tb, tambien < tmb, nada < nd, aqui < aki, ahora < aora, ahora < ahorita, ahora < orita, hoy < oy, voy < voi, iba < iva, hacer < aser, haciendo < asiendo,
    mucho < muxo, suicidar < suisidar, suicidarme < suisidarme, suicidio < suisidio, mate < m8, pastillas < pastis, pastillas < pastiyas, bien < bn, mejor < mjr, cuando < cndo, donde < dnd, mama < mami, mama < mamita, mama < ma, papa < papi, papa < papito,
    ya no < yano, hermana < ermana, hermano < ermano, hijo < ijo, hija < ija, ayuda < ayudaa, despues < dsp, despues < dps, manana < mnn, gente < jente, celular < cel, estoy < ando, sangrar < sangrrar, todo < to, todas < toas, nada < na, tomado < tomao, tragado < tragao, cansado < cansao, echado < echao, hablado < hablao, pegado < pegao, amenazado < amenazao, encerrado < encerrao, escondido < escondio, bebido < bebio,
    he tomado < e tomado, he tragado < e tragado, he hecho < e hecho, he pensado < e pensado, hace < ase, hice < ise, hizo < iso, hijos < ijos, vivir < bibir, vivir < bivir, vivo < bibo, voy < boi, vida < bida, viene < biene, otra vez < otravez, sangre < sangri, dolor < dolol, quiero < qero, quiero < kero, que < qe, quitarme < kitarme, quitar < kitar, quita < kita,
    matarme < matarm, morir < moriir, morirme < morirm, suicidarme < suicidarm, cortarme < kortarme, corto < korto, corte < korte, cuchillo < kuchillo, casa < ksa, nadie < nadien, entonces < entons, siempre < siempr, porque < pk, porque < pork, porque < por q, mucho < mxo, mucho < muxho, muchas < muxas, demasiado < demaciado, necesito < nesesito, necesito < necesit,
    pastillas < pstillas, pastillas < pastiya, abuela < abue, escuela < escuelita, novio < nobio, novia < nobia, golpea < golpia, golpeo < golpio, pelea < pelia, alguien < algien, mujer < muger, llorar < yorar, llega < yega, llego < yego, llamar < yamar, lleva < yeva, ella < eya, ya < ia, adios < adio, perdon < perdn, vosotros < vstros, dinero < dnero, mensaje < msj, mensaje < msg, whatsapp < wsp, whatsapp < wasap,
    dice < dise, hacerme < aserme, hacerle < aserle, hoy < hoi, muy < mui, desaparecer < desapareser, haces < ases, haber < aber, habia < abia, hasta < asta, conmigo < con migo`,
};

type Table = ReadonlyMap<string, string>;

interface Tables {
  readonly one: Table;
  readonly two: Table;
  /** The first words of `two`. */
  readonly firsts: ReadonlySet<string>;
}

const tables: Partial<Record<Language, Tables>> = {};

/** The text in the spelling that phrases are written in. */
export function usualSpelling(text: string, language: Language): string {
  const { one, two, firsts } = (tables[language] ??= tablesOf(spellings[language]));
  const words = text.split(" ");
  const usual: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const pair = firsts.has(word) ? two.get(`${word} ${words[at + 1] ?? ""}`) : undefined;
    if (pair !== undefined) at += 1;
    usual.push(pair ?? one.get(word) ?? word);
  }
  return usual.join(" ");
}

function tablesOf(list: string): Tables {
  const pairs = list.split(",").map((pair) => pair.trim().split(" < ") as [string, string]);
  const table = (isPair: boolean): Table =>
    new Map(
      pairs.filter(([, typed]) => typed.includes(" ") === isPair).map(([usual, typed]) => [typed, usual]),
    );
  const two = table(true);
  const firsts = new Set([...two.keys()].map((typed) => typed.slice(0, typed.indexOf(" "))));
  return { one: table(false), two, firsts };
}
