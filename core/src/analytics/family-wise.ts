export interface Question {
  /** The chance of its answer if there is nothing to find, as if nothing else were asked. */
  readonly p: number;
  /** How much of the whole chance of a false answer it may use; the shares of all questions sum to 1 at most. */
  readonly share: number;
}

/**
 * For each question its p once it counts that all of them were asked: when those below 0.05 are taken as found, the chance
 * that even one of them is false is at most 5 in 100, however they depend on each other (Holm's method, with shares). Shares
 * that sum to less than 1 hold the rest of the chance back.
 */
export function familyWise(questions: readonly Question[]): number[] {
  const all = questions.reduce((total, { share }) => total + share, 0);
  const corrected = questions.map(() => 1);
  const ordered = [...questions.entries()].toSorted(
    ([, one], [, other]) => one.p / one.share - other.p / other.share,
  );
  let open = all;
  let highest = 0;
  for (const [index, { p, share }] of ordered) {
    // what was found leaves its share to the questions that are still open
    highest = Math.max(highest, Math.min(1, (p * open) / (share * all)));
    corrected[index] = highest;
    open -= share;
  }
  return corrected;
}
