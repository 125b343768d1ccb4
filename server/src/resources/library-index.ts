import MiniSearch, { type Query } from "minisearch";
import type { Language } from "@remanso/core/language.ts";
import type { ResourceHit } from "@remanso/core/resources/contract.ts";
import { kindredWords } from "@remanso/core/resources/kindred-words.ts";
import type { LibraryResource } from "@remanso/core/resources/library.ts";
import { excerptOf } from "./excerpt.ts";
import { isEmptyWord, isTwoWords, stemOf, wordsOf } from "./word-stems.ts";

type Library = readonly LibraryResource[];

/** Answers what somebody looks for in the library: the resources found, the best first, among those that `isOpen` lets through. */
export type LibrarySearch = (query: string, isOpen: (id: string) => boolean) => ResourceHit[];

const fields: string[] = ["title", "description", "content"];
const nearness = { boost: { title: 12, description: 5 } };
// what was typed counts whole, the beginning of a word or a word with one wrong letter less, a word of the same kin least
const weights = { prefix: 0.6, fuzzy: 0.3 };
const kinWeight = 0.5;
const shortestBeginning = 4;
// with so many that have every word, the others are left out
const enough = 3;

/**
 * An index of the library in one language. It knows words in all their forms, the beginnings of words, one wrong letter in a
 * longer word, and words by which others look for the same thing. Those that have every word of the query come first; where
 * they are few, those that have any follow. What stands in a title weighs most, then what stands in a description.
 */
export function libraryIndex(library: Library, language: Language): LibrarySearch {
  const stems = (text: string) =>
    wordsOf(text)
      .filter(({ word }) => !isEmptyWord(language, word))
      .map(({ word }) => stemOf(language, word));
  const tokenize = (text: string) => stems(text).filter((stem) => !isTwoWords(language, stem));
  const index = new MiniSearch({ fields, tokenize, processTerm: (term) => term });
  index.addAll(library.map(({ id, texts }) => ({ id, ...texts[language] })));
  const contents = new Map(library.map(({ id, texts }) => [id, texts[language].content]));
  const kin = kindredWords[language].map(stems);

  return (query, isOpen) => {
    const wanted = stems(query).map((word) => ({ word, kin: kinOf(word, kin) }));
    if (wanted.length === 0) return [];
    const ask = (combineWith: "AND" | "OR") =>
      index.search(
        { combineWith, queries: wanted.map(inAnyForm) },
        { ...nearness, filter: ({ id }) => isOpen(id) },
      );
    const all = ask("AND");
    const any = all.length < enough ? ask("OR").filter(({ id }) => all.every((one) => one.id !== id)) : [];
    return [...all, ...any].map(({ id, terms, match }) => ({
      id,
      // what the title or the description says is on the card already
      excerpt: Object.values(match).every((found) => found.every((field) => field === "content"))
        ? excerptOf(contents.get(id) ?? "", (word) => terms.includes(stemOf(language, word)))
        : null,
    }));
  };
}

/** A word that is looked for, and the others by which people look for the same. Stems. */
interface Wanted {
  readonly word: string;
  readonly kin: readonly string[];
}

function kinOf(word: string, lines: readonly (readonly string[])[]): string[] {
  const related = new Set(lines.filter((line) => line.includes(word)).flat());
  related.delete(word);
  return [...related];
}

function inAnyForm({ word, kin }: Wanted): Query {
  return {
    combineWith: "OR",
    queries: [
      {
        queries: [word],
        prefix: word.length >= shortestBeginning,
        fuzzy: word.length >= 5 ? 1 : false,
        weights,
      },
      { queries: [...kin], boostTerm: () => kinWeight },
    ],
  };
}
