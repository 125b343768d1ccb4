import { and, between, count, eq, isNotNull, sql } from "drizzle-orm";
import { planProgress, planSize } from "@remanso/core/plan/plan-progress.ts";
import { activities } from "../activity/tables.ts";
import { breathingGames } from "../breathing/tables.ts";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";

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
  return completedOf(db, { userId, ...days });
}

const completedOf = ready((db, { userId, from, to }: Places<"userId" | "from" | "to">) =>
  db
    .select({
      on: sql<string>`${activities.completedOn}`,
      // both are set together
      at: sql<Date>`${activities.completedAt}`.mapWith(activities.completedAt),
      minutes: sql<number>`coalesce(${activities.completedMinutes}, 0)`,
      type: activities.activityType,
    })
    .from(activities)
    .where(and(eq(activities.userId, userId), between(activities.completedOn, from, to))),
);

/** Every calendar day on which an activity or a breathing game (decisions §8) was finished, in no order. */
export async function activeDays(db: Db, userId: string): Promise<string[]> {
  const rows = await activeDaysOf(db, { userId });
  return rows.map(({ on }) => on);
}

const activeDaysOf = ready((db, { userId }: Places<"userId">) =>
  db
    .select({ on: sql<string>`${activities.completedOn}` })
    .from(activities)
    .where(and(eq(activities.userId, userId), isNotNull(activities.completedOn)))
    .union(
      db
        .select({ on: sql<string>`${breathingGames.finishedOn}` })
        .from(breathingGames)
        .where(eq(breathingGames.userId, userId)),
    ),
);

export async function completedTotal(db: Db, userId: string): Promise<number> {
  const [total] = await totalOf(db, { userId });
  return total?.count ?? 0;
}

const totalOf = ready((db, { userId }: Places<"userId">) =>
  db
    .select({ count: count() })
    .from(activities)
    .where(and(eq(activities.userId, userId), isNotNull(activities.completedAt))),
);

export async function completedOfType(db: Db, userId: string, activityType: string): Promise<number> {
  const [total] = await totalOfType(db, { userId, activityType });
  return total?.count ?? 0;
}

const totalOfType = ready((db, { userId, activityType }: Places<"userId" | "activityType">) =>
  db
    .select({ count: count() })
    .from(activities)
    .where(
      and(
        eq(activities.userId, userId),
        isNotNull(activities.completedAt),
        eq(activities.activityType, activityType),
      ),
    ),
);

/** How much of a plan is done, and of how much. decisions §2 */
export async function planProgressOf(
  db: Db,
  userId: string,
  planId: string,
): Promise<{ done: number; total: number }> {
  const [{ done, waiting } = { done: 0, waiting: 0 }] = await progressOf(db, { userId, planId });
  return planProgress([
    { completed: true, added: false, count: done },
    { completed: false, added: false, count: waiting },
  ]);
}

// two counts by an index each, however much is done; what a plan in use began with is never archived
const progressOf = ready((db, { userId, planId }: Places<"userId" | "planId">) => {
  const ofPlan = sql`select count(*)::int from activities where user_id = ${userId} and plan_id = ${planId}`;
  return db
    .select({
      done: sql<number>`(${ofPlan} and completed_at is not null)`,
      waiting: sql<number>`(${ofPlan} and completed_at is null and archived_at is null and rank < ${sql.raw(String(planSize))})`,
    })
    .from(sql`(select 1) as one`);
});
