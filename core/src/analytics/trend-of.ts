import { inflation, plausibleFrames, type PlausibleFrame } from "./dependence.ts";
import { exactChance, rankTrend, type RankTrend } from "./mann-kendall.ts";
import type { MeasuredSeries } from "./measured-series.ts";
import { chanceBeyond, normalBound } from "./normal-tail.ts";
import { theilSen } from "./theil-sen.ts";

export interface MeasuredTrend {
  readonly enough: true;
  /** Mann–Kendall's count: pairs of days that rise minus pairs that fall. */
  readonly s: number;
  /** Of this count or a stronger one by chance, with the dependence that the days may have; of one question alone. */
  readonly p: number;
  /** Points a day. */
  readonly slope: number;
  /** Points from the first to the last measured day, and the ends of its 95 % interval. */
  readonly change: number;
  readonly low: number;
  readonly high: number;
  /** Measured days. */
  readonly n: number;
}

/** Which minimum is missing: what there is of it, and what it takes. */
export interface TooFewDays {
  readonly enough: false;
  readonly have: number;
  readonly need: number;
}

// safety.md, statements about data: rising / falling
const fewestMeasured = 8;
const shortestSpan = 14;
// beyond this many days the normal distribution says the same
const exactUpTo = 20;

/**
 * Whether stress rises or falls over days, one value a day, null where nothing was measured: a rank test (Mann–Kendall)
 * averaged over every day-to-day dependence that the values make plausible, and the fitted line (Theil–Sen).
 */
export function trendOf(values: readonly (number | null)[]): MeasuredTrend | TooFewDays {
  const measured = values.flatMap((value, day) => (value === null ? [] : [{ day, value }]));
  const at = Float64Array.from(measured, ({ day }) => day);
  const span = at.length === 0 ? 0 : (at.at(-1) ?? 0) - (at[0] ?? 0) + 1;
  // both may be missing: what takes longer is said
  if (at.length < fewestMeasured && fewestMeasured - at.length >= shortestSpan - span)
    return { enough: false, have: at.length, need: fewestMeasured };
  if (span < shortestSpan) return { enough: false, have: span, need: shortestSpan };
  if (at.length < fewestMeasured) return { enough: false, have: at.length, need: fewestMeasured };
  return measuredTrend({ at, values: Float64Array.from(measured, ({ value }) => value) }, span);
}

function measuredTrend(series: MeasuredSeries, span: number): MeasuredTrend {
  const trend = rankTrend(series.values);
  const n = series.values.length;
  const places = Float64Array.from(series.values, (_, place) => 2 * place - (n - 1));
  const frames = plausibleFrames(series).map((frame) => ({ ...frame, inflation: inflation(places, frame) }));
  const inflated = frames.reduce((total, frame) => total + frame.weight * frame.inflation, 0);
  const p = frames.reduce((total, frame) => total + frame.weight * chanceOf(trend, frame, n), 0);
  const line = theilSen(series, normalBound * Math.sqrt(trend.variance * inflated));
  const days = span - 1;
  return {
    enough: true,
    s: trend.s,
    p,
    slope: line.slope,
    change: line.slope * days,
    low: line.low * days,
    high: line.high * days,
    n,
  };
}

/**
 * The chance of a count this far from zero with the frame's dependence. A count is the sum of every day's place in the order
 * of days with its place in the order of values, nearly; so it spreads as that sum does.
 */
function chanceOf(
  { s, variance, hasTies }: RankTrend,
  frame: PlausibleFrame & { readonly inflation: number },
  n: number,
): number {
  if (variance === 0 || s === 0) return 1;
  if (frame.rho === 0 && !hasTies && n <= exactUpTo) return exactChance(s, n);
  return chanceBeyond((Math.abs(s) - 1) / Math.sqrt(variance * frame.inflation));
}
