import { byLanguage, type ByLanguage } from "./language.ts";

const upToSixteen: ByLanguage<string> = {
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen",
  es: "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis",
};

/** A number as texts say it: in words up to sixteen, in figures beyond. */
export function inWords(count: number): ByLanguage<string> {
  return byLanguage((language) => upToSixteen[language].split(" ")[count] ?? String(count));
}

/** `inWords` with a capital, for the beginning of a sentence. */
export function inWordsAtStart(count: number): ByLanguage<string> {
  const words = inWords(count);
  return byLanguage((language) => words[language].slice(0, 1).toUpperCase() + words[language].slice(1));
}
