import type { AnalyticsPoint, Insight, Pattern, Trend } from "@remanso/core/analytics/contract.ts";
import { addDays } from "@remanso/core/progress/local-date.ts";
import type { MeasurementSource } from "@remanso/core/analytics/measurement-source.ts";
import { measuredBy, sourceOf } from "./source-line.ts";

// safety: a mean needs 3 points
const leastForMean = 3;
// specification §9: the trend needs 2 points
const leastForTrend = 2;
// the latest look, on a Monday, saw 90 days that began up to a week before those of today
const lookAgeDays = 7;

export interface Summary {
  /** Days whose stress was measured. */
  readonly measuredDays: number;
  /** The mean stress of the measured days, 0–10; null below the least number of them. */
  readonly mean: number | null;
  readonly leastForMean: number;
  readonly change: Change;
  readonly completed: number;
}

/** How the stress of the last day differs from that of the first, both measured in the same way. */
interface Change {
  readonly source: MeasurementSource | null;
  /** Days measured in that way. */
  readonly days: number;
  readonly leastDays: number;
  /** Last minus first; null below the least number of days. */
  readonly points: number | null;
}

/** The figures of a period. decisions §8: carried days count neither for the mean nor for the trend. */
export function summaryOf(points: readonly AnalyticsPoint[]): Summary {
  const measured = points.filter((point) => point.measured).flatMap((point) => point.overallStress ?? []);
  const sum = measured.reduce((total, value) => total + value, 0);
  return {
    measuredDays: measured.length,
    mean: measured.length >= leastForMean ? sum / measured.length : null,
    leastForMean,
    change: changeOf(points),
    completed: points.reduce((total, { activitiesCompleted }) => total + activitiesCompleted, 0),
  };
}

/** Whether a period has nothing to count yet: the four figures would be dashes and zeros. */
export function saysNothing({ mean, change, completed }: Summary): boolean {
  return mean === null && change.points === null && completed === 0;
}

/** Whether another period can show anything else: with a single day known, and nothing done, all of them show the same. */
export function periodsDiffer(points: readonly AnalyticsPoint[]): boolean {
  const known = points.filter(({ overallStress }) => overallStress !== null);
  return known.length > 1 || points.some(({ activitiesCompleted }) => activitiesCompleted > 0);
}

function changeOf(points: readonly AnalyticsPoint[]): Change {
  const source = sourceOf(points, ["overallStress"]);
  const values = measuredBy(points, "overallStress", source).flatMap(
    ({ overallStress }) => overallStress ?? [],
  );
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  return {
    source,
    days: values.length,
    leastDays: leastForTrend,
    points: values.length < leastForTrend ? null : last - first,
  };
}

export type Direction = "down" | "unclear" | "up";

/**
 * Where a change clearly goes: only where the trend that the tests found goes the same way. What rounds to 0.0 is no change.
 * decisions §8
 */
export function directionOf(points: number, trend: Trend): Direction {
  const tenths = Math.round(points * 10);
  if (tenths < 0 && trend === "decreasing") return "down";
  return tenths > 0 && trend === "increasing" ? "up" : "unclear";
}

/**
 * Where the overall stress goes by the trend test, in a period that begins on `from`. What was tested over months is sure of
 * nothing in a week of them: a period that leaves out tested days has no tested trend.
 */
export function testedTrend(patterns: readonly Pattern[], from: string | undefined): Trend {
  const overall = overallTrend(patterns);
  if (!overall || from === undefined) return "stable";
  return isWithin(overall, from) ? overall.trend : "stable";
}

export interface LongerTrend {
  readonly direction: Exclude<Direction, "unclear">;
  /** The days behind it. */
  readonly days: number;
}

/**
 * Where the overall stress clearly goes over more days than those from `from` on: without it the figure of a short period would seem to
 * contradict the finding above it. Null where nothing is clear, or where the period holds all that was tested.
 */
export function longerTrend(patterns: readonly Pattern[], from: string | undefined): LongerTrend | null {
  const overall = overallTrend(patterns);
  if (!overall || from === undefined || overall.trend === "stable" || isWithin(overall, from)) return null;
  return { direction: overall.trend === "decreasing" ? "down" : "up", days: overall.evidence.n };
}

function overallTrend(patterns: readonly Pattern[]): Pattern | undefined {
  return patterns.find(({ evidence }) => evidence.kind === "trend" && evidence.series === "overall");
}

function isWithin({ evidence }: Pattern, from: string): boolean {
  return evidence.from >= addDays(from, -lookAgeDays);
}

/** specification §9: 'Insights Activos' counts actionable unacknowledged insights. */
export function activeInsights(insights: readonly Insight[]): number {
  return insights.filter(isActive).length;
}

export function isActive({ actionable, acknowledged }: Insight): boolean {
  return actionable && !acknowledged;
}

/** What stands first on the screen: the strongest statement, for the server sends these first; null where there is none. */
export function firstInsight(insights: readonly Insight[]): Insight | null {
  return insights.find(({ evidence }) => evidence !== null) ?? null;
}

/**
 * What may be shown while the product rests: what the days show, without anything to do. The server leaves the rest out
 * too, but knows nothing of a conversation that only the device keeps.
 */
export function restingInsights(insights: readonly Insight[]): Insight[] {
  return insights
    .filter(({ evidence }) => evidence !== null)
    .map((insight) => ({ ...insight, actionable: false, action: null }));
}
