/** A text as counts of its trigrams, scaled to length 1. */
export type Pieces = ReadonlyMap<string, number>;

/** The trigrams of each word, including its boundaries; the words come from `readableText().plain`. */
export function piecesOf(plain: string): Pieces {
  const counts = new Map<string, number>();
  for (const word of plain.split(" ").filter((part) => /[\p{L}\p{N}]/u.test(part))) {
    const bordered = `_${word}_`;
    for (let at = 0; at + 3 <= bordered.length; at += 1) {
      const piece = bordered.slice(at, at + 3);
      counts.set(piece, (counts.get(piece) ?? 0) + 1);
    }
  }
  const length = Math.hypot(...counts.values());
  return new Map([...counts].map(([piece, count]) => [piece, count / (length || 1)]));
}

/** How similar two texts are, from 0 (nothing in common) to 1 (the same trigrams equally often). */
export function likeness(one: Pieces, other: Pieces): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [piece, weight] of small) sum += weight * (large.get(piece) ?? 0);
  return sum;
}
