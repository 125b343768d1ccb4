import type { ByLanguage, Language } from "../language.ts";
import { readableText } from "../safety/normalise.ts";
import { isPainful } from "../safety/painful.ts";
import type { Conversation } from "./conversation.ts";
import { hasAsked } from "./has-asked.ts";

/** What somebody says against the answer before: that it misread them, or that the program does not listen. */
export type Protest = "corrected" | "complained";

const complaint: ByLanguage<RegExp> = {
  en: /\b(?:i (?:just |already |only )?(?:told|asked) (?:you|u|ya)\b|i said i\b|(?:i (?:just|already) |already |like i )(?:said|told) ?(?:that|it|so|you|u)?(?= ?(?:[.,;!?]|$))|you(?:'re|re| are) not (?:even )?(?:listening|reading)|are (?:you|u) (?:even )?(?:there|listening|reading)|(?:you|u) (?:don't|dont|do not|didn't|didnt) (?:\w+ )?(?:get it|get me|say much|listen|understand|answer)|have (?:ye|you|u) any sense|anything (?:you|u) can say|(?:you|u) asked me|same (?:question|thing) again|asked (?:me )?that already)\b/,
  es: /\b(?:(?:ya |q |que )?te (?:lo |la )?(?:dije|conte|(?:he|habia) (?:dicho|contado)|acabo de (?:decir|contar)|estoy (?:diciendo|contando))|(?:ya |eso )(?:te )?(?:lo )?(?:dije|conte|he dicho|he contado)|contandotelo|estas? ahi|me (?:estas )?(?:leyendo|escuchando)|no (?:me )?(?:entiendes|entendes|escuchas|lees|oyes|has entendido)|no dices? mucho|no me dices nada|no me estas escuchando|(?:respondes|contestas) (?:cualquier|lo mismo|otra)|me lo (?:has preguntado|preguntaste)|(?:otra vez|siempre) (?:me preguntas|lo mismo|la misma))\b/,
};

// "what?? no", "who said she died?", "nice to read?? no": surprise at what was answered
const surprise: ByLanguage<RegExp> = {
  en: /^(?:(?:wtf|omg|huh|uh|um|er|lol|oh|hey|jesus\w*|good grief|for heaven's sake|what|wait|sorry|excuse me)[ ,.!?]+)*(?:what ?\?|wh?at do (?:you|u) mean|wdym|who said|which what|tell (?:who|them) what|call who|what (?:story|part|rest|question)|is what \w+ ?\?|wonder what|(?:[\w']+ ){1,3}\? \? )/,
  es: /^(?:(?:eh|ay|oye|perdona|pero|uy|jaja\w*|dios|por dios)[ ,.!?]+)*(?:que \?|como (?:que|q)\b|de (?:que|q) (?:hablas|me hablas|estas)|quien (?:ha dicho|dijo|habla)|a (?:que|q) te refieres|(?:que|q) dices|cuales? \w+ (?:jaja|\?)|como ha ido el que|(?:[\p{L}]+ ){1,3}\? \? )/u,
};
// "no, mi trabajo no", "nobody is dead", "no breakup dear", "triste? qué va"
const opensWithNo: ByLanguage<RegExp> = {
  en: /^(?:(?:no+|nah|nope) ?[,.!?]+|(?:what|wait|uh|um|good grief|god|jesus[\w ]*)[ ,.!?]+) ?(?!i (?:did|do|was|am|have)(?:n't|nt| not))(?:\w+ ){0,3}?(?:not|no|isn't|isnt|aren't|nobody|nobodys|never|we haven't|she's|he's|its|it's|my|the|i'm|im)\b/,
  es: /^(?:no+|que no|nah|uy no|que va|q va) ?[,.!]+ ?(?:\p{L}+ ){0,3}?(?:no|es|si|era|tengo|hablo|hablaba|nada|la|el|mi|ni)\b/u,
};
// "nice? it's not nice mate", "what argument? it's just dinner"
const repeating =
  /^(?:[\p{L}']+ ){1,5}\? (?!(?:yeah|yes|yep|si|claro|about|around|like)\b)(?=[^?]*\b(?:not|no|isn't|isnt|it's just|its just|it's|its|im|i'm|si no|nada|why)\b)[^?]*$/u;
const denying: ByLanguage<RegExp> = {
  en: /\b(?:(?:that's|thats|that is|that isn't) )?not what i (?:said|meant|asked)\b|\b(?:you|u) (?:misread|misunderstood|got (?:it|that|me) wrong)\b|^(?:not (?:my|the|a|looking|panicking|sad|upset)\b|no (?:breakup|one died|one's dead|need to)|nobody(?:'s| is| has| was|s)? (?:dead|dying|died|hurting|hurt|afraid|sick|ill)|i(?:'m| am|m) not (?:panicking|sad|upset|looking|hurt|worried|grieving|alone)|none of (?:those|that|them)|neither\b|(?:it|that|this) (?:was|wasn't|wasnt|isn't|isnt|is not|was not) (?:a question|about)|no+ (?:its|it's|thats|that's|she|he) )/,
  es: /\bno es lo que (?:dije|digo|pregunte|(?:he|te he) (?:dicho|preguntado))\b|\bme (?:has )?(?:entendiste|entendido|leiste|leido) mal\b|^(?:que |q )?no (?:es mi|es el|es la|era una pregunta|era eso|hablo de|hablaba de|me duele nada|pienso nada|se trata de|va por|tengo (?:bebe|hij[oa]s?|pareja|novi[oa]|marido|perro|gato|trabajo))\b[^,.!?]{0,30}(?:[!,.?]|$)|^(?:ningun[oa]|ninguna parte|ni una cosa ni|ninguna de las)\b/u,
};

const longProtest = 32;
// what was owned a moment ago is not owned again
const wasOwned = /^(?:follow\.(?:corrected|alarmMisread)\.|off\.)/;

/** What a message in the middle of a talk protests against; null where it goes on with it, tells of what hurts, or a danger is spoken of. */
export function protestIn(
  { message, before, said, level }: Pick<Conversation, "message" | "before" | "said" | "level">,
  language: Language,
): Protest | null {
  const last = [...said].at(-1) ?? "";
  if (before.length === 0 || level >= 2 || wasOwned.test(last) || isPainful(message, language)) return null;
  const { plain } = readableText(message.slice(0, 400));
  if (plain.split(" ").length > longProtest) return null;
  const isSurprised = surprise[language].test(plain) || repeating.test(plain);
  if (complaint[language].test(plain)) return "complained";
  const isNo = denying[language].test(plain) || (!hasAsked(last) && opensWithNo[language].test(plain));
  return isSurprised || isNo ? "corrected" : null;
}

const startled = /^(?:wtf|omg|what|que|good grief|por dios|dios)\b/;
const fewestExplaining = 4;

/** Whether somebody who denies a danger is taken aback at having been asked, and says what they were speaking of. */
export function isStartled(message: string): boolean {
  const { plain } = readableText(message.slice(0, 200));
  const isTakenAback = /[?!]{2,}|\p{Lu}{3,}/u.test(message) || startled.test(plain);
  return isTakenAback && plain.split(" ").filter((word) => /\p{L}/u.test(word)).length >= fewestExplaining;
}
