import { and, between, eq, isNotNull, sql } from "drizzle-orm";
import { activities } from "../activity/tables.ts";
import { breathingGames } from "../breathing/tables.ts";
import type { Db } from "../db/db.ts";

export interface CompletedActivity {
  readonly on: string;
  readonly minutes: number;
  readonly type: string;
}

/** What was completed from one calendar day to another, both included. */
export async function completedBetween(
  db: Db,
  userId: string,
  days: { from: string; to: string },
): Promise<CompletedActivity[]> {
  return db
    .select({
      on: sql<string>`${activities.completedOn}`,
      minutes: sql<number>`coalesce(${activities.completedMinutes}, 0)`,
      type: activities.activityType,
    })
    .from(activities)
    .where(and(eq(activities.userId, userId), between(activities.completedOn, days.from, days.to)));
}

/** Every calendar day on which an activity or a breathing game (decisions §8) was finished, in no order. */
export async function activeDays(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ on: sql<string>`${activities.completedOn}` })
    .from(activities)
    .where(and(eq(activities.userId, userId), isNotNull(activities.completedOn)))
    .union(
      db
        .select({ on: sql<string>`${breathingGames.finishedOn}` })
        .from(breathingGames)
        .where(eq(breathingGames.userId, userId)),
    );
  return rows.map(({ on }) => on);
}

export async function completedTotal(db: Db, userId: string): Promise<number> {
  return db.$count(activities, and(eq(activities.userId, userId), isNotNull(activities.completedAt)));
}

export async function completedOfType(db: Db, userId: string, activityType: string): Promise<number> {
  return db.$count(
    activities,
    and(
      eq(activities.userId, userId),
      isNotNull(activities.completedAt),
      eq(activities.activityType, activityType),
    ),
  );
}

/** How many differently named activities a plan has, and how many of these are done. decisions §3 */
export async function planProgress(
  db: Db,
  userId: string,
  planId: string,
): Promise<{ total: number; completed: number }> {
  const [row] = await db
    .select({
      total: sql<number>`count(distinct ${activities.nameKey})::int`,
      pending: sql<number>`(count(distinct ${activities.nameKey}) filter (where ${activities.completedAt} is null))::int`,
    })
    .from(activities)
    .where(and(eq(activities.userId, userId), eq(activities.planId, planId)));
  const total = row?.total ?? 0;
  // among activities of one name a pending one takes precedence over a completed one
  return { total, completed: total - (row?.pending ?? 0) };
}
