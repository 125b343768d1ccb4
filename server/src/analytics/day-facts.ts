import {
  isSkipped,
  pointsOfAssessment,
  pointsOfCheckIn,
  type Measurement,
} from "@remanso/core/analytics/daily-points.ts";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { plannedForDays, type PlannedActivity } from "../activity/day-store.ts";
import { assessmentsBetween, lastAssessmentDayBefore } from "../assessment/store.ts";
import { checkInsBetween, lastCheckInDayBefore } from "../check-in/store.ts";
import type { Db } from "../db/db.ts";

export interface Window {
  readonly from: string;
  readonly to: string;
}

/** Every measurement from the window, the earliest day first. */
export async function measurementsIn(db: Db, userId: string, window: Window): Promise<Measurement[]> {
  const assessed = await assessmentsBetween(db, userId, window);
  const said = await checkInsBetween(db, userId, window);
  return [
    ...assessed.map((row) => ({ on: row.localDate, ...pointsOfAssessment(row) })),
    ...said.map((row) => ({ on: row.localDate, ...pointsOfCheckIn(row) })),
  ].toSorted((one, other) => one.on.localeCompare(other.on));
}

/** The last day before the window on which anything was measured, or null. */
export async function lastMeasuredDayBefore(db: Db, userId: string, day: string): Promise<string | null> {
  const days = [
    await lastAssessmentDayBefore(db, userId, day),
    await lastCheckInDayBefore(db, userId, day),
  ].filter((found) => found !== null);
  return days.toSorted().at(-1) ?? null;
}

/** What was planned for a day of the window and not done by its end. decisions §8 */
export async function skippedIn(
  db: Db,
  userId: string,
  { timeZone, today, ...window }: Window & { timeZone: string; today: string },
): Promise<(PlannedActivity & { readonly plannedFor: string })[]> {
  const planned = await plannedForDays(db, userId, window);
  return planned.flatMap((row) => {
    const { plannedFor, completedOn, archivedAt } = row;
    if (plannedFor === null) return [];
    const archivedOn = archivedAt && localDateOf(archivedAt, timeZone);
    return isSkipped({ plannedFor, completedOn, archivedOn }, today) ? [{ ...row, plannedFor }] : [];
  });
}
