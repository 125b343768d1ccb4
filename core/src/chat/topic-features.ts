import type { TopicLexicon } from "./topic-lexicon.ts";

// words that say nothing about a topic, in any language of the product
const empty = new Set(
  "a al con de del el en es la las lo los me mi no o que se si su un una y ya the a an and of in on to is it i my me that for with was are be".split(
    " ",
  ),
);

const pieceLength = 5;
const longestWord = 24;

// more words on a topic than these say no more
const mostCounted = 3;

/**
 * The features of a message as whole numbers of 32 bits, each once: its words, pairs of neighbours, pieces of five letters, and how many words
 * of each topic it has. The words are those of `readableText().plain`.
 */
export function pieceFeatures(words: readonly string[], lexicon: TopicLexicon): number[] {
  const found = new Set<number>();
  for (const [topic, count] of lexicon.counts(words))
    for (let many = 1; many <= Math.min(count, mostCounted); many += 1)
      found.add(hashOf(`t ${topic} ${many}`));
  words.forEach((word, at) => {
    const before = words[at - 1];
    if (before !== undefined) found.add(hashOf(`b ${before} ${word}`));
    if (empty.has(word)) return;
    found.add(wordFeature(word));
    const bordered = `_${word.slice(0, longestWord)}_`;
    for (let from = 0; from + pieceLength <= bordered.length; from += 1)
      found.add(hashOf(bordered.slice(from, from + pieceLength)));
  });
  return [...found];
}

/** The feature of a word by itself: a reader that has a weight for it has met the word. */
export function wordFeature(word: string): number {
  return hashOf(`w ${word}`);
}

function hashOf(text: string): number {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
