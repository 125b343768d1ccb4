import { readableText } from "../normalise.ts";

// shorter runs are shared by accident: "the emotional support program of Remanso" is also what the program says of itself
const run = 8;

/** The runs of eight words of a text that must not be repeated. */
export function runsOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text);
  return new Set(words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(" ")));
}

/** True where the answer has eight words in a row from `runs`. */
export function repeats(answer: string, runs: ReadonlySet<string>): boolean {
  const words = wordsOf(answer);
  return words.some((_, at) => at + run <= words.length && runs.has(words.slice(at, at + run).join(" ")));
}

function wordsOf(text: string): string[] {
  return readableText(text)
    .clear.split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}
