import { framesOf } from "./dependence.ts";
import { findingSeries, type FindingSeries, type NeedCount, type StressDay } from "./finding.ts";
import { measuredOf, seriesOf, type MeasuredDay, type MeasuredSeries } from "./stress-series.ts";
import { missingDays, trendTest, type TrendTest } from "./trend-of.ts";

export interface TrendEffect extends TrendTest {
  readonly series: FindingSeries;
  readonly measured: MeasuredSeries;
}

/**
 * The trend of overall stress, first, and of each category that differs from it on any day. A category that never differs,
 * because one value was given for all, is the same question and is not tested again. `p` is uncorrected.
 */
export function trendEffects(days: readonly StressDay[]): { effects: TrendEffect[]; need: NeedCount | null } {
  const inOrder = measuredOf(days);
  const { at } = seriesOf(inOrder, "overall");
  const missing = missingDays(at);
  if (missing) return { effects: [], need: { kind: "trend", have: missing.have, need: missing.need } };
  const frames = framesOf(at);
  const own = findingSeries.filter((series) => series === "overall" || !isOverall(inOrder, series));
  const effects = own.map((series) => {
    const measured = seriesOf(inOrder, series);
    return { ...trendTest(measured, frames), series, measured };
  });
  return { effects, need: null };
}

function isOverall(measured: readonly MeasuredDay[], series: FindingSeries): boolean {
  return measured.every(({ stress }) => Math.abs(stress[series] - stress.overall) < 1e-6);
}
