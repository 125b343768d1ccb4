import type { Language } from "../language.ts";
import { readableText } from "../safety/normalise.ts";

const common: Readonly<Record<Language, ReadonlySet<string>>> = {
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

/** The language that a message is written in, by its commonest words; `otherwise` where they do not tell. */
export function languageOfMessage(message: string, otherwise: Language): Language {
  const words = readableText(message.slice(0, 600)).plain.split(" ");
  const count = (language: Language) => words.filter((word) => common[language].has(word)).length;
  const [spanish, english] = [count("es"), count("en")];
  if (spanish >= english + 2) return "es";
  if (english >= spanish + 2) return "en";
  return otherwise;
}
