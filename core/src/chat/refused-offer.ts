import type { ByLanguage } from "../language.ts";

/** The words of somebody who declines what was offered. Matched against `readableText().plain`: lower case, no accents. */
export const refusals: ByLanguage<RegExp> = {
  en: /\b(?:(?:don't|dont|do not) (?:want|feel like|like|need) (?:to breathe|to do|to read|any|that|breathing|exercises?|an exercise|it)|(?:not now|no thanks|no thank you|not interested)$|stop (?:offering|suggesting|recommending)|(?:tried|did) that (?:already|before))/,
  es: /\b(?:no (?:quiero|me apetece|me gusta|me sirve|me va|tengo ganas de) (?:respir|medit|ejercicio|hacer|leer|eso|nada|ninguna?)|(?:paso de|ni loc[oa]) (?:respir|eso|hacer)|(?:ahora no|eso no)(?: gracias)?$|no gracias|dej[ae] de (?:ofrecer|mandar|recomendar)|ya lo (?:intente|probe))/,
};
