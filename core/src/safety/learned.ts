/** A linear model for each step; the weight of a feature is a whole number from -7 to 7, to be multiplied by `scale`. */
export interface Step {
  readonly scale: number;
  readonly bias: number;
  /** From raw score to probability: 1 / (1 + e^-(slope × score + shift)), fitted on voices that training has not seen. */
  readonly slope: number;
  readonly shift: number;
  /** The probability from which the step counts as taken, chosen for recall first. */
  readonly threshold: number;
}

/**
 * What was learned: the steps and, in base64, each known feature in the order of its number: the difference to the number before
 * (7 bits a byte, low bits first, the high bit set where more follow), then two bytes with a weight of 4 bits for each step.
 */
export interface Learned {
  readonly steps: readonly Step[];
  readonly features: string;
}
