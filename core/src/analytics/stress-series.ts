import type { FindingSeries, StressDay } from "./finding.ts";

/** A day on which overall stress was stated. */
export interface MeasuredDay extends StressDay {
  readonly stress: NonNullable<StressDay["stress"]>;
  /** Whole days since 1 January 1970. */
  readonly at: number;
}

/** One kind of stress over the days on which it was stated. */
export interface MeasuredSeries {
  /** Whole days since any fixed day, ascending. */
  readonly at: Float64Array;
  /** Points on the 0–10 scale. */
  readonly values: Float64Array;
}

const dayMs = 24 * 60 * 60_000;

/** The days with a check-in, sorted by date. If a date appears twice, the last one wins. */
export function measuredOf(days: readonly StressDay[]): MeasuredDay[] {
  return withStress(days, ({ stress }) => stress);
}

/** The same with the values of the assessments. */
export function assessedOf(days: readonly StressDay[]): MeasuredDay[] {
  return withStress(days, ({ assessed }) => assessed);
}

function withStress(
  days: readonly StressDay[],
  stressOf: (day: StressDay) => StressDay["stress"],
): MeasuredDay[] {
  const byDay = new Map<number, MeasuredDay>();
  for (const day of days) {
    const stress = stressOf(day);
    const at = dayNumber(day.date);
    if (stress) byDay.set(at, { ...day, stress, at });
  }
  return [...byDay.values()].toSorted((one, other) => one.at - other.at);
}

/** One kind of stress on the days on which it was stated, for the tests. */
export function seriesOf(days: readonly MeasuredDay[], series: FindingSeries): MeasuredSeries {
  const stated = days.flatMap(({ at, stress }) => {
    const value = stress[series];
    return value === null ? [] : [{ at, value: exact(value) }];
  });
  return {
    at: Float64Array.from(stated, ({ at }) => at),
    values: Float64Array.from(stated, ({ value }) => value),
  };
}

/** The same points without floating-point noise: 4.300000000000001 and 4.3 are the same value. */
function exact(points: number): number {
  return Math.round(points * 1e6) / 1e6;
}

/** Whole days since 1 January 1970. */
export function dayNumber(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / dayMs);
}

/** 1 for Monday to 7 for Sunday, for a day counted from 1 January 1970, which was a Thursday. */
export function weekdayOf(at: number): number {
  return ((((at + 3) % 7) + 7) % 7) + 1;
}

/** Columns that take out the level and a straight rise or fall. */
export function levelAndDirection(at: Float64Array): Float64Array[] {
  const first = at[0] ?? 0;
  return [new Float64Array(at.length).fill(1), at.map((day) => day - first)];
}

/** A column for each weekday, Monday first: 1 on that weekday, else 0. */
export function weekdayColumns(at: Float64Array): Float64Array[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => at.map((day) => (weekdayOf(day) === weekday ? 1 : 0)));
}
