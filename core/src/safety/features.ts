import { conceptsOf } from "./concepts.ts";
import type { ReadableText } from "./normalise.ts";

/** The features of a message are hashed to whole numbers below this: 24 bits. */
export const featureSpace = 1 << 24;

/**
 * What the classifier sees of a message: its words, pairs of words, words with one between, and pieces of 3 to 5 letters within words, each
 * hashed to a number below `featureSpace`; without repetition, in no order. A text of many thousand letters is read in part: its
 * beginning and its end.
 */
export function featuresOf({ plain, bare }: ReadableText): number[] {
  const words = bare.split(" ").filter((word) => word !== "");
  const read =
    words.length > mostWords ? [...words.slice(0, mostWords / 2), ...words.slice(-mostWords / 2)] : words;
  const places = new Set<number>();
  read.forEach((word, at) => {
    places.add(placeOf(`w ${word}`));
    const next = read[at + 1];
    const afterNext = read[at + 2];
    if (next !== undefined) places.add(placeOf(`b ${word} ${next}`));
    if (next !== undefined && afterNext !== undefined) {
      places.add(placeOf(`s ${word} ${afterNext}`));
      places.add(placeOf(`t ${word} ${next} ${afterNext}`));
    }
    addPieces(places, `_${word.slice(0, longestWord)}_`);
  });
  addConcepts(places, plain);
  places.add(placeOf(`length ${Math.min(6, Math.floor(Math.log2(words.length + 1)))}`));
  return [...places];
}

const mostWords = 400;
const longestWord = 24;

/** What is spoken of, what of it stands together in a sentence, and what follows what. */
function addConcepts(places: Set<number>, plain: string): void {
  for (const sentence of plain.slice(0, mostLetters).split(/[.!?;]/)) {
    const told = sentence.split(" ").flatMap((word) => conceptsOf(word));
    const all = [...new Set(told)].sort();
    for (const [at, concept] of all.entries()) {
      places.add(placeOf(`c ${concept}`));
      for (const other of all.slice(at + 1)) places.add(placeOf(`p ${concept} ${other}`));
    }
    told.forEach((concept, at) => {
      const next = told[at + 1];
      if (next !== undefined && next !== concept) places.add(placeOf(`f ${concept} ${next}`));
    });
  }
}

const mostLetters = 2400;

function addPieces(places: Set<number>, word: string): void {
  for (let size = 3; size <= 5; size += 1) {
    for (let from = 0; from + size <= word.length; from += 1)
      places.add(placeOf(word.slice(from, from + size)));
  }
}

function placeOf(text: string): number {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) & (featureSpace - 1);
}
