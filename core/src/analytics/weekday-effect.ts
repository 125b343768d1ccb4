import type { NeedCount, StressDay } from "./finding.ts";
import { estimates, groundsOf, settled, type Estimate } from "./regression.ts";
import { levelAndDirection, measuredOf, seriesOf, weekdayColumns } from "./stress-series.ts";
import { dot, sum } from "./vectors.ts";

export interface WeekdayEffect extends Estimate {
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number;
  /** Measured days, and how many of them are on the weekday. */
  readonly n: number;
  readonly nWith: number;
  /** The plain difference of the two means, which can be checked by hand. */
  readonly difference: number;
}

// safety.md, statements about data: weekday effect
const fewestWeeks = 4;

/**
 * Each weekday against the six others, by overall stress, beside level and straight trend. Tested once every weekday has four
 * measurements, which takes at least four weeks, wherever the gaps are.
 */
export function weekdayEffects(days: readonly StressDay[]): {
  effects: WeekdayEffect[];
  need: NeedCount | null;
} {
  const series = seriesOf(measuredOf(days), "overall");
  const columns = weekdayColumns(series.at);
  const weeks = Math.min(...columns.map(sum));
  if (weeks < fewestWeeks) return { effects: [], need: { kind: "weekday", have: weeks, need: fewestWeeks } };
  const ground = settled(groundsOf(series.at, levelAndDirection(series.at)), series.values);
  const n = series.values.length;
  const total = sum(series.values);
  const effects = columns.flatMap((column, index) => {
    const [estimate] = estimates(ground, [column]);
    if (!estimate) return [];
    const nWith = sum(column);
    const totalWith = dot(column, series.values);
    const difference = totalWith / nWith - (total - totalWith) / (n - nWith);
    return [{ ...estimate, weekday: index + 1, n, nWith, difference }];
  });
  return { effects, need: null };
}
