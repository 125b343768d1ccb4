import type { MeasuredSeries } from "./stress-series.ts";
import { squares, sum, without } from "./vectors.ts";

// A day resembles the one before. Beside its level and its direction a series is taken as a first-order autoregression on
// the calendar: over a gap of g days the correlation is ρ^g, so that a day without a measurement needs no invented value.

/** One dependence of a day on the day before, and what it makes of a level and a direction over the measured days. */
export interface Frame {
  /** ρ, the correlation of a day with the day before. */
  readonly rho: number;
  readonly at: Float64Array;
  /** Of length 1, at right angles to each other, whitened as `innovations` does. */
  readonly level: Float64Array;
  readonly direction: Float64Array;
  /** The frame's own part in the restricted log-likelihood of any series on these days. */
  readonly logLikelihood: number;
}

export interface PlausibleFrame extends Frame {
  /** How plausible the values make this ρ; the weights of all frames sum to 1. */
  readonly weight: number;
}

const strongest = 0.9;
const step = 0.05;
const negligible = 0.005;
const rhos = Array.from({ length: Math.round(strongest / step) + 1 }, (_, index) => index * step);

/**
 * The dependences from 0 to 0.9 that the series may have, weighted by their restricted likelihood (each as likely as the
 * others beforehand). A few weeks cannot tell their own dependence: a test that weighs all that fit, instead of trusting the
 * one that fits best, keeps its promise.
 */
export function plausibleFrames({ at, values }: MeasuredSeries): PlausibleFrame[] {
  const independent = frameOf(at, 0);
  const isStraight = squares(residuals(independent, values)) <= 1e-9 * (1 + squares(values));
  if (isStraight) return [{ ...independent, weight: 1 }];
  const frames = rhos.map((rho) => frameOf(at, rho));
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

/** What is left of `values` beside dependence, level and direction: as good as drawn by lot. */
export function residuals(frame: Frame, values: Float64Array): Float64Array {
  return without(besideLevel(frame, values), frame.direction);
}

/** What is left of `values` beside dependence and level. */
export function besideLevel({ at, rho, level }: Frame, values: Float64Array): Float64Array {
  return without(innovations(values, at, rho), level);
}

/** How many times as much a sum of days with these weights spreads as it would if no day depended on another. */
export function inflationOf(weights: Float64Array, { at, rho }: Pick<Frame, "at" | "rho">): number {
  let carried = 0;
  let crossed = 0;
  for (let index = 1; index < weights.length; index++) {
    carried = likeness(at, index, rho) * (carried + (weights[index - 1] ?? 0));
    crossed += carried * (weights[index] ?? 0);
  }
  return 1 + (2 * crossed) / squares(weights);
}

function frameOf(at: Float64Array, rho: number): Frame {
  const first = at[0] ?? 0;
  const wholeLevel = innovations(new Float64Array(at.length).fill(1), at, rho);
  const levelLength = Math.sqrt(squares(wholeLevel));
  const level = wholeLevel.map((part) => part / levelLength);
  const days = at.map((day) => day - first);
  const wholeDirection = without(innovations(days, at, rho), level);
  const directionLength = Math.sqrt(squares(wholeDirection));
  const direction = wholeDirection.map((part) => part / directionLength);
  const spread = sum(at.map((_, index) => (index === 0 ? 0 : Math.log(1 - likeness(at, index, rho) ** 2))));
  const logLikelihood = -spread / 2 - Math.log(levelLength) - Math.log(directionLength);
  return { rho, at, level, direction, logLikelihood };
}

/** What each day brings beside what the measured day before it let expect, all on the scale of the values. */
function innovations(values: Float64Array, at: Float64Array, rho: number): Float64Array {
  const news = values.slice();
  for (let index = 1; index < news.length; index++) {
    const expected = likeness(at, index, rho);
    news[index] = ((values[index] ?? 0) - expected * (values[index - 1] ?? 0)) / Math.sqrt(1 - expected ** 2);
  }
  return news;
}

/** The correlation of a measured day with the measured day before it. */
function likeness(at: Float64Array, index: number, rho: number): number {
  return rho ** ((at[index] ?? 0) - (at[index - 1] ?? 0));
}
