import type { AnalyticsPoint, Evidence } from "@remanso/core/analytics/contract.ts";
import type { StressField } from "@remanso/core/assessment/stress-fields.ts";
import { weekdayOf } from "./figures.ts";

/** Which days are looked at: those of a statement, or all of the period (null). */
export interface DayFilter {
  /** What the statement is about, in words. */
  readonly label: string;
  readonly evidence: Evidence;
}

/** Why a day has the stress that it shows. */
export type DayKind = "measured" | "carried" | "before";

/** A day without a measurement carries the last value, or comes before the first. decisions §8 */
export function dayKind({ measured, overallStress }: AnalyticsPoint): DayKind {
  if (measured) return "measured";
  return overallStress === null ? "before" : "carried";
}

/** The days to list, newest first: of a statement the measured ones of its window, for on no other does it rest. */
export function daysToList(points: readonly AnalyticsPoint[], filter: DayFilter | null): AnalyticsPoint[] {
  const days = filter ? points.filter((point) => isBehind(point, filter.evidence)) : points;
  return days.toReversed();
}

function isBehind({ date, measured }: AnalyticsPoint, { from, to }: Evidence): boolean {
  return measured && date >= from && date <= to;
}

/** Whether a day is one of the weekday that a statement speaks of. */
export function isNamedWeekday(date: string, filter: DayFilter | null): boolean {
  return filter !== null && filter.evidence.weekday === weekdayOf(date);
}

/** The stress in the four categories, 0–10; null where there is none. */
export type FourValues = Readonly<Record<StressField, number | null>>;
