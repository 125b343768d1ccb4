import type { MeasuredSeries } from "./stress-series.ts";
import { makeUnit, squares, sum, without } from "./vectors.ts";

// Each day resembles the one before. After removing level and trend, a series is modeled as a first-order autoregression on the
// calendar: over a gap of g days the correlation is ρ^g, so missing days need no invented values.

/** One possible day-to-day correlation, with the level and trend vectors it gives over the measured days. */
export interface Frame {
  /** ρ, the correlation of a day with the day before. */
  readonly rho: number;
  /** The correlation of each measured day with the previous one: ρ^g over g days; 0 for the first. */
  readonly likeness: Float64Array;
  /** The standard deviation of each day given the previous one, as a share of the total standard deviation. */
  readonly newSpread: Float64Array;
  /** Orthogonal unit vectors, whitened the way `innovations` does it. */
  readonly level: Float64Array;
  readonly direction: Float64Array;
  /** The part of the restricted log-likelihood that depends on the frame but not on the values. */
  readonly logLikelihood: number;
}

export interface PlausibleFrame extends Frame {
  /** The likelihood of this ρ given the values; the weights of all frames add up to 1. */
  readonly weight: number;
}

const strongest = 0.9;
const step = 0.05;
const negligible = 0.005;
const rhos = Array.from({ length: Math.round(strongest / step) + 1 }, (_, index) => index * step);

/**
 * The correlations from 0 to 0.9 that the series may have, weighted by restricted likelihood with a uniform prior. A few weeks
 * of data cannot determine the correlation, so a test that averages over all plausible values keeps its error rate, while one
 * that trusts the best fit does not.
 */
export function plausibleFrames(
  { at, values }: MeasuredSeries,
  frames: readonly Frame[] = framesOf(at),
): PlausibleFrame[] {
  const straight = frames.slice(0, 1).filter((independent) => isStraight(independent, values));
  if (straight.length > 0) return straight.map((frame) => ({ ...frame, weight: 1 }));
  const logs = frames.map(
    (frame) => frame.logLikelihood - ((at.length - 2) / 2) * Math.log(squares(residuals(frame, values))),
  );
  const highest = Math.max(...logs);
  const likely = logs.map((log) => Math.exp(log - highest));
  const all = sum(likely);
  const weighed = frames.map((frame, index) => ({ ...frame, weight: (likely[index] ?? 0) / all }));
  const kept = weighed.filter(({ weight }) => weight >= negligible);
  const keptWeight = sum(kept.map(({ weight }) => weight));
  return kept.map((frame) => ({ ...frame, weight: frame.weight / keptWeight }));
}

/** A frame for each correlation from 0 to 0.9 over these days, independent of the values. */
export function framesOf(at: Float64Array): Frame[] {
  return rhos.map((rho) => frameOf(at, rho));
}

/** The residuals of `values` after removing dependence, level and trend: close to independent noise. */
export function residuals(frame: Frame, values: Float64Array): Float64Array {
  return without(besideLevel(frame, values), frame.direction);
}

/** The residuals of `values` after removing dependence and level. */
export function besideLevel(frame: Frame, values: Float64Array): Float64Array {
  return without(innovations(values, frame), frame.level);
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

function isStraight(independent: Frame, values: Float64Array): boolean {
  return squares(residuals(independent, values)) <= 1e-9 * (1 + squares(values));
}

function frameOf(at: Float64Array, rho: number): Frame {
  const likeness = at.map((day, index) => (index === 0 ? 0 : rho ** (day - (at[index - 1] ?? 0))));
  const newSpread = likeness.map((like) => Math.sqrt(1 - like * like));
  const days = { likeness, newSpread };
  const first = at[0] ?? 0;
  const level = innovations(new Float64Array(at.length).fill(1), days);
  const levelLength = makeUnit(level);
  const direction = without(
    innovations(
      at.map((day) => day - first),
      days,
    ),
    level,
  );
  const directionLength = makeUnit(direction);
  const spread = sum(newSpread.map(Math.log));
  const logLikelihood = -spread - Math.log(levelLength) - Math.log(directionLength);
  return { rho, ...days, level, direction, logLikelihood };
}

/** Each day's difference from what the previous measured day predicts, scaled back to the scale of the values. */
function innovations(
  values: Float64Array,
  { likeness, newSpread }: Pick<Frame, "likeness" | "newSpread">,
): Float64Array {
  const news = new Float64Array(values.length);
  let before = 0;
  for (let index = 0; index < news.length; index++) {
    const value = values[index] ?? 0;
    news[index] = (value - (likeness[index] ?? 0) * before) / (newSpread[index] ?? 1);
    before = value;
  }
  return news;
}
