import type { ByLanguage, Language } from "../language.ts";
import { readableText } from "../safety/normalise.ts";

// questions as they are typed without their mark; "what a day" and "how i wish" ask nothing
const asking: ByLanguage<RegExp> = {
  en: /^(?:ok |so |and |hi |hey |wait |bro )*(?:what(?:'s|s)? (?!a\b|i\b|an\b|the (?:hell|fuck|heck)\b)|how (?!i\b|it (?:went|was)\b|he\b|she\b|they\b)|who(?:'s|s)? (?!cares\b|knows\b|i\b)|why (?:do|does|did|is|are|can'?t|won'?t|don'?t|would)\b|where (?:is|are|do|does|can)\b|where(?:'s|s)\b|which (?:is|one|app)\b|(?:any )?(?:tips|ideas|advice|suggestions|tricks) (?:for|on|about|to|how)\b|(?:anyone|anybody|does anyone) know|(?:can|could|do|does|will|would|should|is|are) (?:i|you|u|it|this|that|there|my|your|the|they|we|someone|anyone|those)\b|does (?!not\b|nothing\b)\w+|(?:is|are) (?:\w+ ){1,4}(?:bad|good|normal|ok|okay|dangerous|safe|true|worth|healthy|clever|smart)\b)/,
  es: /^(?:y |pero |oye |hola |ok )*[, ]*(?:como (?:hago|le hago|pido|se pide|decirle|evito|dejo de|se hace|puedo|le digo|borro|funciona|es eso|se \w+)|cuant\w+ (?:tiempo|cuesta|dura\w*|se|hay|pasos)|cada cuanto|que (?:hora|le (?:regalo|digo|compro|cocino|llevo|contesto)|hago con|me pongo|se le dice|cocino|le puedo|juegos|digo en|mas sabes|puedo hacer|es esto)|donde (?:esta|estaba|encuentro|puedo)|quien (?:hizo|gano|puede|lee)|se puede|puedo (?!con\b|mas\b|ni\b)\w+r\b|para que sirve|me recomiendan|a (?:que|partir de que) edad|conviene|es (?:mal[oa]|buen[oa] idea|normal|verdad)\b|(?:alguien sabe|algun (?:truco|consejo|tip)|algun[oa]s? ideas?)|hay (?:una|algun\w*) (?:version|manera|forma))\b/,
};

// "is it too late at 52? I'm a bit shy about it" asks, too
const lastAsks = /\?[^?]{0,90}$/;

// "the croquetas? rolling them with the kids" repeats what was asked and answers it
const asksBackFirst = /^[^?]{0,26}\?\s+\p{L}[^?]*$/u;
// "she said do i have to tell you twice?", "can you believe it?", "great match, right?"
const asksNobody =
  /\b(?:said|says|asked|goes|was like|yells?|dijo|dice|me suelta|pregunto)\b[^?]{3,80}\?|\b(?:can (?:you|u) believe|guess what|te lo puedes creer|sabes que)\b|,? (?:right|eh|no|huh|verdad|isn.t it|is it) ?\?\s*$/i;

/** Whether a message asks something, with or without a question mark. */
export function isQuestion(message: string, language: Language): boolean {
  if (asksNobody.test(message) || (asksBackFirst.test(message) && !isShortAsking(message))) return false;
  return lastAsks.test(message.trim()) || asking[language].test(readableText(message.slice(0, 300)).plain);
}

/** "Is it too late at 52? I'm a bit shy about it" asks first and tells after. */
function isShortAsking(message: string): boolean {
  return /^\W*(?:is|are|can|could|do|does|did|should|will|how|why|what (?:is|are|do|should)|es|puedo|debo|crees|c[oó]mo|por qu[eé]|qu[eé] (?:hago|es|puedo)) /i.test(
    message,
  );
}
