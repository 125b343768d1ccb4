import { conceptsOf } from "@remanso/core/safety/concepts.ts";
import { nearestWords } from "@remanso/core/safety/nearest-word.ts";
import { distancesText } from "@remanso/core/safety/packed.ts";
import { phraseWords } from "@remanso/core/safety/phrases/phrase-words.ts";
import { wordPlace } from "@remanso/core/safety/token-features.ts";
import type { Lesson } from "./learned.ts";

const mostWords = 1600;
const leastVoices = 3;

/** Words that stand for something dangerous and that several voices use: what an unknown word may have been meant to be. */
export function tellingWords(lessons: readonly Lesson[]): string[] {
  const voices = new Map<string, Set<string>>();
  for (const { words, voice, isOwn, level } of lessons)
    for (const word of isOwn && level >= 2 ? words.filter(isTelling) : [])
      voices.set(word, (voices.get(word) ?? new Set()).add(voice));
  return [...voices]
    .filter(([, many]) => many.size >= leastVoices)
    .toSorted(([, one], [, other]) => other.size - one.size)
    .slice(0, mostWords)
    .map(([word]) => word)
    .toSorted();
}

function isTelling(word: string): boolean {
  return word.length >= 4 && conceptsOf(word).some(({ isOfDanger }) => isOfDanger);
}

/** The words one slip from those above, or from a word of the phrases, that people write as they are: their places, packed (packed.ts). */
export function usualWords(lessons: readonly Lesson[], telling: readonly string[]): string {
  const uses = usesOf(lessons);
  const nearest = nearestWords([...telling, ...phraseWords()]);
  const isUsual = ([word, use]: readonly [string, Use]) => {
    const meant = use.voices.size >= leastVoices ? nearest.near(word) : null;
    return meant !== null && !isSlip({ word, ...use }, { word: meant, ...(uses.get(meant) ?? unused) });
  };
  const places = new Set([...uses].filter(isUsual).map(([word]) => wordPlace(word)));
  return distancesText([...places].toSorted((one, other) => one - other));
}

interface Use {
  readonly voices: Set<string>;
  calm: number;
  danger: number;
}

const unused: Use = { voices: new Set(), calm: 0, danger: 0 };

function usesOf(lessons: readonly Lesson[]): ReadonlyMap<string, Use> {
  const uses = new Map<string, Use>();
  for (const { words, voice, isOwn, level } of lessons)
    for (const word of isOwn ? words : []) {
      const use = uses.get(word) ?? { voices: new Set(), calm: 0, danger: 0 };
      use.voices.add(voice);
      use[level < 2 ? "calm" : "danger"] += 1;
      uses.set(word, use);
    }
  return uses;
}

type Used = Use & { readonly word: string };

/**
 * Whether a word that several people wrote is a slip of theirs even so: it is rare beside the word it is near, has two of its letters swapped, or
 * is written by people in danger more than by others; and "killin" is "killing".
 */
function isSlip(one: Used, meant: Used): boolean {
  if (meant.word === `${one.word}g`) return true;
  const share = (one.calm + one.danger) / (meant.calm + meant.danger || 1);
  const isSwapped = [...one.word].toSorted().join("") === [...meant.word].toSorted().join("");
  return share < 0.01 || (share < 0.05 && isSwapped) || (share < 0.03 && one.danger > one.calm);
}
