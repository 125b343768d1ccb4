/** Whether every word of `query` begins a word of `text`, ignoring accents and case. An empty query matches everything. */
export function hasWords(text: string, query: string): boolean {
  return areAmong(wordsIn(query), wordsIn(text));
}

/** The same for words of both (`wordsIn`), where many texts are searched again and again. */
export function areAmong(sought: readonly string[], words: readonly string[]): boolean {
  return sought.every((word) => words.some((one) => one.startsWith(word)));
}

/** The words of a text without accents and capitals. All at once, not letter by letter: a journal is searched through whole. */
export function wordsIn(text: string): readonly string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
