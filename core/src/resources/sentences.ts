/** A piece of a text, by its place in it (UTF-16 offsets). */
export interface Span {
  readonly startsAt: number;
  readonly endsAt: number;
}

/**
 * The sentences of `text` by their places, without the spaces around them: in order, none overlapping, every letter in one of
 * them. A voice is given one at a time: some browsers fall silent in the middle of a long text.
 */
export function sentenceSpansOf(text: string): readonly Span[] {
  return [...text.matchAll(/[\s\S]*?[.!?…]+["”’»)]*(?=\s|$)|[\s\S]+$/g)].flatMap(({ 0: piece, index }) => {
    const startsAt = index + (piece.length - piece.trimStart().length);
    const endsAt = index + piece.trimEnd().length;
    return endsAt > startsAt ? [{ startsAt, endsAt }] : [];
  });
}

/** How many words `text` has; a dash between spaces is none. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
