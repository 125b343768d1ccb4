import { findingSeries, type FindingSeries, type NeedCount, type StressDay } from "./finding.ts";
import { assessedOf, measuredOf, seriesOf, type MeasuredDay } from "./stress-series.ts";
import { missingDays, trendDaysOf, trendTest, type TrendDays, type TrendTest } from "./trend-of.ts";

export interface TrendEffect {
  readonly of: FindingSeries;
  readonly test: TrendTest;
  /** Days on which this stress was stated, the first and the last of them. */
  readonly n: number;
  readonly from: string;
  readonly to: string;
}

/**
 * The trend of overall stress, first, and of each category stated on enough days of its own: from check-ins where there are
 * enough of them, else from assessments. A category that never differs from the whole is the same question and is not tested again.
 * The need is that of overall stress.
 */
export function trendEffects(days: readonly StressDay[]): { effects: TrendEffect[]; need: NeedCount | null } {
  const measured = oneInstrument(days);
  const missing = missingDays(seriesOf(measured, "overall").at);
  if (missing) return { effects: [], need: { kind: "trend", have: missing.have, need: missing.need } };
  let trendDays: TrendDays | null = null;
  const effects = findingSeries.flatMap((of) => {
    const stated = measured.filter(({ stress }) => stress[of] !== null);
    const { at, values } = seriesOf(stated, of);
    if (of !== "overall" && (missingDays(at) || isWhole(stated, of))) return [];
    // mostly all are stated on the same days
    trendDays = trendDays && isSame(trendDays.at, at) ? trendDays : trendDaysOf(at);
    const dates = { from: stated[0]?.date ?? "", to: stated.at(-1)?.date ?? "" };
    return [{ of, test: trendTest(trendDays, values), n: stated.length, ...dates }];
  });
  return { effects, need: null };
}

// decisions §8: one instrument at a time
function oneInstrument(days: readonly StressDay[]): MeasuredDay[] {
  const stated = measuredOf(days);
  if (!missingDays(seriesOf(stated, "overall").at)) return stated;
  const assessed = assessedOf(days);
  return assessed.length > stated.length ? assessed : stated;
}

function isWhole(stated: readonly MeasuredDay[], of: FindingSeries): boolean {
  return stated.every(({ stress }) => Math.abs((stress[of] ?? stress.overall) - stress.overall) < 1e-6);
}

function isSame(one: Float64Array, other: Float64Array): boolean {
  return one.length === other.length && one.every((day, index) => day === other[index]);
}
