/** A range of a text (UTF-16 offsets). */
export interface Span {
  readonly startsAt: number;
  readonly endsAt: number;
}

/**
 * The sentences of `text` as ranges without surrounding spaces: in order, not overlapping, covering every letter. Voices get one
 * sentence at a time, because some browsers stop in the middle of a long text.
 */
export function sentenceSpansOf(text: string): readonly Span[] {
  return [...text.matchAll(/[\s\S]*?[.!?…]+["”’»)]*(?=\s|$)|[\s\S]+$/g)].flatMap(({ 0: piece, index }) => {
    const startsAt = index + (piece.length - piece.trimStart().length);
    const endsAt = index + piece.trimEnd().length;
    return endsAt > startsAt ? [{ startsAt, endsAt }] : [];
  });
}

/** How many words `text` has; a dash between spaces does not count. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
