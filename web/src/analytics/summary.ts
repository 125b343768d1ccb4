import type { AnalyticsPoint, Insight } from "@remanso/core/analytics/contract.ts";
import { overallOf } from "@remanso/core/analytics/daily-points.ts";

// safety: a mean needs 3 points
const leastForMean = 3;
// specification §9: the trend needs 2 points
const leastForTrend = 2;

export interface Summary {
  /** Measured days of the period. */
  readonly measuredDays: number;
  /** The mean overall stress of the measured days, 0–10; null below the least number of them. */
  readonly mean: number | null;
  readonly leastForMean: number;
  /** Last minus first measured overall stress; 0 below two measured days. */
  readonly change: number;
  readonly completed: number;
}

/** The figures of a period. decisions §8: carried days count neither for the mean nor for the trend. */
export function summaryOf(points: readonly AnalyticsPoint[]): Summary {
  const measured = points.filter((point) => point.measured).flatMap((point) => overallOf(point) ?? []);
  const sum = measured.reduce((total, value) => total + value, 0);
  return {
    measuredDays: measured.length,
    mean: measured.length >= leastForMean ? sum / measured.length : null,
    leastForMean,
    change: measured.length >= leastForTrend ? (measured.at(-1) ?? 0) - (measured[0] ?? 0) : 0,
    completed: points.reduce((total, { activitiesCompleted }) => total + activitiesCompleted, 0),
  };
}

export type Direction = "down" | "same" | "up";

/** Where a change goes, by what is written of it: what rounds to 0.0 is no change. */
export function directionOf(change: number): Direction {
  const tenths = Math.round(change * 10);
  if (tenths === 0) return "same";
  return tenths < 0 ? "down" : "up";
}

/** specification §9: 'Insights Activos' counts actionable unacknowledged insights. */
export function activeInsights(insights: readonly Insight[]): number {
  return insights.filter(({ actionable, acknowledged }) => actionable && !acknowledged).length;
}
