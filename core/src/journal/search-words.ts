/** Whether every word of `query` begins a word of `text`, ignoring accents and case. An empty query matches everything. */
export function hasWords(text: string, query: string): boolean {
  const words = wordsIn(text);
  return wordsIn(query).every((word) => words.some((one) => one.startsWith(word)));
}

/** All at once, not letter by letter: a journal is searched through whole. */
function wordsIn(text: string): readonly string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
