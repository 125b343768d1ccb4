import type { ByLanguage, Language } from "../language.ts";
import { isQuestion } from "./inquiry-words.ts";
import { readableText } from "../safety/normalise.ts";
import { isPainful } from "../safety/painful.ts";

/** What a short reply does, apart from what the talk is about. */
export type ShortReply = "thanked" | "leaving" | "company" | "agreed" | "name" | "fact";

// "we argued and I had to go" tells of something; a goodbye is short
const longGoodbye = 9;
const longClosing = 14;
const longThanks = 8;
const longCompany = 14;
const longFact = 4;

const thanks: ByLanguage<RegExp> = {
  en: /^(?:(?:ok|okay|k|well|great|cool|alright|right|aye|yes|yeah|no|haha|aw) [,.! ]*)?(?:thanks?|thank (?:you|u)|thx|ty|tysm|cheers|ta)\b(?! (?:for nothing|to (?:him|her|them|my)))|^(?:much appreciated|(?:i )?appreciate (?:it|you|that))\b|\b(?:thanks?|thank you|thx|ty|ta|cheers)(?: (?:again|anyway|mate|bot|a lot|so much|love|dear|for (?:that|this|listening|reading|today|being here)))?[ .!]*$/,
  es: /^(?:(?:ok|vale|bueno|pues|listo|perfecto|muy bien|si|no|ay|jaja\w*) [,.! ]*)*(?:(?:muchas|mil|muchisimas) )?(?:gracias+|grax|graciass)\b(?! (?:a (?:mi|el|ella|ellos|su|tu)|por nada))|\b(?:gracias+|grax|se agradece|te lo agradezco|dios (?:te|lo|la|le) bendiga)(?: (?:igual|pana|crack|guap[oa]|por (?:todo|leerme|escuchar\w*|estar)[^?]{0,20}))?[ .!]*$/,
};
const leaving: ByLanguage<RegExp> = {
  en: /\b(?:brb|gtg|g2g|ttyl|cheerio|cya|toodles|gotta (?:go|run)|got to (?:go|run)|have to (?:go|run)|must (?:go|dash|hoover)|talk (?:to you )?later|see (?:you|ya|u)(?: later)?|bye|good ?night|that's all for today|thats all for today)(?= ?(?:[.,;!]|$| (?:for now|now|then|ta)))|\b(?:gotta|got to|i must|time to|better) (?:go |run |get )?(?:and )?(?:pick up|feed|cook|sleep|hoover|make (?:my|dinner|lunch|tea)|start dinner|go|run|get back)\b|^(?:ok |k |right |well |anyway )?[, ]*(?:i'm |im )?off to (?:bed|make|cook|work|the)\b|^(?:ok|k|right|well|anyway)[, ]+(?:i'm |im )?(?:(?:gonna|going to) go|done)\b/,
  es: /\b(?:hasta (?:manana|luego|pronto|otra)|adios|chau|chao|bye|nos vemos|nos leemos|con dios|buenas noches|(?:ya )?me (?:tengo que ir|voy)|tengo que (?:irme|colgar|salir)|ahorita (?:vuelvo|regreso)|ya vuelvo|al rato|ya llegue chao|que tengas (?:un )?buen \w+)(?= ?(?:[.,;!]|$))|^(?:bueno|ya|ok|vale)?[, ]*(?:ya me \w+[, ]+)?(?:me voy|me toca ir|voy|les voy|le voy) a (?:cenar|comer|dormir|echar|dar|darle|preparar|hacer la cena|amasar|trabajar|recoger|acostarme|ver el)|\bse me quema\b|^luego[ .]*$/,
};
// in Spanish it opens an evening's talk and closes it
export const greetingAtNight =
  /^(?:(?:hola|muy|senor(?:a|ita)?|doctora?|amig[oa]) )*[, ]*buenas noches(?!.*(?:dorm|descans|acost|hasta|me voy))/;
// what closes a longer message: "… I'll ask her tomorrow. ok, off to bed"
const closing: ByLanguage<RegExp> = {
  en: /^(?:(?:ok|okay|k|right|well|anyway|so|alright|all right|thanks?|ta|cheers|lol|man|and) ?[,.! ]*)*(?:i'm |im |i am |i )?(?:(?:going|goin|off|heading|gonna go|going to go|gotta go|have to go|need to go) (?:back )?(?:to (?:bed|sleep|work|class|school)|for (?:a|my) (?:nap|walk|run|shower)|in|now|home|out)|(?:gotta|got to|have to|need to|time to|better|must) (?:\w+ ){0,2}?(?:go|run|dash|sleep|clock in|head (?:in|out|off)|get (?:going|back|ready)|start (?:my|the) shift)|have (?:a |my )?(?:class|shift|ward round|meeting|patients?) (?:coming in|now|to get to|at \d+)|(?:round|dinner|lunch|bed|shift) ?time|off to (?:\w+|(?:make|get|buy|see|do|have|feed|walk|cook) [^.!?]{2,30})|dinner's (?:nearly |almost )?(?:on|ready)[^.!?]*|talk to (?:you|u) (?:again|later|soon|tomorrow)|wish me luck|i (?:will|'ll) (?:go )?(?:sleep|eat|rest)(?: now)?|gonna go \w+ [\w ]{2,25}|might have a bath[\w ]*|(?:good )?night(?: night)?|bye[\w ]*|see (?:you|ya|u)[\w ]*|gonna (?:go )?(?:look at|make|watch|cook|eat) [\w ]{2,40}|ta i suppose|thank you i suppose)(?: (?:now|then|ta|lol|man|for now|soon))?[ .,!]*(?:,? ?(?:ta|thanks|bye|thank you|talk (?:to you )?(?:later|again)|i suppose))?[ .!]*$/,
  es: /^(?:(?:ok|vale|bueno|pues|listo|ale|hala|ya|en fin|y|gracias|jaja\w*|nada|mira|dale) ?[,.! ]*)*(?:me (?:voy|vuelvo)(?: (?:ya|a (?:dormir|la cama|cenar|comer|la ducha|trabajar|clase|tomar[^.!?]{0,25}|preparar[^.!?]{0,25}|descansar|acostar(?:me)?)|al (?:curro|trabajo|bar|sobre)|que|q)[^.!?]{0,40})?|(?:ya )?(?:entro|vuelvo|salgo) (?:ya|al (?:curro|trabajo|turno))[^.!?]{0,30}|luego (?:te |os )?(?:digo|cuento|escribo|hablamos)|(?:ya )?me (?:voy a|toca|tengo que) [^.!?]{2,30}|te dejo(?: (?:que|q) [^.!?]{2,30})?|deseame suerte|(?:ya )?me voy (?:que|q) [^.!?]{2,60}|a (?:dormir|cenar|comer|descansar)|voy a (?:cenarme|cenar|dormir|acostarme|tomarme?|servir(?:me)?) [^.!?]{0,40}|buenas noches|hasta (?:luego|manana|otra|pronto)|ci?h?ao|chau|adios|gracias por (?:leer(?:me)?|escuchar(?:me)?|todo)[^.!?]{0,15}|provecho[^.!?]{0,25})[ .,!]*(?:gracias|ciao|chau|chao|adios|supongo)?[ .!]*$/,
};
const company: ByLanguage<RegExp> = {
  en: /\b(?:(?:is |'s |are |'re )?(?:driving|coming|flying in|heading|popping) (?:over|round|by|tomorrow|tonight|soon|here|to (?:help|see|stay))|on (?:his|her|their) way (?:over|here)?|(?:is|are|'s) (?:here )?with me (?:now|tonight|today)?|(?:just )?brought me|sitting with me|staying with (?:me|us)|(?:she|he)'s safe|(?:aunt|uncle|sister|brother|mom|mum|friend|neighbou?r)'s with (?:me|her|him)|(?:we|they) (?:made up|hugged)|said (?:she|he|they)(?:'ll| will) (?:come|help|ring|call)|my (?:mom|mum|sister|brother|friend|dad) said yes)\b/,
  es: /\b(?:(?:viene|vienen|vendra|llega|pasa) (?:\w+ ){0,4}?(?:a (?:verme|ayudar\w*|acompanarme|quedarse)|esta tarde|esta noche|manana|conmigo)|(?:esta|estan) (?:aqui|conmigo)|ya viene|viene (?:ya|en camino|para aca)|(?:se queda|se viene) conmigo|(?:me|nos) (?:va|van) a acompanar|ya le (?:escribi|hable|llame|dije|conte)|me contesto (?:q|que) si|me dijo que (?:viene|si)|me (?:abrazo|trajo))\b/,
};
// who comes may be the one who is feared
const noCompany =
  /\b(?:ex|husband|boss|landlord|bailiffs?|police|cops|scared|afraid|hide|hiding|marido|jef[ea]|caser[oa]|miedo|policia|escond\w*)\b/;
const agreeing: ByLanguage<RegExp> = {
  en: /\b(?:(?:i'll|ill|i will|i'm gonna|im gonna|i'm going to|gonna|i might|i may|might|maybe i'll|maybe ill|i (?:guess|suppose) i (?:could|can|should)|i could|we could) (?:just |maybe )?(?:try|do|give|call|ring|phone|text|message|write|ask|tell|talk|go to|take|start|open|say|suggest|see|book|join|speak)|(?:i'll|ill|i will|i'm gonna|im gonna|i'm going to|maybe i'll|maybe ill) (?:\w+ )?(?:it|that)\b|i (?:can|could) try|let me try|(?:i'm|im|i am) (?:doing|trying) (?:it|that|the)|worth a (?:try|shot)|sounds doable|(?:could|might) work|i (?:guess|suppose) i (?:could|can|should)|fine i'll do)\b/,
  es: /\b(?:estoy (?:haciendo|probando) (?:lo|el|la|un|una|eso)|lo estoy haciendo|voy a (?:intentar|probar|hacer(?:lo)?|llamar\w*|escribir\w*|decir\w*|pedir\w*|hablar\w*|empezar|salir)|lo (?:intento|pruebo|intentare|probare|hare|voy a)|(?:la|lo|le|les) (?:llamo|escribo|digo|cuento|hablo|llamare|escribire|dire) (?:hoy|manana|luego|ahora|esta|en la|el)|(?:la|le|les) (?:llamo|escribo|llamare|escribire|dire)|(?:se lo|lo) (?:digo|cuento|voy a decir|voy a contar)|probare|intentare|(?:eso|esto) (?:si )?(?:podria|puedo)|puedo hablar con|(?:podria|puedo) ir con|con mi \w+ podria|puede que hablar con|ya lo pruebo|(?:si )?podria ser|puede funcionar|voy a probar\w*|manana (?:lo|la|le|les)? ?(?:abro|llamo|hago|pruebo|empiezo|digo|hablo|escribo|pido|voy))\b/,
};
const declining =
  /\b(?:no (?:puedo|voy|quiero|creo|se lo)|nunca|can't|cant|won't|wont|don't|dont|couldn't|how|como (?:lo|le|les|se|voy|puedo|hago)|never)\b/;

const name: ByLanguage<RegExp> = {
  en: /^(?:(?:her|his|their|its|the|my)(?: \w+)? (?:name's|names|name is|name was)|(?:she|he|it|they)(?:'s| is| was|'re|s) (?:called|named)|we (?:called|named) (?:her|him|it)|named) ([\p{L}'-]{2,15}(?: [\p{L}'-]{2,15})?)[ .!]*$/u,
  es: /^(?:se llama(?:ba)?|su nombre es|se llamo|le pusimos|le puse) ([\p{L}'-]{2,15}(?: [\p{L}'-]{2,15})?)[ .!]*$/u,
};
// after "he won't say the name we picked" one word is the name
const asksForName = /\b(?:name|nombre|se llama)\b/;
const oneWord = /^\p{Lu}[\p{L}'-]{1,14}[.!]?$/u;

const fact: ByLanguage<RegExp> = {
  en: /^(?:i'm|im|i am|he's|hes|she's|shes|it's|its|about|only|just|like|almost|nearly|in|since)? ?(?:\d+|year \d+|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy)(?: \w+)?)(?: (?:years?|days?|weeks?|months?|hours?|old|pounds|kilos|of (?:us|them)|now|and \w+|(?:one|two|three|four|five|six|seven|eight|nine) years)){0,3}[ .!]*$/,
  es: /^(?:tengo|tiene|tenemos|soy de|son|llevo|llevamos|va por|unos|casi|como|hace|ya|solo)? ?(?:\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta)(?: y \w+)?(?: (?:anos?|anitos|dias?|semanas?|mes|meses|horas?|kilos?|tiene|tengo|ya|cien|juntos?|juntas?|casad[oa]s|y medio|\d+)){0,3}[ .!]*$/,
};

/** What a short message does in a talk; null where it does none of these. A question does none. */
export function shortReplyIn(
  { message, before }: { readonly message: string; readonly before: readonly string[] },
  language: Language,
): ShortReply | null {
  if (message.includes("?") || isQuestion(message, language)) return null;
  const { plain } = readableText(message.slice(0, 300));
  const words = wordsIn(plain);
  if (words <= longThanks && thanks[language].test(plain)) return "thanked";
  const isGreeting = before.length === 0 && greetingAtNight.test(plain);
  if (words <= longGoodbye && !isGreeting && leaving[language].test(plain)) return "leaving";
  const isFeared = noCompany.test(plain) || isPainful(message, language);
  if (before.length > 0 && !isFeared && closes(plain, language)) return "leaving";
  const isDeclining = declining.test(plain);
  if (words <= longCompany && company[language].test(plain) && !noCompany.test(plain) && !isDeclining)
    return "company";
  if (agreeing[language].test(plain) && !isDeclining) return "agreed";
  if (nameIn({ message, before }, language) !== null) return "name";
  return words <= longFact + 2 && fact[language].test(plain) ? "fact" : null;
}

/** Whether the last sentence, or what follows its last comma, says goodbye. */
function closes(plain: string, language: Language): boolean {
  const last = plain.split(/[.!;]+ ?(?=\S)/).at(-1) ?? "";
  const parts = last.split(/ ?, /);
  const opening = /^(?:k|ok|well|right|anyway|bueno|en fin)\b/.test(last) ? (parts[0] ?? "") : "";
  const ends = [plain, last, parts.slice(-2).join(" , "), parts.at(-1) ?? "", opening];
  return ends.some((end) => wordsIn(end) <= longClosing && closing[language].test(end.trim()));
}

/** The name that a short message tells, as it is typed; null where it tells none. */
export function nameIn(
  { message, before }: { readonly message: string; readonly before: readonly string[] },
  language: Language,
): string | null {
  const told = name[language].exec(readableText(message.slice(0, 80)).plain);
  const typed = message.trim().replace(/[.!]+$/, "");
  if (told?.[1] !== undefined) return typed.split(/\s+/).slice(-told[1].split(" ").length).join(" ");
  const wasAsked = asksForName.test(readableText(before.at(-1) ?? "").plain);
  return wasAsked && oneWord.test(typed) ? typed : null;
}

function wordsIn(plain: string): number {
  return plain.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
