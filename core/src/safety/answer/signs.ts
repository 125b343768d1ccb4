import { languages, type ByLanguage } from "../../language.ts";
import { medicineName } from "./medicine-names.ts";

interface Sign {
  readonly id: string;
  readonly pattern: RegExp;
}

// the place in each row is the value
const digitWords: ByLanguage<readonly string[]> = {
  en: ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
  es: ["cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"],
};
const valueOf = new Map(
  languages.flatMap((language) => digitWords[language].map((word, value) => [word, value] as const)),
);
const digit = `(?:${[...valueOf.keys()].join("|")})`;

// Looked for in the answer as it was written, in lower case. No pattern begins with something that can be repeated: each reads a text once.
const written: readonly Sign[] = [
  // helpline numbers come only from the verified list, on the card
  {
    id: "number",
    pattern:
      /\d(?:[\s.()/-]{0,3}\d){5,}|\b(?:call|text|dial|ring|phone|llama|llame|llamar|marca|marcar|marque|escribe|telefono|teléfono|numero|número|number|hotline|helpline|linea|línea|lifeline|sms|whatsapp) (?:[\p{L}']+,? ){0,5}?(?:al? )?[*#]?\d(?:[ .-]?\d){2,}/u,
  },
  {
    id: "address",
    pattern:
      /\b(?:https?|hxxps?|ftp|mailto|tel|javascript|data):|:\/\/|\bwww\b|(?<=[\p{L}\d-]{2})(?:\.| ?\[\.\] ?| ?\(\.\) ?)(?:com|org|net|es|mx|ar|cl|pe|io|info|co|app|gov|gob|edu|ly|uk|ai|dev|xyz|tv|example)(?![\p{L}\d])|(?<=[\p{L}\d-]{2})\.[a-z]{2,8}\/|(?<=[^\s@])@[^\s@.]{1,64}\.[a-z]|(?:^|\s)@[a-z]\w{2,}|\b(?:dot|punto|arroba)[ )\]]+(?:com|org|net|es|info|io|gmail|hotmail|app)\b|\bt\.me\b|\bbit\.ly\b|\]\(|\b(?:search|follow|look up|write|message|add|find|join|visit|contact|text|check|busca|sigue|escr[ií]be\p{L}*|agr[eé]ga\p{L}*|[uú]nete|mira|visita|habla|m[aá]nda\p{L}*|contacta\p{L}*|a[nñ][aá]de\p{L}*|entra)(?: [\p{L}\d'"_]+){0,6} (?:telegram|instagram|tiktok|facebook|reddit|discord|youtube|whatsapp|onlyfans|snapchat)\b/u,
  },
  {
    id: "markup",
    pattern:
      /<\s?[/!]?\s?[a-z]|&(?:lt|gt|amp|quot|nbsp|#x?[\da-f]{1,6});|!\[|```|<\||\[\/?(?:inst|system|sistema|user|usuario|assistant|admin)|\[\[|\{\{|\bon(?:error|click|load)\s?=|\\u00|%3c/,
  },
  {
    id: "prompt",
    pattern:
      /["']?\brole\b["']?\s?[:=]|^\s?(?:system|assistant|user|sistema|asistente|usuario)\s?:|\n\s?(?:system|assistant|user|sistema|asistente|usuario)\s?:|\bbegin (?:tool|system)/,
  },
  // a knife, a gun, a bomb, a skull, a coffin, a grave, a pill, a needle, blood
  {
    id: "method",
    pattern:
      /[\u{1F52A}\u{1F5E1}\u{1F52B}\u{1F4A3}\u2620\u{1F480}\u26B0\u{1FAA6}\u{1F48A}\u{1F489}\u{1FA78}]/u,
  },
  // nobody who means well writes so
  {
    id: "leet",
    pattern:
      /\p{L}[013457@$]+\p{L}[\p{L}\d@$]*(?<!h2o|mp3s|mp4s|b2b|p2p|\p{L}@\p{L}{1,40})|(?<![\p{L}\d.,:])[013457$]\p{L}{1,3}[013457@$]\p{L}*/u,
  },
  { id: "leet", pattern: /(?<![\p{L}\d])(?:\p{L}[\s.\-_*·]{1,2}){5,}\p{L}(?![\p{L}\d])/u },
  { id: "other-tongue", pattern: /[A-Za-z\d+/]{32,}={0,2}|(?:[01]{8}\s?){3}/ },
];

// Looked for in words as `readableText` makes them.
const worded: readonly Sign[] = [
  {
    id: "dose",
    pattern:
      /(?<![\w'])(?:\d+(?: [.,] \d+)?|un|una|cien|cincuenta|veinte|diez|cinco|ten|twenty|fifty|hundred|five) ?(?:mg|mgs|mcg|ug|milligrams?|miligramos?|micrograms?|microgramos?|ml|millilitres?|milliliters?|mililitros?|pills?|tablets?|capsules?|pastillas?|comprimidos?|capsulas?|gotas|drops|grams?|gramos?|gummies|gominolas|puffs|ui|iu)(?![\w'])/,
  },
  { id: "dose", pattern: medicineName },
];

/** The fault that shows in signs, digits and names, the same in every language; null where there is none. */
export function faultInSigns(answer: string, plain: string, clear: string): string | null {
  const raw = answer
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\p{Cf}/gu, "");
  const sign =
    written.find(({ pattern }) => pattern.test(raw)) ??
    worded.find(({ pattern }) => pattern.test(plain) || pattern.test(clear));
  if (sign) return sign.id;
  return isSpelledNumber(plain) ? "number" : null;
}

const spelled = new RegExp(`(?<![\\w'])${digit}(?:(?: ,| y| and)? ${digit}){2,}(?![\\w'])`, "g");
const mostCounts = 4;

/** "nine one one" is a number to call; "one, two, three", "three, two, one" and "four, seven, eight" are counts of a breath. */
function isSpelledNumber(plain: string): boolean {
  return [...plain.matchAll(spelled)].some(([row]) => {
    const values = row.split(" ").flatMap((word) => valueOf.get(word) ?? []);
    const steps = new Set(values.slice(1).map((value, at) => value - (values[at] ?? 0)));
    const isCounting = steps.size === 1 && [-1, 0, 1].some((step) => steps.has(step));
    return !isCounting && (!/ (?:,|y|and) /.test(row) || values.length > mostCounts);
  });
}
