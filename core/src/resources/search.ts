interface Titled {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/**
 * The resources whose title or description has every word of `query` as the beginning of a word, ignoring accents and case, in the
 * given order, titles first: what can be found while typing, before the server answers for the texts, or without it. A query
 * without letters or digits finds nothing.
 */
export function searchTitles<Resource extends Titled>(
  resources: readonly Resource[],
  query: string,
): Resource[] {
  const wanted = folded(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (wanted.length === 0) return [];
  const has = (text: string) => {
    const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
    return wanted.every((begin) => words.some((word) => word.startsWith(begin)));
  };
  const inTitle = resources.filter(({ title }) => has(title));
  const others = resources.filter((one) => !inTitle.includes(one));
  return [...inTitle, ...others.filter(({ title, description }) => has(`${title} ${description}`))];
}

/** The text in lower case without accents, letter by letter, so its length does not change. */
export function folded(text: string): string {
  return Array.from(text.normalize("NFC"), (letter) => {
    const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join("");
}
