import type { Scores } from "../assessment/score-answers.ts";
import { stressFields, type StressField } from "../assessment/stress-fields.ts";
import { addDays } from "../progress/local-date.ts";
import type { AnalyticsPoint } from "./contract.ts";
import { measurementSources, type MeasurementSource } from "./measurement-source.ts";

/** The values of a measurement or a day: the overall stress and the four categories. */
export const valueFields = ["overallStress", ...stressFields] as const;
export type ValueField = (typeof valueFields)[number];

/** What was stated, each 0–10; null where nothing was stated. */
export type StressValues = Readonly<Record<ValueField, number | null>>;

/** A measurement on a calendar day: an assessment or a check-in. */
export interface Measurement extends StressValues {
  readonly on: string;
  readonly source: MeasurementSource;
}

/** A day's own value, 0–10 with one decimal, and which kind of measurement it comes from. */
export interface DayValue {
  readonly value: number;
  readonly source: MeasurementSource;
}

export type DayValues = Readonly<Record<ValueField, DayValue | null>>;

/** An assessment's scores (0–1) as points. decisions §8: assessment × 10 */
export function pointsOfAssessment(scores: Scores): Record<ValueField, number> {
  return {
    overallStress: scores.overallStress * 10,
    workStress: scores.workStress * 10,
    financialStress: scores.financialStress * 10,
    personalStress: scores.personalStress * 10,
    globalStress: scores.globalStress * 10,
  };
}

interface Stated extends Readonly<Record<StressField, number | null>> {
  readonly stress: number | null;
}

/** A check-in as stated. decisions §8: a category's value is only what was stated for that category */
export function pointsOfCheckIn(checkIn: Stated): StressValues {
  const { stress, workStress, financialStress, personalStress, globalStress } = checkIn;
  return { overallStress: stress, workStress, financialStress, personalStress, globalStress };
}

/**
 * Each day's own values: the mean of what its check-ins state, to one decimal; without such a check-in the mean of its
 * assessments. Days on which nothing was stated are left out. decisions §8
 */
export function measuredDays(measurements: readonly Measurement[]): ReadonlyMap<string, DayValues> {
  const byDay = new Map<string, Measurement[]>();
  for (const measurement of measurements) {
    const ofDay = byDay.get(measurement.on);
    if (ofDay) ofDay.push(measurement);
    else byDay.set(measurement.on, [measurement]);
  }
  const days = [...byDay].map(([day, ofDay]) => [day, valuesOf(ofDay)] as const);
  return new Map(days.filter(([, values]) => valueFields.some((field) => values[field] !== null)));
}

interface Facts {
  /** The measurements of the window, plus for each value the last ones before it. */
  readonly measurements: readonly Measurement[];
  /** The day of each completed activity. */
  readonly completedOn: readonly string[];
  /** The day for which each skipped activity was planned. */
  readonly skippedOn: readonly string[];
}

/**
 * One point for every day from `from` to `to`, inclusive. A value that was not measured on its day is the last one known, with
 * `measured: false` and the source of that one; before the first it is null. decisions §8
 */
export function dailyPoints(facts: Facts, { from, to }: { from: string; to: string }): AnalyticsPoint[] {
  const measured = measuredDays(facts.measurements);
  const completed = countsOf(facts.completedOn);
  const skipped = countsOf(facts.skippedOn);
  let last = [...measured]
    .filter(([day]) => day < from)
    .toSorted(byDay)
    .reduce(carriedOver, nothing);
  const points: AnalyticsPoint[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const own = measured.get(date) ?? nothing;
    last = carriedOver(last, [date, own]);
    const basis = (field: ValueField) => ({
      measured: own[field] !== null,
      source: last[field]?.source ?? null,
    });
    points.push({
      date,
      overallStress: last.overallStress?.value ?? null,
      workStress: last.workStress?.value ?? null,
      financialStress: last.financialStress?.value ?? null,
      personalStress: last.personalStress?.value ?? null,
      globalStress: last.globalStress?.value ?? null,
      ...basis("overallStress"),
      categories: {
        workStress: basis("workStress"),
        financialStress: basis("financialStress"),
        personalStress: basis("personalStress"),
        globalStress: basis("globalStress"),
      },
      activitiesCompleted: completed.get(date) ?? 0,
      activitiesSkipped: skipped.get(date) ?? 0,
    });
  }
  return points;
}

/** A planned activity and what became of it. */
export interface Planned {
  readonly plannedFor: string;
  readonly completedOn: string | null;
  /** The day its plan was archived, if that was before it was completed. */
  readonly archivedOn: string | null;
}

// decisions §8: not done within the two days after
export const daysOfGrace = 2;

/**
 * True for an activity that was not completed by the end of the second day after the one it was planned for, once that day is
 * over, unless its plan was archived by then. decisions §8
 */
export function isSkipped({ plannedFor, completedOn, archivedOn }: Planned, today: string): boolean {
  const lastDay = addDays(plannedFor, daysOfGrace);
  const isOver = lastDay < today;
  const wasDone = completedOn !== null && completedOn <= lastDay;
  const wasPutAway = archivedOn !== null && archivedOn <= lastDay;
  return isOver && !wasDone && !wasPutAway;
}

function byDay([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

function countsOf(days: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

const nothing: DayValues = {
  overallStress: null,
  workStress: null,
  financialStress: null,
  personalStress: null,
  globalStress: null,
};

function carriedOver(last: DayValues, [, own]: readonly [string, DayValues]): DayValues {
  return eachField((field) => own[field] ?? last[field]);
}

function valuesOf(ofDay: readonly Measurement[]): DayValues {
  return eachField((field) => {
    for (const source of measurementSources) {
      const stated = ofDay.filter((one) => one.source === source).flatMap((one) => one[field] ?? []);
      if (stated.length > 0) return { value: meanOf(stated), source };
    }
    return null;
  });
}

function eachField(valueOf: (field: ValueField) => DayValue | null): DayValues {
  return {
    overallStress: valueOf("overallStress"),
    workStress: valueOf("workStress"),
    financialStress: valueOf("financialStress"),
    personalStress: valueOf("personalStress"),
    globalStress: valueOf("globalStress"),
  };
}

function meanOf(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  return Math.round((sum / values.length) * 10) / 10;
}
