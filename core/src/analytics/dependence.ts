import type { MeasuredSeries } from "./measured-series.ts";

// A day resembles the one before: what is left of a series beside its level and its direction is taken as a first-order
// autoregression, whose dependence ρ^g over a gap of g days needs no measurement in between.

/** One dependence of a day on the day before, and the level and the direction of a series as they look once it is taken out. */
export interface Frame {
  /** ρ: the correlation of a day with the day before, 0 up to 0.9. */
  readonly rho: number;
  readonly at: Float64Array;
  readonly level: Float64Array;
  readonly direction: Float64Array;
  /** What the frame itself adds to the log-likelihood of a series. */
  readonly logLikelihood: number;
}

export interface PlausibleFrame extends Frame {
  /** How plausible the values make this ρ: the weights of all frames sum to 1. */
  readonly weight: number;
}

const strongest = 0.9;
const step = 0.05;
const negligible = 0.005;
const rhos = Array.from({ length: Math.round(strongest / step) + 1 }, (_, index) => index * step);

/**
 * Every dependence from none to 0.9 that the series could have, weighted by its restricted likelihood. A short series cannot
 * tell its own dependence: to weigh all that fit, instead of taking the best, is what keeps tests on it honest.
 */
export function plausibleFrames({ at, values }: MeasuredSeries): PlausibleFrame[] {
  const frames = rhos.map((rho) => frameOf(at, rho));
  const logs = frames.map((frame) => {
    const left = squares(leftOver(frame, values));
    return frame.logLikelihood - ((values.length - 2) / 2) * Math.log(left);
  });
  const [first] = frames;
  if (!logs.every(Number.isFinite) || isStraight(values, first)) return first ? [{ ...first, weight: 1 }] : [];
  const best = Math.max(...logs);
  const likely = logs.map((log) => Math.exp(log - best));
  const all = sum(likely);
  const kept = frames.flatMap((frame, index) => {
    const weight = (likely[index] ?? 0) / all;
    return weight < negligible ? [] : [{ ...frame, weight }];
  });
  const keptWeight = sum(kept.map(({ weight }) => weight));
  return kept.map((frame) => ({ ...frame, weight: frame.weight / keptWeight }));
}

/** `values` without the frame's dependence, level and direction: what chance alone put there, as alike as draws of a lot. */
export function leftOver({ at, rho, level, direction }: Frame, values: Float64Array): Float64Array {
  const news = newsOf(values, at, rho);
  takeOut(news, level);
  takeOut(news, direction);
  return news;
}

export function squares(values: Float64Array): number {
  return dot(values, values);
}

export function dot(a: Float64Array, b: Float64Array): number {
  let total = 0;
  for (let index = 0; index < a.length; index++) total += (a[index] ?? 0) * (b[index] ?? 0);
  return total;
}

/** How many times as much a sum of days with these weights varies as it would if the days did not depend on each other. */
export function inflation(weights: Float64Array, { at, rho }: Pick<Frame, "at" | "rho">): number {
  let carried = 0;
  let crossed = 0;
  for (let index = 1; index < weights.length; index++) {
    const kept = rho ** ((at[index] ?? 0) - (at[index - 1] ?? 0));
    carried = kept * (carried + (weights[index - 1] ?? 0));
    crossed += carried * (weights[index] ?? 0);
  }
  return 1 + (2 * crossed) / squares(weights);
}

function frameOf(at: Float64Array, rho: number): Frame {
  const level = newsOf(new Float64Array(at.length).fill(1), at, rho);
  const levelSize = makeUnit(level);
  const first = at[0] ?? 0;
  const direction = newsOf(
    at.map((day) => day - first),
    at,
    rho,
  );
  takeOut(direction, level);
  const directionSize = makeUnit(direction);
  let spread = 0;
  for (let index = 1; index < at.length; index++)
    spread += Math.log(1 - rho ** (2 * ((at[index] ?? 0) - (at[index - 1] ?? 0))));
  const logLikelihood = -spread / 2 - Math.log(levelSize) - Math.log(directionSize);
  return { rho, at, level, direction, logLikelihood };
}

/** What each day brings beside what the last measured one let expect, all of one spread. */
function newsOf(values: Float64Array, at: Float64Array, rho: number): Float64Array {
  const news = new Float64Array(values.length);
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? 0;
    if (index === 0) {
      news[0] = value;
      continue;
    }
    const kept = rho ** ((at[index] ?? 0) - (at[index - 1] ?? 0));
    news[index] = (value - kept * (values[index - 1] ?? 0)) / Math.sqrt(1 - kept * kept);
  }
  return news;
}

function takeOut(values: Float64Array, unit: Float64Array): void {
  const along = dot(values, unit);
  for (let index = 0; index < values.length; index++)
    values[index] = (values[index] ?? 0) - along * (unit[index] ?? 0);
}

function makeUnit(values: Float64Array): number {
  const size = Math.sqrt(squares(values));
  for (let index = 0; index < values.length; index++) values[index] = (values[index] ?? 0) / size;
  return size;
}

function isStraight(values: Float64Array, frame: Frame | undefined): boolean {
  return !frame || squares(leftOver(frame, values)) <= 1e-9 * (1 + squares(values));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
export function besideLevel({ at, rho, level }: Frame, values: Float64Array): Float64Array {
  const news = newsOf(values, at, rho);
  takeOut(news, level);
  return news;
}
