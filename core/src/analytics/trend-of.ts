import { inflationOf, plausibleFrames, type PlausibleFrame } from "./dependence.ts";
import { exactChance, rankTrend, type RankTrend } from "./mann-kendall.ts";
import { exact, type MeasuredSeries } from "./stress-series.ts";
import { chanceBeyond, normalBound } from "./normal-tail.ts";
import { theilSen } from "./theil-sen.ts";
import { sum } from "./vectors.ts";

export interface MeasuredTrend {
  readonly enough: true;
  /** Mann–Kendall's count: pairs of days that rise minus pairs that fall. */
  readonly s: number;
  /** The chance of this count or a stronger one without any trend, with the dependence that the days may have. */
  readonly p: number;
  /** Points a day. */
  readonly slope: number;
  /** Points that the fitted line changes from the first to the last measured day, and the ends of its 95 % interval. */
  readonly change: number;
  readonly low: number;
  readonly high: number;
  /** Measured days. */
  readonly n: number;
}

/** Below a minimum: what there is of it, and what it takes. `need` is 8 for measured days, 14 for days from first to last. */
export interface TooFewDays {
  readonly enough: false;
  readonly have: number;
  readonly need: number;
}

// safety.md, statements about data: rising / falling
const fewestMeasured = 8;
const shortestSpan = 14;
// with more days than these the normal distribution says the same
const exactUpTo = 20;

/**
 * Whether stress rises or falls over days, one value a day, null where nothing was measured: the rank test of Mann and Kendall,
 * averaged over every day-to-day dependence that the values make plausible, and the line of Theil and Sen. `p` is that of this
 * question alone. Both minimums may be missing: what takes longer is told.
 */
export function trendOf(values: readonly (number | null)[]): MeasuredTrend | TooFewDays {
  const measured = values.flatMap((value, day) => (value === null ? [] : [{ day, value: exact(value) }]));
  const n = measured.length;
  const span = (measured.at(-1)?.day ?? -1) - (measured[0]?.day ?? 0) + 1;
  if (n < fewestMeasured && fewestMeasured - n >= shortestSpan - span)
    return { enough: false, have: n, need: fewestMeasured };
  if (span < shortestSpan) return { enough: false, have: span, need: shortestSpan };
  return measuredTrend({
    at: Float64Array.from(measured, ({ day }) => day),
    values: Float64Array.from(measured, ({ value }) => value),
  });
}

function measuredTrend(series: MeasuredSeries): MeasuredTrend {
  const { at, values } = series;
  const n = values.length;
  const trend = rankTrend(values);
  // the count is, nearly, the sum of every day's place in time times its place among the values: it spreads as such a sum does
  const places = Float64Array.from(values, (_, place) => 2 * place - (n - 1));
  const frames = plausibleFrames(series).map((frame) => ({
    ...frame,
    inflation: inflationOf(places, frame),
  }));
  const p = sum(frames.map((frame) => frame.weight * chanceOf(trend, frame, n)));
  const inflation = sum(frames.map((frame) => frame.weight * frame.inflation));
  const line = theilSen(series, normalBound * Math.sqrt(trend.variance * inflation));
  const days = (at.at(-1) ?? 0) - (at[0] ?? 0);
  return {
    enough: true,
    s: trend.s,
    p: Math.min(1, p),
    slope: line.slope,
    change: line.slope * days,
    low: line.low * days,
    high: line.high * days,
    n,
  };
}

function chanceOf(
  { s, variance, hasTies }: RankTrend,
  { rho, inflation }: PlausibleFrame & { readonly inflation: number },
  n: number,
): number {
  if (s === 0) return 1;
  if (rho === 0 && !hasTies && n <= exactUpTo) return exactChance(s, n);
  return chanceBeyond((Math.abs(s) - 1) / Math.sqrt(variance * inflation));
}
