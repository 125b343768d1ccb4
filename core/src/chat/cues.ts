import type { Cues } from "./talk.ts";

type Test = (words: ReadonlySet<string>, list: readonly string[]) => boolean;

/** A compiled cue: the number of its groups, and whether a message contains all of them. */
interface Line {
  readonly groups: number;
  readonly isIn: Test;
}

const ready = new WeakMap<Cues, readonly Line[]>();

/**
 * The number of groups of the longest cue that the message matches; 0 if it matches none. `words` are the message's words in lower case and
 * without accents.
 */
export function strongestCue(cues: Cues, words: readonly string[]): number {
  const set = new Set(words);
  return Math.max(
    0,
    ...linesOf(cues)
      .filter(({ isIn }) => isIn(set, words))
      .map(({ groups }) => groups),
  );
}

/** How many different cues the message contains. */
export function countCues(cues: Cues, words: readonly string[]): number {
  const set = new Set(words);
  return linesOf(cues).filter(({ isIn }) => isIn(set, words)).length;
}

function linesOf(cues: Cues): readonly Line[] {
  const known = ready.get(cues);
  if (known) return known;
  const made = cues.map(lineOf);
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
