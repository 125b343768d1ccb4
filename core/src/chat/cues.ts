import type { Language } from "../language.ts";
import type { Cues } from "./material/topic.ts";

type Test = (words: ReadonlySet<string>, list: readonly string[]) => boolean;

/** A line of cues made ready: how many of its groups there are, and whether all stand in a message. */
interface Line {
  readonly groups: number;
  readonly isIn: Test;
}

const ready = new WeakMap<Cues, Readonly<Record<Language, readonly Line[]>>>();

/**
 * The number of groups of the longest cue that is in the message, in either language; 0 when none is. `words` are those of the
 * message without accents, in lower case.
 */
export function strongestCue(cues: Cues, words: readonly string[]): number {
  const lines = linesOf(cues);
  const set = new Set(words);
  const found = [...lines.es, ...lines.en].filter(({ isIn }) => isIn(set, words));
  return Math.max(0, ...found.map(({ groups }) => groups));
}

/** How many different single-word cues of a topic are in the message, in either language. */
export function countCues(cues: Cues, words: readonly string[]): number {
  const set = new Set(words);
  const { es, en } = linesOf(cues);
  return Math.max(...[es, en].map((lines) => lines.filter(({ isIn }) => isIn(set, words)).length));
}

function linesOf(cues: Cues): Readonly<Record<Language, readonly Line[]>> {
  const known = ready.get(cues);
  if (known) return known;
  const made = { es: cues.es.map(lineOf), en: cues.en.map(lineOf) };
  ready.set(cues, made);
  return made;
}

function lineOf(cue: string): Line {
  const groups = cue.split(" ").filter((group) => group !== "");
  const tests = groups.map(groupOf);
  return { groups: groups.length, isIn: (set, list) => tests.every((isIn) => isIn(set, list)) };
}

function groupOf(group: string): Test {
  const choices = group.split("|");
  const whole = choices.filter((choice) => !choice.endsWith("*"));
  const beginnings = choices.filter((choice) => choice.endsWith("*")).map((choice) => choice.slice(0, -1));
  return (set, list) =>
    whole.some((word) => set.has(word)) ||
    beginnings.some((start) => list.some((word) => word.startsWith(start)));
}
