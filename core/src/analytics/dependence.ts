import { squares } from "./vectors.ts";

// Each day resembles the one before. Beside what is adjusted for, a series is modeled as a first-order autoregression on the
// calendar: over a gap of g days the correlation is ρ^g, so missing days need no invented values.

/** One possible day-to-day correlation over the measured days. */
export interface Frame {
  /** ρ, the correlation of a day with the day before. */
  readonly rho: number;
  /** The correlation of each measured day with the previous one: ρ^g over g days; 0 for the first. */
  readonly likeness: Float64Array;
  /** The standard deviation of each day given the previous one, as a share of the total standard deviation. */
  readonly newSpread: Float64Array;
  /** The sum of the logarithms of `newSpread`. */
  readonly logSpread: number;
}

const rhos = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;

/**
 * The correlations from 0 to 0.9 that the days may have. A few weeks of data cannot determine the correlation, so a test that
 * averages over all plausible values keeps its error rate, while one that trusts the best fit does not.
 */
export function framesOf(at: Float64Array): Frame[] {
  return rhos.map((rho) => {
    const likeness = at.map((day, index) => (index === 0 ? 0 : rho ** (day - (at[index - 1] ?? 0))));
    const newSpread = likeness.map((like) => Math.sqrt(1 - like * like));
    const logSpread = newSpread.reduce((total, spread) => total + Math.log(spread), 0);
    return { rho, likeness, newSpread, logSpread };
  });
}

/**
 * Each day's difference from what yesterday's level predicts, scaled back to the scale of the values: with the right ρ these
 * are independent. Of a day after a gap, the level before the gap predicts less.
 */
export function innovations(values: Float64Array, { likeness, newSpread }: Frame): Float64Array {
  const news = new Float64Array(values.length);
  let before = 0;
  for (let index = 0; index < news.length; index++) {
    const value = values[index] ?? 0;
    news[index] = (value - (likeness[index] ?? 0) * before) / (newSpread[index] ?? 1);
    before = value;
  }
  return news;
}

/** How many times larger the variance of this weighted sum is than it would be for independent days. */
export function inflationOf(weights: Float64Array, { likeness }: Pick<Frame, "likeness">): number {
  let carried = 0;
  let crossed = 0;
  for (let index = 1; index < weights.length; index++) {
    carried = (likeness[index] ?? 0) * (carried + (weights[index - 1] ?? 0));
    crossed += carried * (weights[index] ?? 0);
  }
  return 1 + (2 * crossed) / squares(weights);
}
