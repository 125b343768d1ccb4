import { nearestWords, type NearestWords } from "./nearest-word.ts";
import { phraseWords } from "./phrases/phrase-words.ts";
import { readPhrases } from "./phrases/read-phrases.ts";
import { stronger, type Reading } from "./reading.ts";
import { wordPlace } from "./token-features.ts";

/**
 * What a word that nobody has met may have been meant to be: the telling words that were learned, and those of the phrases. `usual` are words one
 * slip from these that people do write ("nose", "oven"), as their places (`wordPlace`): they mean themselves.
 */
export function meantWords(telling: readonly string[], usual: Iterable<number>): NearestWords {
  const places = new Set(usual);
  // made for the first word that nobody has met: it takes a thirtieth of a second
  let made: NearestWords | null = null;
  return {
    near: (word) => {
      if (places.has(wordPlace(word))) return null;
      made ??= nearestWords([...telling, ...phraseWords()]);
      return made.near(word);
    },
  };
}

interface Mending {
  readonly sparse: { knows(word: string): boolean };
  readonly nearest: NearestWords;
}

/** The word as it was meant: one that nobody has met is read as the nearest word of danger within one slip. */
export function mendedWord(word: string, { sparse, nearest }: Mending): string {
  return sparse.knows(word) ? word : (nearest.near(word) ?? word);
}

/** The strongest phrase in a text, as it was written or as it was meant. Its words are parted by one space. */
export function readMeantPhrases(text: string, mending: Mending): Reading {
  const asWritten = readPhrases(text);
  // nothing is stronger than that
  if (asWritten.level === 4 && asWritten.sure) return asWritten;
  const meant = sentencesMeant(text, mending);
  return meant === "" ? asWritten : stronger(asWritten, readPhrases(meant));
}

const ending = /^[.?!;]+$/;

/** The sentences in which a word was mended; "" where none was. */
function sentencesMeant(text: string, mending: Mending): string {
  const kept: string[] = [];
  let sentence: string[] = [];
  let isMended = false;
  const end = () => {
    if (isMended) kept.push(...sentence);
    sentence = [];
    isMended = false;
  };
  for (const word of text.split(" ")) {
    const meant = mendedWord(word, mending);
    isMended ||= meant !== word;
    sentence.push(meant);
    if (ending.test(word)) end();
  }
  end();
  return kept.join(" ");
}
