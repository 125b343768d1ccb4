import { folded } from "../resources/search.ts";

/** Whether every word of `query` begins a word of `text`, without regard to accents and case. A query without words finds all. */
export function hasWords(text: string, query: string): boolean {
  const wanted = folded(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return wanted.every((word) => words.some((one) => one.startsWith(word)));
}
