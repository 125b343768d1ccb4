import type { FindingSeries, StressDay } from "./finding.ts";

/** A day on which stress was measured. */
export interface MeasuredDay extends StressDay {
  readonly stress: NonNullable<StressDay["stress"]>;
  /** Whole days since 1 January 1970. */
  readonly at: number;
}

/** One stress over the measured days; a day without a measurement is not in it. */
export interface MeasuredSeries {
  /** Whole days since any fixed day, rising. */
  readonly at: Float64Array;
  /** Points on 0–10. */
  readonly values: Float64Array;
}

const dayMs = 24 * 60 * 60_000;

/** The days with a measurement in order of their dates, in whatever order they come; of two with one date the last. */
export function measuredOf(days: readonly StressDay[]): MeasuredDay[] {
  const byDay = new Map<number, MeasuredDay>();
  for (const { stress, ...day } of days) {
    const at = dayNumber(day.date);
    if (stress) byDay.set(at, { ...day, stress, at });
  }
  return [...byDay.values()].toSorted((one, other) => one.at - other.at);
}

/** One stress of the measured days, for the tests. */
export function seriesOf(days: readonly MeasuredDay[], series: FindingSeries): MeasuredSeries {
  return {
    at: Float64Array.from(days, ({ at }) => at),
    values: Float64Array.from(days, ({ stress }) => exact(stress[series])),
  };
}

/** The same points without what adding and dividing leave behind: 4.300000000000001 and 4.3 are one value. */
export function exact(points: number): number {
  return Math.round(points * 1e6) / 1e6;
}

/** Whole days since 1 January 1970. */
export function dayNumber(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / dayMs);
}

/** 1 Monday to 7 Sunday, of a day counted from 1 January 1970, which was a Thursday. */
export function weekdayOf(at: number): number {
  return ((((at + 3) % 7) + 7) % 7) + 1;
}
