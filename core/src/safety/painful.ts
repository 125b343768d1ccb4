import type { ByLanguage, Language } from "../language.ts";
import { readableText } from "./normalise.ts";

/** Patterns for `readableText().plain`, joined to one. */
const oneOf = (...patterns: readonly string[]) =>
  new RegExp(`\\b(?:${patterns.join("|")})(?![\\p{L}'])`, "u");

const englishFamily =
  "baby|mum|mom|dad|mam|husband|wife|son|daughter|brother|sister|mother|father|friend|gran|nan|grandma|grandpa|dog|cat|partner|twins?";
const spanishFamily =
  "madre|padre|mama|papa|marido|mujer|espos[oa]|senora|hij[oa]|herman[oa]|abuel[oa]|bebe|amig[oa]|novi[oa]|pareja|perr[oa]|perrit[oa]|gat[oa]|ti[oa]|prim[oa]";

// what hurts by itself, however calmly it is told
const hurts: ByLanguage<RegExp> = {
  en: oneOf(
    "(?<!(?:battery|phone|laptop|car|van|engine|computer|plants?|wifi|machine|tv|telly|boiler|basil|joke|conversation|party|internet) (?:just |has |have )?)died",
    "passed away|passed (?:in|on|last|this) \\w+|(?:he|she|dad|mum|mom|gran|nan|grandpa|grandma|husband|wife) passed",
    `(?<!(?:garden|gardens|lawn|grass|plants?|field|yard|patio)(?:'s|s| is| was| got)? (?:all |been )?)drowned|lost (?:my|our) (?:\\w+ )?(?:${englishFamily})|we lost (?:him|her)|miscarri\\w+|stillborn|widow(?:er|ed)?`,
    "(?:his|her|their|my \\w+'?s?) funeral|put (?:him|her|my dog|my cat|our dog|our cat) (?:down|to sleep)",
    "(?:got|been|was|were|getting|i'm|im) (?:fired|sacked|laid off|made redundant|let go)|(?:fired|sacked) me|laid (?:me|us) off|lost my job",
    "walked me out|(?:mine|plant|factory|mill|firm|company) (?:closed|shut|is closing)",
    "dumped me|(?:he|she|husband|wife|boyfriend|girlfriend) left me|broke up with me|we broke up|cheat(?:ed|ing) on me|having an affair|seeing (?:someone|somebody) else|been seeing (?:someone|somebody)|getting divorced|divorce papers|wants a divorce",
    "(?:wife|husband|girlfriend|boyfriend|partner|he|she) (?:just |has |have )?(?:moved out|walked out|packed (?:his|her) bags)|(?:we're|were|we are) (?:separating|splitting up)",
    "(?:had|has had|having) a stroke|signed off (?:sick |work )?with|just got told (?:its|it's|it is|i have|i've)|(?:grand|thousand|k|pounds|dollars) (?:on|in) (?:credit )?(?:cards?|debt|catalogues|klarna|loans?)|in debt|gambled|(?:made|told) (?:it|them|everyone) (?:public|my secret)|put me last|left me out",
    "evict\\w+|bailiffs?|repossess\\w*|taking (?:the|my|our) (?:rig|house|home|car|truck)",
    "i (?:just |still )?(?:cried|cry|weep|wept|sobbed|bawled)|(?:i'm|im|i am|been|started) (?:just |still )?(?:crying|weeping|sobbing)|can't stop crying|cant stop crying",
    "in bits|heartbroken|devastated|so worn down|i miss (?:him|her|them) so|i'm so tired i could|there's only me|drinking again",
    "(?:school|work|life|everything|today|this) sucks|(?:dad|mom|mum|mam|he|she|they|boss|teacher|manager)(?:'s)? (?:just |always |only )?(?:yells?|shouts?|screams?|yelled|screamed)(?: at me)?",
    "says? (?:that )?(?:i'm|im) (?:too |so )?(?:lazy|stupid|useless|fat|ugly|sensitive|a (?:failure|disappointment))|hates? me|hate (?:my|myself)|can't cope|cant cope|worried sick|sick with worry",
    "(?:i'm|im|i am|been|feel|feeling) (?:so |really |just |very )*(?:lonely|scared|terrified|ashamed|miserable|exhausted|overwhelmed|hopeless|sad|gutted|broken|worn out|done in)|i dread|too much everything|everything is too much",
    "diagnosed|cancer|chemo|intensive care|dementia|alzheimer'?s|in a coma",
  ),
  es: oneOf(
    "fallecio|fallecid[oa]|fallecieron|murio|murieron|ha muerto|enviud\\w+|viud[oa]",
    `(?:perdi|perdimos) (?:a |al )?(?:mi |mis |nuestr[oa] |un |una )?(?:${spanishFamily})|se nos fue|se me fue (?:mi )?(?:${spanishFamily})`,
    `(?:tuvimos|tuve) que (?:dormir|sacrificar)|(?:entierro|velorio|funeral) de|se ahogo mi|(?:${spanishFamily}) se ahogo`,
    "(?:me|nos) (?:despidieron|corrieron|liquidaron)|(?:me|nos) han (?:despedido|echado)|me (?:echaron|botaron)(?: del trabajo| de la (?:chamba|pega|empresa))|perdi (?:el|mi) (?:trabajo|empleo|curro|chamba|laburo|pega)|cerro la (?:fabrica|planta|mina|empresa)",
    "me terminaron(?! (?:de|el|la|los|las) )|estoy (?:fatal|hech[oa] polvo)|me (?:termino|dejo) (?:por|mi|ayer|hoy|hace|anoche)|^me (?:termino|dejo)$|mi (?:novi[oa]|pareja|marido|mujer|espos[oa]) me (?:dejo|termino|engan\\w+)|termine con mi|me (?:engana|engano|fue infiel)|nos (?:separamos|estamos separando|divorciamos)|se fue de casa|terminamos (?:ayer|hoy|anoche|hace)",
    "(?:le dio|tuvo|le ha dado|me dio) (?:un |una )?(?:derrame|ictus|infarto|embolia)|mataron a (?:mi|un)|(?:perdi|gaste|jugue) (?:todo|el|la|los|mi) (?:\\w+ ){0,3}(?:apuestas|casino|tragamonedas)|baje la cortina|tuve que cerrar (?:el|la|mi) (?:negocio|tienda|local|bar)|(?:conto|contaron) (?:\\w+ ){0,5}(?:secreto|en secreto)|no me soporto|pap[ai]s se (?:divorcian|separan)",
    "desalojo|desahucio|me (?:van a )?(?:desalojan|desalojar|embargan|embargar)|carta del juzgado|me la cortaron|debo \\w+ meses",
    "(?:me puse a|no paro de|ganas de|sigo|estoy|ando|acabe) llor(?:ar|ando)|(?<!(?:padre|madre|papa|mama|el|ella|niet[oa]|hij[oa]|abuel[oa]|todo el mundo) )lloro",
    "insomnio|destrozad[oa]|hundid[oa]|no puedo (?:ya )?mas|no doy mas|ya no doy|nadie me habla|no hay quien me releve|(?:la|lo|los|las) extrano tanto|la cama esta vacia",
    "me siento (?:(?:muy|tan) )?(?:sol[oa]|un fracaso|una? miserable|inutil|la peor)",
    "dice que (?:no valgo|no sirvo|soy un[ao]? (?:inutil|vag[oa]|fracaso|desastre))|me (?:grita|gritan|humilla|humillan|desprecia)|odio (?:ir|mi|el|la|a)|estoy hart[oa] de",
    "(?:me da|tengo|con) (?:mucho |mucha |muchisimo |un |una )?(?:miedo|terror|panico|angustia|verguenza|pena|ansiedad)|no aguanto|no llego a nada|estoy (?:muy |tan |super )?(?:triste|agobiad[oa]|angustiad[oa]|desbordad[oa]|agotad[oa])|extrano a mi",
    "cancer|quimio\\w*|internad[oa]|hospitalizad[oa]|cuidados intensivos|demencia|alzheimer",
  ),
};

