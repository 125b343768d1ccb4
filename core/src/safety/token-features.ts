import { conceptsOf, type Concept } from "./concepts.ts";
import type { Worded } from "./passages.ts";

/** Features are hashed to whole numbers below this: 21 bits, of which few are ever known. */
export const featureSpace = 1 << 21;

/** What a reader sees at one word: the word and the pieces of it, and how it follows what stands before it in its sentence. */
export interface TokenFeatures {
  readonly own: readonly number[];
  readonly joined: readonly number[];
}

const longestWord = 24;
const reach = 4;

/**
 * The features of each word of a text. `own`: the word, its pieces of 3 to 5 letters, and what it stands for (concepts.ts). `joined`: the word with
 * the one and the two before it, and its concepts with those of the four words before it. Nothing reaches over the beginning of a sentence, so
 * that the features of any passage are those of its words, added up.
 */
export function tokenFeatures({ words, starts }: Worded): TokenFeatures[] {
  const begins = new Set(starts);
  const concepts = words.map(conceptsOf);
  let start = 0;
  return words.map((word, at) => {
    if (begins.has(at)) start = at;
    const before = at - 1 >= start ? words[at - 1] : undefined;
    const beforeThat = at - 2 >= start ? words[at - 2] : undefined;
    const joined: number[] = [placed(fed(fed(fed(pairMark, before ?? ""), " "), word))];
    if (before !== undefined && beforeThat !== undefined) {
      joined.push(placed(fed(fed(fed(skipMark, beforeThat), " "), word)));
      joined.push(placed(fed(fed(fed(fed(fed(threeMark, beforeThat), " "), before), " "), word)));
    }
    const mine = concepts[at] ?? [];
    for (let from = mine.length > 0 ? at - 1 : -1; from >= Math.max(start, at - reach); from -= 1)
      pushPairs(joined, mine, concepts[from] ?? []);
    return { own: ownFeatures(word), joined };
  });
}

/** The concepts of a word with those of an earlier one. */
function pushPairs(places: number[], mine: readonly Concept[], earlier: readonly Concept[]): void {
  for (const other of earlier)
    for (const concept of mine)
      if (other !== concept && (other.isOfDanger || concept.isOfDanger))
        places.push(placed(fed(fed(fed(conceptsMark, other.name), " "), concept.name)));
}

const known = new Map<string, readonly number[]>();
const mostKnown = 20_000;
const shortestPiece = 3;
const longestPiece = 5;

/** The same list for the same word, as long as the word is kept, so that readers can keep what they make of it. */
function ownFeatures(word: string): readonly number[] {
  const found = known.get(word);
  if (found) return found;
  const places = new Set([wordPlace(word), ...conceptsOf(word).map(({ name }) => placeOf(`c ${name}`))]);
  const inMarks = `_${word.slice(0, longestWord)}_`;
  for (let from = 0; from + shortestPiece <= inMarks.length; from += 1) {
    let mixed = seed;
    for (let at = from; at < Math.min(from + longestPiece, inMarks.length); at += 1) {
      mixed = fedWith(mixed, inMarks.charCodeAt(at));
      if (at - from + 1 >= shortestPiece) places.add(placed(mixed));
    }
  }
  const fresh = [...places];
  if (known.size < mostKnown) known.set(word, fresh);
  return fresh;
}

/** What `make` makes of a list of own features, made once for each list. */
export function keptFor<Made extends object>(
  make: (own: readonly number[]) => Made,
): (own: readonly number[]) => Made {
  const kept = new WeakMap<readonly number[], Made>();
  return (own) => {
    const found = kept.get(own);
    if (found) return found;
    const made = make(own);
    kept.set(own, made);
    return made;
  };
}

/** The place of a word by itself: a reader that has a weight there has met the word. */
export function wordPlace(word: string): number {
  return placeOf(`w ${word}`);
}

// a hash of parts of a text one after the other is the hash of the whole: nothing has to be put together
const seed = 0x811c9dc5;

function fedWith(mixed: number, code: number): number {
  return Math.imul(mixed ^ code, 0x01000193);
}

function fed(mixed: number, text: string): number {
  let all = mixed;
  for (let at = 0; at < text.length; at += 1) all = fedWith(all, text.charCodeAt(at));
  return all;
}

function placed(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) & (featureSpace - 1);
}

function placeOf(text: string): number {
  return placed(fed(seed, text));
}

const pairMark = fed(seed, "b ");
const skipMark = fed(seed, "s ");
const threeMark = fed(seed, "t ");
const conceptsMark = fed(seed, "p ");
