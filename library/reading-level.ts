import { flesch } from "flesch";
import { syllable } from "syllable";
import type { ByLanguage } from "@remanso/core/language.ts";

interface Counted {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
}

/** English: Flesch reading ease, 0 (hard) to 100 (easy). Flesch 1948. */
export function fleschOf(text: string): number {
  const { words, sentences, syllables } = count(text, syllable);
  return flesch({ word: words, sentence: sentences, syllable: syllables });
}

/** Spanish: the Szigriszt-Pazos index on the INFLESZ scale, on which 55 begins "normal". Barrio-Cantalejo et al. 2008. */
export function infleszOf(text: string): number {
  const { words, sentences, syllables } = count(text, syllablesInSpanish);
  return 206.835 - (62.3 * syllables) / words - words / sentences;
}

/** How easy a text is to read, by language: 0 (hard) to 100 (easy). */
export const readingLevels: ByLanguage<(text: string) => number> = { en: fleschOf, es: infleszOf };

/** The number of words in a text, without the marks of its format. */
export function countWords(text: string): number {
  return wordsOf(plain(text)).length;
}

/** The syllables of a Spanish word: its vowel groups, split between two strong vowels and at a stressed weak one. */
export function syllablesInSpanish(word: string): number {
  const letters = word
    .toLowerCase()
    // the u of que, qui, gue, gui is silent; y is a vowel at the end of a word and alone
    .replace(/qu(?=[eéií])/g, "q")
    .replace(/gu(?=[eéií])/g, "g")
    .replace(/ü/g, "u")
    .replace(/y$/, "i");
  const groups = letters.match(/[aeiouáéíóú](?:h?[aeiouáéíóú])*/g) ?? [];
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + nucleiOf(group.replaceAll("h", "")), 0),
  );
}

function nucleiOf(group: string): number {
  const vowels = [...group];
  return vowels.reduce((nuclei, vowel, at) => {
    const before = vowels[at - 1];
    return before === undefined || isHiatus(before, vowel) ? nuclei + 1 : nuclei;
  }, 0);
}

function isHiatus(one: string, other: string): boolean {
  const isStressedWeak = /[íú]/.test(one) || /[íú]/.test(other);
  const areBothStrong = /[aeoáéó]/.test(one) && /[aeoáéó]/.test(other);
  return isStressedWeak || areBothStrong || one === other;
}

function count(text: string, syllablesOf: (word: string) => number): Counted {
  const clean = plain(text);
  const words = wordsOf(clean);
  return {
    words: words.length,
    // a heading and a bullet end a sentence as a full stop does
    sentences: clean.split(/[.!?…]+(?=\s|$|["”»)])|\n+/).filter((part) => /\p{L}/u.test(part)).length,
    syllables: words.reduce((sum, word) => sum + syllablesOf(word), 0),
  };
}

function plain(text: string): string {
  return text
    .replace(/^\[.*\]$/gm, "")
    .replace(/^(#+|-) /gm, "")
    .replaceAll("**", "");
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu) ?? [];
}
