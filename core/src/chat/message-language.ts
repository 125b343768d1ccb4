import { languages, type ByLanguage, type Language } from "../language.ts";
import { readableText } from "../safety/normalise.ts";

const common: ByLanguage<ReadonlySet<string>> = {
  es: new Set(
    "que de no la el y a me mi es en un una lo por con para se estoy tengo muy pero mas como los las del al yo te si ya todo nada hoy porque cuando hola gracias quiero puedo esta este eso siento hace desde mucho trabajo casa".split(
      " ",
    ),
  ),
  en: new Set(
    "the i to and my it is a of in that me you was for not so but this have with on i'm im don't dont just can feel what at do are be they she he how hi hello thanks thank want need today because when really work about".split(
      " ",
    ),
  ),
};

// a lead of one common word may be accidental: "no" and "me" exist in both languages
const clearLead = 2;

/** The language of a message, judged by its most common words; `otherwise` if they are inconclusive. */
export function languageOfMessage(message: string, otherwise: Language): Language {
  const words = readableText(message.slice(0, 600)).plain.split(" ");
  const counts = languages.map((language) => ({
    language,
    count: words.filter((word) => common[language].has(word)).length,
  }));
  const [most, next] = counts.toSorted((one, other) => other.count - one.count);
  return most && most.count >= (next?.count ?? 0) + clearLead ? most.language : otherwise;
}
