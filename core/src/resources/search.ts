import type { ResourceHit } from "./contract.ts";

interface Searched {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly content: string;
}

/**
 * The resources whose title, description or text contains every word of `query` as the beginning of a word, ignoring accents and
 * case. Matches in titles come first, then descriptions, then texts, each in the given order. A query without letters or digits
 * finds nothing.
 */
export function searchResources(resources: readonly Searched[], query: string): ResourceHit[] {
  const wanted = folded(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (wanted.length === 0) return [];
  const found = resources.flatMap((resource) => {
    const places = [resource.title, `${resource.title} ${resource.description}`, allOf(resource)].map(folded);
    const rank = places.findIndex((place) => wanted.every((word) => wordStart(place, word) >= 0));
    return rank < 0 ? [] : [{ rank, hit: { id: resource.id, excerpt: excerptOf(resource.content, wanted) } }];
  });
  return found.sort((one, other) => one.rank - other.rank).map(({ hit }) => hit);
}

/** The text in lower case without accents, letter by letter, so its length does not change. */
export function folded(text: string): string {
  return Array.from(text.normalize("NFC"), (letter) => {
    const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join("");
}

const around = 70;

/** The words around the first match in the text; null when only the title or the description matches. */
function excerptOf(content: string, wanted: readonly string[]): ResourceHit["excerpt"] {
  const text = content
    .replace(/^(#+|-) /gm, "")
    .replaceAll("**", "")
    .replace(/\s+/g, " ")
    .normalize("NFC");
  const plain = folded(text);
  const [first] = wanted
    .map((word) => ({ at: wordStart(plain, word), length: word.length }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => other.length - one.length);
  if (!first) return null;
  const from = first.at <= around ? 0 : text.indexOf(" ", first.at - around) + 1;
  const to =
    first.at + first.length + around >= text.length
      ? text.length
      : text.lastIndexOf(" ", first.at + first.length + around);
  const start = first.at - from + (from > 0 ? 2 : 0);
  return {
    text: `${from > 0 ? "… " : ""}${text.slice(from, Math.max(to, first.at + first.length))}${to < text.length ? " …" : ""}`,
    start,
    end: start + first.length,
  };
}

function allOf({ title, description, content }: Searched): string {
  return `${title} ${description} ${content}`;
}

/** Where a word of `text` begins with `word`; -1 when none does. Both are folded. */
function wordStart(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) return at;
  }
  return -1;
}
