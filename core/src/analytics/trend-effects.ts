import { framesOf } from "./dependence.ts";
import { findingSeries, type FindingSeries, type NeedCount, type StressDay } from "./finding.ts";
import { measuredOf, seriesOf, type MeasuredDay, type MeasuredSeries } from "./stress-series.ts";
import { missingDays, trendTest, type TrendTest } from "./trend-of.ts";

export interface TrendEffect extends TrendTest {
  readonly series: FindingSeries;
  readonly measured: MeasuredSeries;
}

/**
 * The trend of overall stress, first, and of each category that was stated on enough days and differs from it on any. A category
 * that never differs, because one value was given for all, is the same question and is not tested again. `p` is uncorrected.
 */
export function trendEffects(days: readonly StressDay[]): { effects: TrendEffect[]; need: NeedCount | null } {
  const inOrder = measuredOf(days);
  const { at } = seriesOf(inOrder, "overall");
  const missing = missingDays(at);
  if (missing) return { effects: [], need: { kind: "trend", have: missing.have, need: missing.need } };
  const frames = framesOf(at);
  const effects = findingSeries.flatMap((series) => {
    const measured = seriesOf(inOrder, series);
    if (series !== "overall" && (isOverall(inOrder, series) || missingDays(measured.at))) return [];
    // the frames depend on the days only
    const own = measured.at.length === at.length ? frames : framesOf(measured.at);
    return { ...trendTest(measured, own), series, measured };
  });
  return { effects, need: null };
}

function isOverall(measured: readonly MeasuredDay[], series: FindingSeries): boolean {
  return measured.every(({ stress }) => {
    const value = stress[series];
    return value === null || Math.abs(value - stress.overall) < 1e-6;
  });
}
