/** English words near danger, by what they stand for: lower case, without accents, "*" for any ending. */
export const englishDanger = {
  suicide: "suicid* unalive* kms sewerslide selfdelete self-destruct hara-kiri overdose*",
  die: "die dies died dying dead death deaths deathly ded deceased passed buried grave graves cemetery funeral* heaven morgue coffin",
  kill: "kill* murder* slaughter* slay* execute* finish* strangl* smother* suffocat* stab* shoot* shot",
  end: "end ends ended ending over quit quits quitting stop stops stopped done enough last final finally",
  vanish: "disappear* vanish* gone erase* fade* evaporat* invisible nowhere removed",
  leave: "leave leaves leaving left go going goes exit depart* away elsewhere join follow",
  wake: "wake wakes waking woke awake awaken* morning sunrise mornin",
  live: "live lives living alive life exist* born unborn birth survive* surviving surviv*",
  forever: "forever eternal* permanent* ever always never-ending",
  burden:
    "burden* nuisance bother* weight drag trouble* deadweight useless worthless unwanted leech parasite mistake",
  better: "better easier relief relieved relieve without lighter freer peace free freed freedom",
  pointless:
    "point pointless hopeless way use hope worth change* stuck trapped cornered nothing reason reasons purpose meaning meaningless empty",
  future:
    "future next later birthday* christmas wedding graduat* summer year years month months june march holidays xmas spring retirement",
  goodbye: "goodbye* bye byes farewell adieu last ultim* cheerio ta-ta tata night-night see-you",
  forgive: "sorry forgive* apolog* blame fault regret* forgave guilt guilty",
  thank: "thank* thanks grateful gratitude ty thx cheers appreciate*",
  give: "give gave given giving gives handed donate* rehome* rehomed pass passed distribut* sold leaving left inherit*",
  paper:
    "letter letters note notes will wills insurance policy papers documents password* passwords envelope deed deeds testament beneficiary pin savings account accounts",
  caretake: "look after feed care caring custody raise rearing guardian adopt take-care watch",
  plan: "plan plans planned planning prepar* ready set arranged arrange* sorted schedul* organi* decided decision decide* list practice rehears* date picked chosen made-up",
  soon: "tonight today tomorrow now soon weekend friday saturday sunday monday tuesday wednesday thursday minutes hour hours midnight moment tonite 2nite tmrw tmr",
  night: "night nights nite dark darkness 3am 4am 2am asleep bed bedtime",
  alone: "alone lonely nobody no-one noone empty isolated abandoned unseen single-handed locked",
  gun: "gun guns pistol* revolver rifle* shotgun firearm* bullet* ammo loaded trigger barrel glock holster safe cabinet",
  blade: "knife knives blade blades razor razors scissors boxcutter cutter scalpel sharp* glass machete axe",
  rope: "rope ropes noose cord belt tie tied tying knot knots beam hook rafters hang hanging hanged hung",
  pills:
    "pill pills tablet tablets med meds medication* medicine* capsule* blister pack packet bottle bottles dose doses paracetamol acetaminophen tylenol ibuprofen advil xanax valium benzo* ativan klonopin clonazepam ambien sertraline zoloft prozac lithium insulin antidepress* aspirin adderall cabinet prescription* drawer stash* stockpil* saved saving hoard* melatonin codeine tramadol",
  chemical:
    "bleach cleaner chemical* pesticide* poison* antifreeze detergent fluid rat-poison weedkiller gas fumes",
  height:
    "bridge* roof* rooftop ledge balcon* cliff* overpass viaduct railing* tower parapet window floor stories storey edge height heights terrace",
  tracks: "train trains track tracks rail rails railway platform subway metro tube station",
  water: "sea ocean river lake water dam canal pier jetty tide drown* pond",
  vehicle:
    "car wheel road truck lorry ute highway motorway steering crash drive driving drove swerve oncoming",
  jump: "jump* leap* fall falling fell step stepping plunge throw",
  look: "look* think* thought* thoughts imagin* picture* consider* stare* staring google* search* research* calculat* eyeing contemplat* read picturing fantas*",
  means:
    "how what which where quick quickest painless painlessly fast certain reliable fail fails failed method ways enough long amount dose lethal hurt",
  want: "want wanna wanted wants wish wishes wishing urge urges need needs needed crave* craving tempt* dying itching feel feels feeling like ready gonna",
  cut: "cut cuts cutting slice* slash* scratch* carve* scar scars burn* burned burning pick picking bite biting bit bang banging pinch* sh selfharm* self-harm harm harming hurt hurting hurts relapse* relapsed wound* wounds bandage* plasters",
  skin: "arm arms wrist wrists thigh thighs leg legs skin sleeve sleeves forearm stomach hip hips shoulder shoulders marks lines blood bleed* bled",
  clean: "clean streak months sober relapse* again back started tally days",
  hit: "hit hits hitting punch* slap* kick* shov* push* grab* beat* beats beating belt belted whip* flog* cane caned smack* batter* drag* dragged throw threw throws thrown pin pinned hurt hurts backhand* headbutt* spit spat twist* twisted pulled hair",
  choke: "chok* throat neck strangl* breathe pillow squeez* throttl*",
  bruise:
    "bruise* bruised bruises black-eye eye swollen marks makeup foundation concealer sunglasses split lip broken ribs stitches fell doorframe",
  threat: "threat* threaten* warn* warned swear swore promis* consequences regret burn hunt find pay kill",
  control:
    "control* controls allow* allowed permission check* checks let lets lock* locks locked track* tracking monitor* jealous forbid* forbidden hide hides hid passport money card cards wages phone password isolate* curfew keys",
  force:
    "force* forced forces forcing made make makes coerc* pressur* consent no rape* raped raping assault* abus* molest* sex sexual touch* touches touching grope* kiss* kisses naked nude* nudes undress* secret secrets video videos photos pics blackmail* leak* post",
  stalk: "follow* follows stalk* waits waiting outside watching turned turns showing tracker airtag parked",
  attacker:
    "him he his partner husband boyfriend bf hubby ex wife girlfriend gf her she man guy stepdad stepfather father dad mum mom brother uncle cousin grandpa grandad grandfather neighbour neighbor boss manager sir madam landlord warden seniors in-laws inlaws",
  authority:
    "coach teacher priest pastor tutor professor doctor trainer warden principal instructor babysitter officer",
  now: "coming banging outside inside upstairs downstairs breaking broke screaming shouting kicking smashing yelling smash",
  hiding:
    "hiding hide hid hidden bathroom closet wardrobe cupboard under bed toilet locked shh quiet whisper* silent car",
  afraid:
    "afraid scared scare* terrified fear* frightened tremble* trembling shaking eggshells dread* nervous flinch*",
  minor:
    "11 12 13 14 15 16 17 yrs grade school class year-old teen teenager kid child children minor pupil 7th 8th 9th",
  child:
    "baby infant newborn toddler child kid kids children son daughter girl boy niece nephew grandson granddaughter twins little",
  revenge:
    "revenge pay payback regret deserve* smash crush* hurt hate hates list they'll everyone lesson suffer bleed destroy* burn snap snapped explode* violent rage",
  order:
    "tell tells telling told command* commands orders ordered says said want wants whisper* voice voices hear hears hearing mission chosen god lord devil demon* angel* sign signs message messages",
  watched:
    "watch* watched cameras camera microphone* mics chip spy spies spying followed following bugged poison* plot conspir* implant* radio tv drones drone government replaced imposter impostor fake same plates",
  sleepless: "slept sleep hours days awake energy racing thoughts speed genius immortal invincible fast",
  swallow:
    "took take taken taking swallow* drank drink drinking drunk downed ate mixed mix washed whole all entire handful rest extra double too many much lost count accident* mistake overdid",
  effect:
    "dizzy blurry numb vomit* throwing puk* sleepy drowsy wobbly faint* weird tingl* sweating cold heavy slurr* foam foaming floppy limp pale blue grey confused drifting",
  body: "chest heart breath* breathe breathing air throat tongue lips face arm jaw head stroke seizure* fit fits fitting collapse* unconscious bleeding blood faint* fainted passed pass out wheez* asthma inhaler allergic allergy swollen swelling swell epipen pulse diabetic sugar pregnant contractions numb speech droop* drooping vision gasping",
  birth:
    "baby born birth newborn postpartum breastfe* nursing crib bond c-section labour labor midwife maternity",
  starve:
    "starv* fast fasting purge* purging vomit* throw throwing binge* bingeing calor* weigh* scale skinny fat bones meals laxative* restrict* empty eaten eating eat",
  drug: "drunk drink drinking drinks vodka whiskey whisky wine beer beers bottle alcohol* weed coke cocaine meth heroin pills high using high stoned smoke* sober rehab ket mdma molly booze hungover gambl* bet bets",
  worried:
    "worried worry worries friend sister brother son daughter roommate flatmate mate cousin colleague neighbour neighbor student mum mom dad someone somebody classmate nephew niece",
  help: "help please pls plz someone anyone somebody emergency urgent ambulance 911 999 police call cant can't",
  gaveup:
    "done tired exhausted give giving gave up anymore longer fight fighting bear stand take cope fed enough cant can't",
  calmdown: "calm peaceful serene ready sure certain relieved settled finally light quiet tranquil numb",
} as const;
