import { activityEffects } from "./activity-effect.ts";
import { familyWise } from "./family-wise.ts";
import {
  findingSeries,
  type Finding,
  type Findings,
  type FindingSeries,
  type NeedCount,
  type StressDay,
} from "./finding.ts";
import { dayNumber, measuredDays, type MeasuredDay } from "./measured-series.ts";
import { trendOf, type MeasuredTrend } from "./trend-of.ts";
import { weekdayEffects } from "./weekday-effect.ts";

export const SHARES = { trend: 0.6, weekday: 0.2, activity: 0.2, overall: 0.6 };
const sure = 0.05;
const leastChange = 1;

export function findPatterns(days: readonly StressDay[], seed: number): Findings & { debug: unknown } {
  const latest = Math.max(...days.map(({ date }) => dayNumber(date)));
  const recent = days.filter(({ date }) => dayNumber(date) > latest - 90);
  const measured = measuredDays(recent);
  const trends: { series: FindingSeries; trend: MeasuredTrend }[] = [];
  const needs: NeedCount[] = [];
  const first = measured[0]?.at ?? 0;
  const last = measured.at(-1)?.at ?? 0;
  for (const series of findingSeries) {
    if (series !== "overall" && measured.every((d) => d.stress[series] === d.stress.overall)) continue;
    const values = new Array<number | null>(last - first + 1).fill(null);
    for (const d of measured) values[d.at - first] = d.stress[series];
    const t = trendOf(values);
    if (t.enough) trends.push({ series, trend: t });
  }
  const weekday = weekdayEffects(recent, seed);
  const activity = activityEffects(recent, seed + 1);
  const total =
    (trends.length ? SHARES.trend : 0) +
    (weekday.effects.length ? SHARES.weekday : 0) +
    (activity.effects.length ? SHARES.activity : 0);
  const t = trends.length
    ? familyWise(
        trends.map(({ series, trend }) => ({
          p: trend.p,
          share:
            trends.length === 1
              ? 1
              : series === "overall"
                ? SHARES.overall
                : (1 - SHARES.overall) / (trends.length - 1),
        })),
      )
    : [];
  const debug = {
    trend: trends.map(({ series, trend }, i) => ({
      series,
      ...trend,
      p: ((t[i] ?? 1) * total) / SHARES.trend,
      raw: trend.p,
    })),
    weekday: weekday.effects.map((e) => ({ ...e, p: (e.p * total) / SHARES.weekday, raw: e.p })),
    activity: activity.effects.map((e) => ({ ...e, p: (e.p * total) / SHARES.activity, raw: e.p })),
  };
  return { debug } as never;
}
