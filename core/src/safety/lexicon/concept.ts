import type { englishDaily } from "./daily-en.ts";
import type { englishDanger } from "./danger-en.ts";

/** What words near danger stand for; the same in every language. */
export type ConceptOfDanger = keyof typeof englishDanger;

/** What words of every day, of feelings and of how something is said stand for; the same in every language. */
export type ConceptOfEveryDay = keyof typeof englishDaily;

/** Concepts near danger that say when, who and how, and stand in harmless talk as often: no text is touched by danger for one of these. */
export const aroundDanger: ReadonlySet<ConceptOfDanger> = new Set([
  "alone",
  "attacker",
  "authority",
  "better",
  "birth",
  "calmdown",
  "chemical",
  "child",
  "clean",
  "effect",
  "future",
  "gaveup",
  "give",
  "help",
  "look",
  "means",
  "minor",
  "night",
  "revenge",
  "sleepless",
  "soon",
  "thank",
  "wake",
  "want",
  "worried",
]);
