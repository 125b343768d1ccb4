import { english, englishVocabulary } from "./english.ts";
import { spanish, spanishVocabulary } from "./spanish.ts";

const shortest = 5;

/** All words of the phrases that are long enough to tell what was meant by a slip; beginnings of words ("mat*") are not among them. */
export function phraseWords(): string[] {
  const phrases = [...english, ...spanish].flatMap(({ said, unless = [] }) => [...said, ...unless]);
  const texts = [...phrases, ...Object.values(englishVocabulary), ...Object.values(spanishVocabulary)];
  const words = texts.flatMap((text) => text.match(/(?<![\p{L}{'])[\p{L}']+(?![\p{L}}*'])/gu) ?? []);
  return [...new Set(words)].filter((word) => word.length >= shortest);
}
