import { stemmer as englishStem } from "@orama/stemmers/english";
import { stemmer as spanishStem } from "@orama/stemmers/spanish";
import type { ByLanguage, Language } from "@remanso/core/language.ts";
import { folded } from "@remanso/core/resources/search.ts";

/** A word of a text: as it stands there, and where. Offsets count UTF-16 units. */
export interface PlacedWord {
  readonly word: string;
  readonly start: number;
}

/** The words of a text in their order. */
export function wordsOf(text: string): PlacedWord[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({ word, start: index }));
}

/** What the inflected forms of a word have in common, without accents and capitals: "trabajando" and "Trabajó" are "trabaj". */
export function stemOf(language: Language, word: string): string {
  return folded(stemmers[language](folded(word)));
}

const stemmers: ByLanguage<(word: string) => string> = {
  en: englishStem,
  // the Spanish endings are known to the stemmer with their accents only, and people leave them out
  es: (word) => spanishStem(word.replace(/([cs])ion$/, "$1ión")),
};

/** Whether a word says nothing about what is looked for. */
export function isEmptyWord(language: Language, word: string): boolean {
  return emptyWords[language].has(folded(word));
}

/**
 * Whether a text mostly means something else by a word than whoever looks for it: Spanish "solo" is "only" in a text, and "alone"
 * in a search. It is found by its kin alone.
 */
export function isTwoWords(language: Language, stem: string): boolean {
  return twoWords[language].has(stem);
}

const twoWords: ByLanguage<ReadonlySet<string>> = { en: new Set(), es: new Set(["sol"]) };

const emptyWords: ByLanguage<ReadonlySet<string>> = {
  en: new Set(
    (
      "a about am an and any are as at be been but by can can't cannot could did do does don doesn feel feeling for from get got had has have " +
      "help how i if in into is it its just ll m me my no not of on or out s so some t than that the their them then there too much bad " +
      "they this to up ve was we were what when where which who why will with would you your"
    ).split(" "),
  ),
  es: new Set(
    (
      "a al algo ante como con cual cuando de del donde e el ella ellos en era es esa ese eso esta estas este esto estoy fue ha " +
      "hace hay la las le les lo los mal mas mucho me mi mis muy ni no nos o para pero por porque puedo puede que quiero se ser siento siente si sin " +
      "sobre soy su sus te tengo tiene tu tus u un una unas uno unos y ya yo ayuda hacer"
    ).split(" "),
  ),
};
