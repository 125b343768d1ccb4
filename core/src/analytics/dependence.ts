import type { MeasuredSeries } from "./stress-series.ts";
import { makeUnit, squares, sum, without } from "./vectors.ts";

// A day resembles the one before. Beside its level and its direction a series is taken as a first-order autoregression on
// the calendar: over a gap of g days the correlation is ρ^g, so that a day without a measurement needs no invented value.

/** One dependence of a day on the day before, and what it makes of a level and a direction over the measured days. */
export interface Frame {
  /** ρ, the correlation of a day with the day before. */
  readonly rho: number;
  /** Of each measured day with the measured day before it: ρ^g over g days; 0 for the first. */
  readonly likeness: Float64Array;
  /** The spread of each day beside what the one before it let expect, as a share of the whole spread. */
  readonly newSpread: Float64Array;
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

/** A frame for each dependence from 0 to 0.9 over these days, whatever is measured on them. */
export function framesOf(at: Float64Array): Frame[] {
  return rhos.map((rho) => frameOf(at, rho));
}

/** What is left of `values` beside dependence, level and direction: as good as drawn by lot. */
export function residuals(frame: Frame, values: Float64Array): Float64Array {
  return without(besideLevel(frame, values), frame.direction);
}

/** What is left of `values` beside dependence and level. */
export function besideLevel(frame: Frame, values: Float64Array): Float64Array {
  return without(innovations(values, frame), frame.level);
}

/** How many times as much a sum of days with these weights spreads as it would if no day depended on another. */
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

/** What each day brings beside what the measured day before it let expect, all on the scale of the values. */
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
