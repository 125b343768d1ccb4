export interface Question {
  /** The p-value of this question on its own. */
  readonly p: number;
  /** How much of the total error rate it may use; the shares of all questions add up to 1 at most. */
  readonly share: number;
}

/**
 * Each question's p, corrected for all the questions asked: when those below 0.05 count as found, the chance of even one false
 * finding is at most 5 in 100, however the questions depend on each other (Holm's method, weighted). If the shares add up to
 * less than 1, the rest of the chance is held back.
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
    // a finding releases its share to the questions that are still open
    highest = Math.max(highest, Math.min(1, (p * open) / (share * all)));
    corrected[index] = highest;
    open -= share;
  }
  return corrected;
}
