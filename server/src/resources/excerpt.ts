import type { ResourceHit } from "@remanso/core/resources/contract.ts";
import { wordsOf, type PlacedWord } from "./word-stems.ts";

const around = 70;

/** The words around the first one in the text that `isFound` accepts, with where it stands; null when there is none. */
export function excerptOf(content: string, isFound: (word: string) => boolean): ResourceHit["excerpt"] {
  const text = plainText(content);
  const found = wordsOf(text).find(({ word }) => isFound(word));
  return found ? cutAround(text, found) : null;
}

function cutAround(text: string, { word, start: at }: PlacedWord): ResourceHit["excerpt"] {
  const end = at + word.length;
  const from = at <= around ? 0 : text.indexOf(" ", at - around) + 1;
  const to = end + around >= text.length ? text.length : text.lastIndexOf(" ", end + around);
  const start = at - from + (from > 0 ? 2 : 0);
  return {
    text: `${from > 0 ? "… " : ""}${text.slice(from, Math.max(to, end))}${to < text.length ? " …" : ""}`,
    start,
    end: start + word.length,
  };
}

/** The text without the marks of headings, lists and bold words. */
function plainText(content: string): string {
  return content
    .replace(/^(#+|-) /gm, "")
    .replaceAll("**", "")
    .replace(/\s+/g, " ")
    .normalize("NFC");
}
