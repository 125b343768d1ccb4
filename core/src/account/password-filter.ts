/** A Bloom filter of words: whatever was put in is found, and very little else. */
export interface WordFilter {
  readonly bits: Uint8Array;
}

// 26 bits a word and 18 looks: one in 250,000 other words is taken for one of these
const bitsPerWord = 26;
const looks = 18;

/** A filter that knows these words. */
export function filterOf(words: readonly string[]): WordFilter {
  const bits = new Uint8Array(Math.ceil((words.length * bitsPerWord) / 8));
  for (const word of words) {
    const placeAt = placesOf(word, bits.length * 8);
    for (let look = 0; look < looks; look += 1) {
      const place = placeAt(look);
      bits[place >>> 3] = (bits[place >>> 3] ?? 0) | (1 << (place & 7));
    }
  }
  return { bits };
}

/** True for every word that the filter was made of, and by chance for one in about 250,000 others. */
export function isInFilter({ bits }: WordFilter, word: string): boolean {
  const placeAt = placesOf(word, bits.length * 8);
  for (let look = 0; look < looks; look += 1) {
    const place = placeAt(look);
    if (((bits[place >>> 3] ?? 0) & (1 << (place & 7))) === 0) return false;
  }
  return true;
}

/** Where each look goes: two hashes give all places (Kirsch and Mitzenmacher). */
function placesOf(word: string, size: number): (look: number) => number {
  const first = hashOf(word, 0x9747b28c);
  const second = (hashOf(word, 0x3c6ef372) | 1) >>> 0;
  return (look) => (first + look * second) % size;
}

/** MurmurHash3's mixing, over UTF-16 units: 32 bits. */
function hashOf(word: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < word.length; at += 1) {
    hash ^= Math.imul(rotated(Math.imul(word.charCodeAt(at), 0xcc9e2d51), 15), 0x1b873593);
    hash = (Math.imul(rotated(hash, 13), 5) + 0xe6546b64) | 0;
  }
  hash ^= word.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function rotated(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}
