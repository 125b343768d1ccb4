export interface Question {
  /** Of this question alone. */
  readonly p: number;
  /** How much of the whole chance of a false answer it may use; the shares of all questions sum to 1. */
  readonly share: number;
}

/**
 * The p of every question once it counts that all of them were asked: with those below .05 taken as found, the chance that
 * even one of them is false is at most 5 in 100, however they depend on each other (Holm's method with shares).
 */
export function familyWise(questions: readonly Question[]): number[] {
  const ordered = questions
    .map(({ p, share }, index) => ({ p, share, index }))
    .toSorted((one, other) => one.p / one.share - other.p / other.share);
  const corrected = new Array<number>(questions.length).fill(1);
  let left = questions.reduce((total, { share }) => total + share, 0);
  const all = left;
  let highest = 0;
  for (const { p, share, index } of ordered) {
    // questions already answered leave their share to those that are not; the family keeps `all`
    highest = Math.max(highest, Math.min(1, (p * left) / share));
    corrected[index] = Math.min(1, highest / all);
    left -= share;
  }
  return corrected;
}
