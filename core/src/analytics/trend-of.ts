import { inflationOf } from "./dependence.ts";
import { exactChance, rankTrend } from "./mann-kendall.ts";
import { chanceBeyond } from "./normal-tail.ts";
import { beside, groundsOf, orthogonal, settled, type Ground } from "./regression.ts";
import { levelAndDirection, weekdayColumns, type MeasuredSeries } from "./stress-series.ts";
import { theilSen } from "./theil-sen.ts";
import { sum } from "./vectors.ts";

export interface TrendTest {
  /** The chance of a trend this strong where there is none; uncorrected. */
  readonly p: number;
  /** The standard deviation of Mann–Kendall's count under chance, given the dependence the days may have. */
  readonly spread: number;
  /** The days it was tested on, adjusted for the weekday once there are enough of each. */
  readonly series: MeasuredSeries;
}

/** Below a minimum: how much there is and how much it takes. `need` is 8 for measured days, 14 for days from first to last. */
interface TooFewDays {
  readonly have: number;
  readonly need: number;
}

// safety.md, statements about data: rising / falling
const fewestMeasured = 8;
const shortestSpan = 14;
// as for weekday effects: with fewer, a weekday's own level is mostly noise
const fewestOfWeekday = 4;
// with more days than this the normal approximation gives the same result
const exactUpTo = 20;

/** What these measured days still need for a trend, or null. If both minimums are missing, the one that takes longer. */
export function missingDays(at: Float64Array): TooFewDays | null {
  const have = at.length;
  const span = have === 0 ? 0 : (at[have - 1] ?? 0) - (at[0] ?? 0) + 1;
  if (have < fewestMeasured && fewestMeasured - have >= shortestSpan - span)
    return { have, need: fewestMeasured };
  return span < shortestSpan ? { have: span, need: shortestSpan } : null;
}

/** Days on which trends are tested, whatever was stated on them: made once for all kinds of stress stated on the same days. */
export interface TrendDays {
  readonly at: Float64Array;
  readonly grounds: readonly Ground[];
  /** The weekdays' own part beside level and direction, as unit vectors; none where there are too few of a weekday. */
  readonly weekdays: readonly Float64Array[];
}

export function trendDaysOf(at: Float64Array): TrendDays {
  const straight = levelAndDirection(at);
  const weekdays = weekdayColumns(at);
  if (Math.min(...weekdays.map(sum)) < fewestOfWeekday)
    return { at, grounds: groundsOf(at, straight), weekdays: [] };
  // beside level and direction, so that no rise is taken for a weekday's
  const own = orthogonal(weekdays, orthogonal(straight, []).units).units;
  return { at, grounds: groundsOf(at, [...straight, ...weekdays]), weekdays: own };
}

/**
 * Whether stress rises or falls: the Mann–Kendall rank test over the days beside the weekday's own level, averaged over every
 * plausible day-to-day correlation.
 */
export function trendTest({ at, grounds, weekdays }: TrendDays, stated: Float64Array): TrendTest {
  const values = beside(stated.slice(), weekdays).map((value) => Math.round(value * 1e6) / 1e6);
  const { s, variance, hasTies } = rankTrend(values);
  const n = values.length;
  // the count is almost the sum over days of time rank times value rank, so it has about the same variance
  const places = Float64Array.from(values, (_, place) => 2 * place - (n - 1));
  let p = 0;
  let inflation = 0;
  for (const { frame, weight } of settled(grounds, stated)) {
    const own = inflationOf(places, frame);
    inflation += weight * own;
    if (s === 0) p += weight;
    else if (frame.rho === 0 && !hasTies && n <= exactUpTo) p += weight * exactChance(s, n);
    else p += weight * chanceBeyond((Math.abs(s) - 1) / Math.sqrt(variance * own));
  }
  return { p: Math.min(1, p), spread: Math.sqrt(variance * inflation), series: { at, values } };
}

/** The Theil–Sen line: points from the first to the last day, and their standard error. */
export function fittedChange({ series, spread }: TrendTest): { effect: number; error: number } {
  // Sen's interval at one standard error on either side
  const { slope, low, high } = theilSen(series, spread);
  const days = (series.at.at(-1) ?? 0) - (series.at[0] ?? 0);
  return { effect: slope * days, error: ((high - low) / 2) * days };
}
