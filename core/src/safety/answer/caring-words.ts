import { languages, type ByLanguage } from "../../language.ts";

// How somebody who helps speaks of danger: under a condition, with the way to help, or as something that was not the person's fault.
const caring: ByLanguage<RegExp> = {
  en: /\b(?:if (?:you|things|it|that|at any|anything|the thought)|helplines?|helpline|crisis lines?|the card|someone you trust|somebody|a doctor|your doctor|a professional|emergency|though?ts? (?:of|about)|thinking about|ask\w*|whether|urges?|thank(?:s| you)|not your fault|safe|tell (?:someone|me)|talk(?:ing)? (?:to|with)|sorry)\b/i,
  es: /\b(?:si (?:piensas|sientes|tienes|alguna vez|en algun|en algún|te|aparec\w+|vuelv\w+|hay|notas)|l[ií]neas? de|tel[eé]fono|la tarjeta|alguien|tu m[eé]dic[oa]|un m[eé]dico|profesional|urgencias|emergencias|pensamientos?|pregunt\w+|hablar de|ganas de hacerte|gracias|culpa|a salvo|hablar(?:lo)? con|cont[aá]rselo|d[ií]melo|siento (?:mucho|lo))/i,
};

/** The answer without its questions and without what somebody who helps says of danger: those sound like danger and are none. */
export function withoutCare(answer: string): string {
  return (answer.match(/[^.!?\n]+[.!?\n]*/g) ?? [])
    .filter((said) => !said.includes("?") && !languages.some((language) => caring[language].test(said)))
    .join(" ");
}

// what an answer has to name before the learned readers are asked about it: they learned from what people say of themselves
const named: ByLanguage<RegExp> = {
  en: /\b(?:die|dying|kill\w*|suicid\w*|end it|(?:hurt|harm|cut|punish)\w* yourself|bleed\w*|swallow\w*|pills?|worthless|noose|bridge)\b/i,
  es: /(?<!\p{L})(?:morir(?:te)?|matar\p{L}*|m[aá]tate|suicid\p{L}*|hacerte da[nñ]o|cort(?:arte|ate)|c[oó]rtate|sangr\p{L}*|tr[aá]ga\p{L}*|pastillas?|puente|castig\p{L}*)(?!\p{L})/iu,
};

/** True for a text that names dying, harm or means. */
export function namesDanger(text: string): boolean {
  return languages.some((language) => named[language].test(text));
}
