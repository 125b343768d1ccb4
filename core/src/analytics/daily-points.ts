import { addDays } from "../progress/local-date.ts";
import type { AnalyticsPoint } from "./contract.ts";

/** How stressful a moment was, each 0–10. */
export interface StressValues {
  readonly workStress: number;
  readonly financialStress: number;
  readonly personalStress: number;
  readonly globalStress: number;
}

/** A measurement on a calendar day: an assessment or a check-in. */
export interface Measurement extends StressValues {
  readonly on: string;
}

interface SaidStress {
  readonly stress: number;
  readonly workStress: number | null;
  readonly financialStress: number | null;
  readonly personalStress: number | null;
  readonly globalStress: number | null;
}

/** An assessment's scores (0–1) as points. decisions §8: assessment × 10 */
export function pointsOfAssessment(scores: StressValues): StressValues {
  return {
    workStress: scores.workStress * 10,
    financialStress: scores.financialStress * 10,
    personalStress: scores.personalStress * 10,
    globalStress: scores.globalStress * 10,
  };
}

/** A check-in as entered. decisions §8: its overall value fills in omitted categories */
export function pointsOfCheckIn({ stress, ...said }: SaidStress): StressValues {
  return {
    workStress: said.workStress ?? stress,
    financialStress: said.financialStress ?? stress,
    personalStress: said.personalStress ?? stress,
    globalStress: said.globalStress ?? stress,
  };
}

/** Each measured day's values: the mean of its measurements, to one decimal. */
export function measuredDays(measurements: readonly Measurement[]): ReadonlyMap<string, StressValues> {
  const byDay = new Map<string, Measurement[]>();
  for (const measurement of measurements) {
    const ofDay = byDay.get(measurement.on);
    if (ofDay) ofDay.push(measurement);
    else byDay.set(measurement.on, [measurement]);
  }
  return new Map([...byDay].map(([day, ofDay]) => [day, meanOf(ofDay)]));
}

interface Facts {
  /** The measured days of the window, plus the last one before it. */
  readonly measurements: readonly Measurement[];
  /** The day of each completed activity. */
  readonly completedOn: readonly string[];
  /** The day for which each skipped activity was planned. */
  readonly skippedOn: readonly string[];
}

/**
 * One point for every day from `from` to `to`, inclusive. A day without a measurement carries the last value with `measured:
 * false`; before the first measurement the values are null. decisions §8
 */
export function dailyPoints(facts: Facts, { from, to }: { from: string; to: string }): AnalyticsPoint[] {
  const measured = measuredDays(facts.measurements);
  const completed = countsOf(facts.completedOn);
  const skipped = countsOf(facts.skippedOn);
  let last =
    [...measured]
      .filter(([day]) => day < from)
      .toSorted(byDay)
      .at(-1)?.[1] ?? null;
  const points: AnalyticsPoint[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const own = measured.get(date);
    last = own ?? last;
    points.push({
      date,
      workStress: last?.workStress ?? null,
      financialStress: last?.financialStress ?? null,
      personalStress: last?.personalStress ?? null,
      globalStress: last?.globalStress ?? null,
      measured: own !== undefined,
      activitiesCompleted: completed.get(date) ?? 0,
      activitiesSkipped: skipped.get(date) ?? 0,
    });
  }
  return points;
}

/** The mean of the four categories, or null where there is no value. specification §3 */
export function overallOf(point: { readonly [K in keyof StressValues]: number | null }): number | null {
  const { workStress, financialStress, personalStress, globalStress } = point;
  if (workStress === null || financialStress === null || personalStress === null || globalStress === null)
    return null;
  return (workStress + financialStress + personalStress + globalStress) / 4;
}

/** A planned activity and what became of it. */
export interface Planned {
  readonly plannedFor: string;
  readonly completedOn: string | null;
  /** The day its plan was archived, if that was before it was completed. */
  readonly archivedOn: string | null;
}

/** True for an activity whose day is over and that was neither completed nor archived by the end of it. decisions §8 */
export function isSkipped({ plannedFor, completedOn, archivedOn }: Planned, today: string): boolean {
  const isOver = plannedFor < today;
  const wasDone = completedOn !== null && completedOn <= plannedFor;
  const wasPutAway = archivedOn !== null && archivedOn <= plannedFor;
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

function meanOf(values: readonly StressValues[]): StressValues {
  const mean = (name: keyof StressValues) => {
    const sum = values.reduce((total, value) => total + value[name], 0);
    return Math.round((sum / values.length) * 10) / 10;
  };
  return {
    workStress: mean("workStress"),
    financialStress: mean("financialStress"),
    personalStress: mean("personalStress"),
    globalStress: mean("globalStress"),
  };
}
