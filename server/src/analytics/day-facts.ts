import {
  isSkipped,
  pointsOfAssessment,
  pointsOfCheckIn,
  type Measurement,
} from "@remanso/core/analytics/daily-points.ts";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { undoneForDays, type PlannedActivity } from "../activity/day-store.ts";
import { assessmentsBetween, lastAssessmentsBefore } from "../assessment/store.ts";
import { checkInsBetween, lastStatedBefore, type CheckInRow } from "../check-in/store.ts";
import type { Db } from "../db/db.ts";

export interface Window {
  readonly from: string;
  readonly to: string;
}

/** Every measurement from the window, the earliest day first. */
export async function measurementsIn(db: Db, userId: string, window: Window): Promise<Measurement[]> {
  const [assessed, said] = await Promise.all([
    assessmentsBetween(db, userId, window),
    checkInsBetween(db, userId, window),
  ]);
  return measurementsOf(assessed, said);
}

/** For each value the measurements of the last day before `day` that states it, the earliest day first. */
export async function lastMeasurementsBefore(db: Db, userId: string, day: string): Promise<Measurement[]> {
  const [assessed, said] = await Promise.all([
    lastAssessmentsBefore(db, userId, day),
    lastStatedBefore(db, userId, day),
  ]);
  return measurementsOf(assessed, said);
}

function measurementsOf(
  assessed: Awaited<ReturnType<typeof assessmentsBetween>>,
  said: readonly CheckInRow[],
): Measurement[] {
  return [
    ...assessed.map((row) => ({
      on: row.localDate,
      source: "assessment" as const,
      ...pointsOfAssessment(row),
    })),
    ...said.map((row) => ({ on: row.localDate, source: "check_in" as const, ...pointsOfCheckIn(row) })),
  ].toSorted((one, other) => one.on.localeCompare(other.on));
}

/** What was planned for a day of the window and not done within the two days after. decisions §8 */
export async function skippedIn(
  db: Db,
  userId: string,
  { timeZone, today, ...window }: Window & { timeZone: string; today: string },
): Promise<(PlannedActivity & { readonly plannedFor: string })[]> {
  const planned = await undoneForDays(db, userId, window);
  return planned.flatMap((row) => {
    const { plannedFor, completedOn, archivedAt } = row;
    if (plannedFor === null) return [];
    const archivedOn = archivedAt && localDateOf(archivedAt, timeZone);
    return isSkipped({ plannedFor, completedOn, archivedOn }, today) ? [{ ...row, plannedFor }] : [];
  });
}