// a story, a laugh, a joy, or something that was made good
const isNoPain: ByLanguage<RegExp> = {
  en: /\b(?:(?<!(?:not|never|isn't|isnt|be|was|were|so) )happy(?! (?:pills|hour))|tears of joy|happy tears|laugh\w*|lol|lmao|haha\w*|series|season|episode|movie|film|novel|character|book club|murder mystery|(?:video ?)?game|documentary|essay|play about|all clear|cancer ?free|in remission|(?:quite |perfectly )all right)\b/,
  es: /\b(?:de (?:risa|alegria|felicidad|la emocion)|jaja\w*|jeje\w*|serie|temporada|capitulo|pelicula|novela|personaje|juego|documental|obra de teatro|el malo|el celular|el movil|la bateria|le dieron (?:de|el) alta|me dieron (?:de|el) alta|fue bonito)\b/,
};

// "nobody is dead", "who said she died?"
const nobodyDied =
  /\b(?:(?:nobody|no one|noone|none of them|who said (?:he|she|they|anyone)|(?:didn't|didnt|hasn't|hasnt) (?:\w+ )?)(?:'s| is| has| was)? ?(?:dead|die|died|dying)|nadie (?:ha muerto|murio|se murio|se ha muerto)|quien (?:dijo|ha dicho) (?:que|q) (?:\w+ )?(?:murio|muri[oó]))\b/;

/** Whether a message tells of something that hurts, even without a word of how it hurts: a death, a lost job, a love that ended. */
export function isPainful(message: string, language: Language): boolean {
  return saysPain(readableText(message.slice(0, mostLetters)).plain, language);
}

/** The same of a message that has been made readable (`readableText().plain`). */
export function isPainfulPlain(plain: string, language: Language): boolean {
  return saysPain(plain.slice(0, mostLetters), language);
}

const mostLetters = 1500;

function saysPain(plain: string, language: Language): boolean {
  return hurts[language].test(plain) && !isNoPain[language].test(plain) && !nobodyDied.test(plain);
}
