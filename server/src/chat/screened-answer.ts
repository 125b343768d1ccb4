import { faultOfAnswer } from "@remanso/core/safety/answer-check.ts";
import { ModelFailed } from "./model-client.ts";

/**
 * The pieces of a model's answer, sentence by sentence, each only after everything so far was found fit to be shown. Throws ModelFailed with
 * the fault's name at the first that is not, and for an answer without a word. safety.md: the model's answer is screened too
 */
export async function* screened(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let shown = "";
  let held = "";
  for await (const piece of pieces) {
    held += piece;
    const end = endOfSentence(held);
    if (end === 0) continue;
    requireFit(shown + held.slice(0, end));
    shown += held.slice(0, end);
    yield held.slice(0, end);
    held = held.slice(end);
  }
  requireFit(shown + held);
  if ((shown + held).trim() === "") throw new ModelFailed("empty");
  if (held !== "") yield held;
}

function requireFit(answer: string): void {
  const fault = faultOfAnswer(answer);
  if (fault !== null) throw new ModelFailed(`unfit: ${fault}`);
}

/** Where the last whole sentence ends, 0 when none has. A full stop between letters or digits is none. */
function endOfSentence(text: string): number {
  const ends = [...text.matchAll(/[.!?…]["”»)]?\s+|\n+/g)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}
