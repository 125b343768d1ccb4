import type { ByLanguage, Language } from "../language.ts";
import { isPainful } from "../safety/painful.ts";
import { lossIn } from "./loss-in.ts";
import { readableText } from "../safety/normalise.ts";

// what went well, in the words of whoever tells it
const wentWell: ByLanguage<RegExp> = {
  en: new RegExp(
    `\\b(?:${[
      "i got it(?= ?!)|(?:i |we )?got the (?:\\w+ ){0,2}(?:internship|post|position|grant|part|role|gig|flat|apartment|house|visa)(?= ?[!.,]|$)|i have the job|my first choice|i'm (?:so |just |really )?happy|im (?:so |just |really )?happy",
      "i (?:\\w+ )?(?:passed|won|nailed|aced|made it|sold|graduated)",
      "got (?:the|a|my|that) (?:job|promotion|raise|scholarship|place|offer|results back and|keys)|got (?:in|accepted|promoted|engaged|hired)",
      "(?:good|great|amazing|best) news|so (?:happy|excited|proud|relieved|chuffed)|buzzing|over the moon|woo+hoo+|yay+",
      "celebrat\\w+|best day|made my (?:day|week|month|year)|it worked|we did it|i did it|guess what|third time lucky",
      "finally (?:finished|done|got|fixed|over)|first class|(?:visa|loan|mortgage|adoption|application) (?:was |is |went |got )?(?:approved|through)",
      "was born|had (?:our|her|the|a) baby|comes? off tomorrow|all clear|cancer ?free|in remission|came through (?:it|fine|surgery)",
      "first (?:in my family|ever|one i ever)|(?:got|getting) (?:married|engaged)|my wedding|made up with|approved",
      "(?:been|days|weeks|months|years) (?:sober|clean|smoke ?free)|\\d+ (?:days|weeks|months|years) (?:sober|clean)|no (?:cigg\\w+|cigarettes|booze|drinks?|smokes?) for \\d+",
      "(?:came|come) back (?:clear|negative|normal)|just a (?:freckle|cyst|scare)|(?:is|are|was|'s|s) (?:finally )?paid off|(?:paid|pay) (?:it |the \\w+ )?off (?:today|this|at last|finally)",
      "ran (?:\\w+ )?(?:\\d+ ?k|a marathon|without stopping)|without stopping|(?:my|the) first \\w+ (?:ever|since)|slept (?:right|straight|all the way) through|on my own for the first time",
      "(?:going to|gonna) be (?:a|an) (?:grand\\w+|nan|nana|mum|mom|dad|uncle|aunt\\w*|parents?)|had (?:the )?twins|head of (?:department|the)|happiest i've|haven't stopped smiling|still smiling|can't stop smiling",
      "(?:talking|speaking) (?:to each other )?again|called me (?:up )?(?:for the )?first time|bought my|adopted me|came second|got my (?:driving )?(?:licence|license)|driving test|(?:rained|rain) at last",
    ].join("|")})(?![\\p{L}'])`,
    "u",
  ),
  es: new RegExp(
    `\\b(?:${[
      "(?:he |has |ha |hemos )?aprobado|(?:me|nos) dieron el (?:nombramiento|puesto|ascenso|trabajo|permiso)|por fin soy|contentisim[oa]|hoy es fiesta|hemos gana\\w*|ganamos",
      "(?:aprobe+|gane|consegui|logre|termine|vendi) (?:el|la|mi|los|las|un|una|por fin|de pagar|chamba|trabajo|\\d+)|aprobe+|pase (?:el|la|los|las) (?:examen|prueba|curso|materia|practico|teorico|oposicion\\w*|entrevista|ano)|ya gane|saque (?:un )?\\d+|saque la mejor",
      "(?:me|nos) (?:dieron|han dado) (?:el|la|las|los|una?)|(?:me|nos|le) dieron de alta|(?:me|nos) (?:salio (?:bien|el|la)|aceptaron|ascendieron|contrataron|seleccionaron|ascendieron|hicieron fij[oa])",
      "(?:ya )?nos entregaron|me devolvieron|me (?:hizo|hicieron) (?:una fiesta|indefinid[oa])",
      "buenas noticias|(?:muy|tan|super|que|estoy) (?:feliz|content[oa]|orgullos[oa]|emocionad[oa])|de la emocion|llor\\w+ de alegria",
      "celebr\\w+|festej\\w+|por fin (?:lo|la|me|nos|termine)|lo (?:logre|consegui)|adivina que|a la (?:segunda|tercera|cuarta)",
      "nacio (?:mi|nuestr[oa]|el (?:bebe|niet\\w+|nino)|la (?:bebe|niet\\w+|nina)|hoy|ayer|anoche|esta)|nacieron (?:mis|los|las|hoy)|(?:manana|hoy) libro(?! de)|por primera vez|sin fumar|sin beber|salieron bien|volvimos a hablarnos|ocho horas seguidas",
      "me saque (?:la|el) \\w+|pase la prueba|empiezo el \\w+|termine de pagar|(?:me|nos) (?:publicaron|hicieron (?:una )?(?:fiesta|sorpresa))|me puso de (?:lider|jefa?|encargad[oa])|(?:nos|me) salio (?:la|el) \\w+",
      "aparecio (?:el|la|mi) (?:perr[oa]|gat[oa])|por fin (?:llego|llovio|duerm\\w+|salio|hay)|\\w+ noches sin pesadillas|(?:volvio|volvimos) a hablar\\w*|me pidio perdon|dijo (?:mama|papa)|voy a ser (?:abuel[oa]|ti[oa]|madre|padre|mama|papa)|(?:este ano )?(?:si )?pagaron bien|me quito la mitad de",
      "(?:me|nos) casamos?|nos vamos a casar|primer (?:gol|sueldo|cliente)|fue un buen dia",
    ].join("|")})(?!\\p{L})`,
    "u",
  ),
};
const butNot: ByLanguage<RegExp> = {
  en: /\b(?:mess|rude|annoy\w*|hurt\w*|not|never|didn't|didnt|no|without|but|wish|except|thought|hoped|fail\w*|sick|can't|cant|scared|dread\w*|panic|attack|divorce\w*|ashes|incubator|premature|nicu|redundan\w*|hospital|problem|(?:he|she|they|son|someone|somebody|colleague|friend|guy) got my|cr(?:y|ied|ying)|(?:passed|pass) (?:out|away)|speaking ill|fail\w*)\b/,
  es: /\b(?:no|ni|nunca|sin (?!fumar|beber|parar)|pero|ojala|excepto|menos yo|fall\w*|suspend\w*|reprob\w*|malas?|diagnostic\w*|de baja|miedo|triste|resultados?|muert[oa]|cenizas|problemas?|prematur[oa]|incubadora|divorcio|panico|ansiedad|ataques?|la relacion|hospital|uci|urgencias)\b/,
};
// joy that outweighs a "but" or a "no"
const anyhow: ByLanguage<RegExp> = {
  en: /\b(?:so happy|happiest i've|haven't stopped smiling|no panic|without stopping|no (?:cigg\w+|cigarettes|booze|smokes?) for \d+|came back (?:clear|negative|normal)|happy tears|tears of joy|(?:he|she|it)'s (?:actually )?ours|never been so (?:\w+ and so )?(?:happy|proud)|never sold one before|it was fine)\b/,
  es: /\b(?:estoy feliz|noches sin pesadillas|no me la esperaba|feliz la verdad|llor\w+ de alegria|de la emocion|no me tembl\w+|no me lo creo|no lo esperaba)\b/,
};

// gladness in so many words outweighs whatever else a message tells
const glad: ByLanguage<RegExp> = {
  en: /(?<!\b(?:not|isn't|isnt|wasn't|never|but) (?:\w+ )?)\b(?:(?:i'm|im|i am) (?:just |so |really )*happy(?! (?:for|to) (?:you|them|die))|(?:she's|shes|he's|hes) (?:so )?happy for me|it'?s a good thing(?= ?[.!]*$)|h a p p y|over the moon)(?![\p{L}'])/u,
  es: /(?<!\bno (?:\w+ )?)\b(?:estoy (?:tan |muy |super )?(?:feliz|contentisim[oa]|content[oa])|hoy es fiesta)\b/,
};

const exceptMe = /\b(?:except|excepto|menos yo)\b/;

/** Whether a message tells of something that went well, in plain words and without a "but". */
export function isBright(message: string, language: Language): boolean {
  const { plain } = readableText(message.slice(0, 400));
  if (glad[language].test(plain) && !exceptMe.test(plain)) return true;
  if (isPainful(message, language)) return false;
  if (anyhow[language].test(plain) && !exceptMe.test(plain)) return true;
  return wentWell[language].test(plain) && !butNot[language].test(plain);
}

const cryingOthers =
  /\b(?:she|he|they|mom|mum|mam|dad|gran\w*|nan\w*|sister|brother|wife|husband|everyone|mama|papa|madre|padre|abuel[oa]|herman[oa]|ella|el) (?:\w+ ){0,4}?(?:scream\w*|cr(?:y|ied|ying)|llor\w*|grit\w*)/;

/** Whether a message hurts where good news was told: that somebody screamed or cried on the phone does not. */
export function hurtsAfterAll(message: string, language: Language): boolean {
  if (lossIn(message, language) !== null) return true;
  return isPainful(message, language) && !criesForJoy(message);
}

/** Whether somebody else screamed or cried, as one does at good news. */
export function criesForJoy(message: string): boolean {
  return cryingOthers.test(readableText(message.slice(0, 400)).plain);
}
