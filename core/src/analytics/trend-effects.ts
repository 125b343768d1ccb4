import { findingSeries, type FindingSeries, type NeedCount, type StressDay } from "./finding.ts";
import { measuredOf, type MeasuredDay } from "./stress-series.ts";
import { trendOf, type MeasuredTrend } from "./trend-of.ts";

export interface TrendEffect extends MeasuredTrend {
  readonly series: FindingSeries;
}

/**
 * The trend of the overall stress and of each category that differs from it on any day. A category that never does, because
 * only one value was given for all, is the same question and not asked again. `p` is that of each question alone.
 */
export function trendEffects(days: readonly StressDay[]): { effects: TrendEffect[]; need: NeedCount | null } {
  const measured = measuredOf(days);
  const overall = trendOf(dailyValues(measured, "overall"));
  if (!overall.enough)
    return { effects: [], need: { kind: "trend", have: overall.have, need: overall.need } };
  const categories = findingSeries.flatMap((series) => {
    const trend = isOverall(measured, series) ? null : trendOf(dailyValues(measured, series));
    return trend?.enough ? [{ ...trend, series }] : [];
  });
  return { effects: [{ ...overall, series: "overall" }, ...categories], need: null };
}

function isOverall(measured: readonly MeasuredDay[], series: FindingSeries): boolean {
  return measured.every(({ stress }) => Math.abs(stress[series] - stress.overall) < 1e-6);
}

/** One value for each day from the first measured to the last. */
function dailyValues(measured: readonly MeasuredDay[], series: FindingSeries): (number | null)[] {
  const first = measured[0]?.at ?? 0;
  const last = measured.at(-1)?.at ?? first - 1;
  const values = Array.from({ length: last - first + 1 }, (): number | null => null);
  for (const { at, stress } of measured) values[at - first] = stress[series];
  return values;
}
