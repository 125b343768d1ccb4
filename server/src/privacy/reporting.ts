import type { Part } from "../answer-in-parts.ts";

/** Runs `work` and answers what it answers; what it says meanwhile are parts of `event`, of which only the latest is kept. */
export async function* reporting<Result>(
  event: Part["event"],
  work: (say: (what: number) => void) => Promise<Result>,
): AsyncGenerator<Part, Result> {
  let said: number | null = null;
  let wake = () => {};
  let isOver = false;
  const working = work((what) => {
    said = what;
    wake();
  }).finally(() => {
    isOver = true;
    wake();
  });
  // who awaits it below is told of a failure
  working.catch(() => undefined);
  while (!isOver) {
    if (said === null) await new Promise<void>((resolve) => (wake = resolve));
    const text = said;
    said = null;
    if (text !== null) yield { event, text: String(text) };
  }
  return working;
}
