import { activityEffects, type ActivityEffect } from "./activity-effect.ts";
import { chanceShares, trendShares } from "./chance-shares.ts";
import { familyWise } from "./family-wise.ts";
import type { Finding, Findings, FindingSeries, StressDay } from "./finding.ts";
import { needsOf } from "./needs-of.ts";
import { dayNumber, measuredOf } from "./stress-series.ts";
import { trendEffects, type TrendEffect } from "./trend-effects.ts";
import { fittedLine } from "./trend-of.ts";
import { weekdayEffects, type WeekdayEffect } from "./weekday-effect.ts";

// decisions §8: the last 90 days; a pattern in at most 5 of 100 people whose days are pure chance; 1 − p, capped
const windowDays = 90;
const sure = 0.05;
const mostConfidence = 0.99;
// safety.md, statements about data: rising / falling
const leastChange = 1;

/**
 * What the last 90 days show, counted back from the latest day given: whether stress rises or falls, whether a weekday differs
 * from the others, and which types of activity go with higher or lower overall stress. With pure chance data, at most 5 people
 * in 100 get any finding at all. A category that equals overall stress on every day shares its trend and gets no finding of its
 * own. Only the most certain weekday is reported, because a weekday that stands out shifts the baseline of the others. The same
 * days and the same seed give the same answer.
 */
export function findPatterns(days: readonly StressDay[], seed: number): Findings {
  const latest = days.reduce((last, { date }) => Math.max(last, dayNumber(date)), -Infinity);
  const recent = days.filter(({ date }) => dayNumber(date) > latest - windowDays);
  const measured = measuredOf(recent);
  const trend = trendEffects(recent);
  const weekday = weekdayEffects(recent, seed);
  const activity = activityEffects(recent, seed);
  const share = chanceShares({
    trend: trend.effects.length,
    weekday: weekday.effects.length,
    activity: activity.effects.length,
  });
  const window = { from: measured[0]?.date ?? "", to: measured.at(-1)?.date ?? "" };
  const findings = [
    ...trendsFound(trend.effects, share.trend),
    ...weekdaysFound(weekday.effects, share.weekday),
    ...activitiesFound(activity.effects, share.activity),
  ]
    .filter(isSure)
    .map((found) => ({ ...found, ...window, confidence: Math.min(mostConfidence, 1 - found.p) }))
    .toSorted((one, other) => one.p - other.p);
  return {
    findings,
    trends: directionsOf(findings, trend.effects),
    needs: needsOf(measured.length, [trend.need, activity.need, weekday.need]),
    measuredDays: measured.length,
    tests: trend.effects.length + weekday.effects.length + activity.effects.length,
  };
}

/** A candidate finding, before it is known to be significant. */
type Found = Omit<Finding, "from" | "to" | "confidence">;

function trendsFound(effects: readonly TrendEffect[], share: number): Found[] {
  const eachShare = trendShares(share, effects.length);
  const corrected = familyWise(effects.map(({ p }, index) => ({ p, share: eachShare[index] ?? 0 })));
  return effects.flatMap((effect, index) => {
    const p = corrected[index] ?? 1;
    // the line is the slowest part, so it is computed only for significant trends
    if (p >= sure) return [];
    const { change, low, high } = fittedLine(effect.measured, effect);
    const { series, n } = effect;
    const none = { weekday: null, activityType: null, nWith: null };
    return Math.abs(change) < leastChange
      ? []
      : [{ kind: "trend", series, ...none, effect: change, low, high, p, n, method: "mann_kendall" }];
  });
}

function weekdaysFound(effects: readonly WeekdayEffect[], share: number): Found[] {
  const clearest = effects
    .toSorted((one, other) => one.p - other.p || Math.abs(other.effect) - Math.abs(one.effect))
    .slice(0, 1);
  return clearest.map(({ p, ...effect }) => ({
    ...effect,
    kind: "weekday",
    series: "overall",
    activityType: null,
    p: Math.min(1, p / share),
    method: "permutation",
  }));
}

function activitiesFound(effects: readonly ActivityEffect[], share: number): Found[] {
  return effects.map(({ p, ...effect }) => ({
    ...effect,
    kind: "activity",
    series: "overall",
    weekday: null,
    p: Math.min(1, p / share),
    method: "permutation",
  }));
}

/** Significant by its test, and with an interval that excludes zero. */
function isSure({ p, low, high }: Found): boolean {
  return p < sure && low * high > 0;
}

function directionsOf(findings: readonly Finding[], asked: readonly TrendEffect[]): Findings["trends"] {
  const directionOf = (series: FindingSeries) => {
    const own = asked.some((effect) => effect.series === series) ? series : "overall";
    const trend = findings.find((finding) => finding.kind === "trend" && finding.series === own);
    if (!trend) return "stable";
    return trend.effect > 0 ? "increasing" : "decreasing";
  };
  return {
    overall: directionOf("overall"),
    work: directionOf("work"),
    financial: directionOf("financial"),
    personal: directionOf("personal"),
    global: directionOf("global"),
  };
}
