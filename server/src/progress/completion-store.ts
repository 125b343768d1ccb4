import { and, between, eq, isNotNull, sql } from "drizzle-orm";
import { planProgress, planSize } from "@remanso/core/plan/plan-progress.ts";
import { activities } from "../activity/tables.ts";
import { breathingGames } from "../breathing/tables.ts";
import type { Db } from "../db/db.ts";

export interface CompletedActivity {
  readonly on: string;
  readonly at: Date;
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
      // both are set together
      at: sql<Date>`${activities.completedAt}`.mapWith(activities.completedAt),
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

/** How much of a plan is done, and of how much. decisions §2 */
export async function planProgressOf(
  db: Db,
  userId: string,
  planId: string,
): Promise<{ done: number; total: number }> {
  const added = sql<boolean>`${activities.rank} >= ${planSize}`;
  const completed = sql<boolean>`${activities.completedAt} is not null`;
  const kinds = await db
    .select({ completed, added, count: sql<number>`count(*)::int` })
    .from(activities)
    .where(and(eq(activities.userId, userId), eq(activities.planId, planId)))
    .groupBy(sql`1`, sql`2`);
  return planProgress(kinds);
}
