import type { FindingSeries, StressDay } from "./finding.ts";

/** A day on which stress was measured. */
export interface MeasuredDay extends StressDay {
  readonly stress: NonNullable<StressDay["stress"]>;
  /** Whole days since 1 January 1970. */
  readonly at: number;
}

/** One stress over the measured days; days without a measurement are not in it. */
export interface MeasuredSeries {
  /** Whole days since any fixed day, rising. */
  readonly at: Float64Array;
  /** Points on 0–10. */
  readonly values: Float64Array;
}

const dayMs = 24 * 60 * 60_000;

/** The days with a measurement in order of their dates, whatever order they come in. */
export function measuredDays(days: readonly StressDay[]): MeasuredDay[] {
  return days
    .flatMap(({ stress, ...day }) => (stress ? [{ ...day, stress, at: dayNumber(day.date) }] : []))
    .toSorted((one, other) => one.at - other.at);
}

export function seriesOf(days: readonly MeasuredDay[], series: FindingSeries): MeasuredSeries {
  return {
    at: Float64Array.from(days, ({ at }) => at),
    values: Float64Array.from(days, ({ stress }) => stress[series]),
  };
}

/** Whole days since 1 January 1970. */
export function dayNumber(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / dayMs);
}

/** 1 Monday to 7 Sunday, of a day counted from 1 January 1970, which was a Thursday. */
export function weekdayOf(at: number): number {
  return ((((at + 3) % 7) + 7) % 7) + 1;
}
