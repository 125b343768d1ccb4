import { faultOfAnswer } from "@remanso/core/safety/answer-check.ts";
import { repeats, runsOf } from "@remanso/core/safety/answer/repeats.ts";
import { learnedReaders } from "@remanso/core/safety/learned-readers.ts";
import { ModelFailed } from "./model-client.ts";

/**
 * The pieces of a model's answer, sentence by sentence, each only after it was read together with what stands before it and found fit to be
 * shown. Throws ModelFailed with the fault's name at the first that is not, for an answer that repeats `instructions`, and for one without a
 * word. safety.md: the model's answer is read as a person's words are
 */
export async function* screened(pieces: AsyncIterable<string>, instructions: string): AsyncGenerator<string> {
  const secret = runsOf(instructions);
  let shown = "";
  let held = "";
  for await (const piece of pieces) {
    // what was searched before has no end, except that a sign at its end may turn out to be one
    const searched = Math.max(0, held.length - 3);
    held += piece;
    const end = endOfSentence(held, searched);
    if (end === 0) continue;
    requireFit(before(shown) + held.slice(0, end), secret);
    shown += held.slice(0, end);
    yield held.slice(0, end);
    held = held.slice(end);
  }
  const whole = shown + held;
  if (whole.trim() === "") throw new ModelFailed("empty");
  requireFit(whole, secret);
  if (held !== "") yield held;
}

// answers are of 40 to 90 words; of a longer one the end is read at each sentence, and the whole once, so that the time stays linear
const readAgain = 1500;

function before(shown: string): string {
  return shown.length <= readAgain ? shown : shown.slice(shown.indexOf(" ", shown.length - readAgain) + 1);
}

function requireFit(answer: string, secret: ReadonlySet<string>): void {
  const fault = repeats(answer, secret) ? "prompt" : faultOfAnswer(answer, learnedReaders());
  if (fault !== null) throw new ModelFailed(`unfit: ${fault}`);
}

/** Where the last whole sentence ends, 0 when none has. A full stop between letters or digits is none. */
function endOfSentence(text: string, from: number): number {
  const ends = [...text.slice(from).matchAll(/[.!?…]["”»)]?\s+|\n+/g)];
  const last = ends.at(-1);
  return last ? from + last.index + last[0].length : 0;
}
