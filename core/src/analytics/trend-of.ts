import { framesOf, inflationOf, plausibleFrames, type Frame, type PlausibleFrame } from "./dependence.ts";
import { exactChance, rankTrend, type RankTrend } from "./mann-kendall.ts";
import { chanceBeyond, normalBound } from "./normal-tail.ts";
import { exact, type MeasuredSeries } from "./stress-series.ts";
import { theilSen } from "./theil-sen.ts";
import { sum } from "./vectors.ts";

export interface TrendTest {
  /** Mann–Kendall's count: rising pairs of days minus falling ones. */
  readonly s: number;
  /** The standard deviation of the count under chance, given the dependence the days may have. */
  readonly spread: number;
  /** The chance of a count this strong without any trend; uncorrected. */
  readonly p: number;
  /** Measured days. */
  readonly n: number;
}

export interface FittedLine {
  /** Points per day. */
  readonly slope: number;
  /** Points from the first to the last measured day, and the ends of its 95 % interval. */
  readonly change: number;
  readonly low: number;
  readonly high: number;
}

export interface MeasuredTrend extends TrendTest, FittedLine {
  readonly enough: true;
}

/** Below a minimum: how much there is and how much it takes. `need` is 8 for measured days, 14 for days from first to last. */
export interface TooFewDays {
  readonly enough: false;
  readonly have: number;
  readonly need: number;
}

// safety.md, statements about data: rising / falling
const fewestMeasured = 8;
const shortestSpan = 14;
// with more days than this the normal approximation gives the same result
const exactUpTo = 20;

/**
 * Whether stress rises or falls over days, one value per day, null for days without a measurement: the Mann–Kendall rank test,
 * averaged over every plausible day-to-day correlation, and the Theil–Sen line.
 */
export function trendOf(values: readonly (number | null)[]): MeasuredTrend | TooFewDays {
  const measured = values.flatMap((value, day) => (value === null ? [] : [{ day, value: exact(value) }]));
  const series = {
    at: Float64Array.from(measured, ({ day }) => day),
    values: Float64Array.from(measured, ({ value }) => value),
  };
  const missing = missingDays(series.at);
  if (missing) return missing;
  const test = trendTest(series);
  return { enough: true, ...test, ...fittedLine(series, test) };
}

/** What these measured days still need for a trend, or null. If both minimums are missing, the one that takes longer. */
export function missingDays(at: Float64Array): TooFewDays | null {
  const have = at.length;
  const span = have === 0 ? 0 : (at[have - 1] ?? 0) - (at[0] ?? 0) + 1;
  if (have < fewestMeasured && fewestMeasured - have >= shortestSpan - span)
    return { enough: false, have, need: fewestMeasured };
  return span < shortestSpan ? { enough: false, have: span, need: shortestSpan } : null;
}

/** The test alone; `frames` are those of the series' days. */
export function trendTest(series: MeasuredSeries, frames: readonly Frame[] = framesOf(series.at)): TrendTest {
  const trend = rankTrend(series.values);
  const n = series.values.length;
  // the count is almost the sum over days of time rank times value rank, so it has about the same variance
  const places = Float64Array.from(series.values, (_, place) => 2 * place - (n - 1));
  const plausible = plausibleFrames(series, frames).map((frame) => ({
    ...frame,
    inflation: inflationOf(places, frame),
  }));
  const inflation = sum(plausible.map((frame) => frame.weight * frame.inflation));
  const p = sum(plausible.map((frame) => frame.weight * chanceOf(trend, frame, n)));
  return { s: trend.s, spread: Math.sqrt(trend.variance * inflation), p: Math.min(1, p), n };
}

/** The line through the days, and its margin of error. */
export function fittedLine(series: MeasuredSeries, { spread }: TrendTest): FittedLine {
  const { slope, low, high } = theilSen(series, normalBound * spread);
  const days = (series.at.at(-1) ?? 0) - (series.at[0] ?? 0);
  return { slope, change: slope * days, low: low * days, high: high * days };
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
