/** A text as counts of its pieces of three letters, scaled to length 1. */
export type Pieces = ReadonlyMap<string, number>;

/** The pieces of three letters of each word and its borders; the words are those of `readableText().plain`. */
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

/** How alike two texts are, 0 (nothing in common) to 1 (the same pieces as often). */
export function likeness(one: Pieces, other: Pieces): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [piece, weight] of small) sum += weight * (large.get(piece) ?? 0);
  return sum;
}
