import { and, count, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import { activities } from "../activity/tables.ts";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { activityLog, usageSessions } from "./tables.ts";

interface Page {
  readonly before: Date | null;
  readonly most: number;
}

export interface UsedSession {
  readonly id: string;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  readonly endedAt: Date | null;
  readonly activitiesCompleted: number;
  readonly gamesPlayed: number;
  readonly assessmentsTaken: number;
  readonly chatMessages: number;
}

/**
 * Usage sessions that started before `before`, the newest first, with what happened in each. A session is touched once a
 * minute at most, so what happens within a minute of its last touch belongs to it.
 */
export async function listUsage(db: Db, userId: string, { before, most }: Page): Promise<UsedSession[]> {
  return usageBefore(db, { userId, before: before ?? "infinity", most });
}

const usageBefore = ready((db, { userId, before, most }: Places<"userId" | "before" | "most">) => {
  const during = sql`between usage_sessions.started_at
    and coalesce(usage_sessions.ended_at, usage_sessions.last_seen_at + interval '1 minute')`;
  const logged = (type: string) =>
    sql<number>`(select count(*)::int from activity_log logged where logged.user_id = ${userId}
      and logged.activity_type = ${type} and logged.at ${during})`;
  return db
    .select({
      id: usageSessions.id,
      startedAt: usageSessions.startedAt,
      lastSeenAt: usageSessions.lastSeenAt,
      endedAt: usageSessions.endedAt,
      // the log has games under the same type, so both are counted where they are
      activitiesCompleted: sql<number>`(select count(*)::int from activities done
        where done.user_id = ${userId} and done.completed_at ${during})`,
      gamesPlayed: sql<number>`(select count(*)::int from breathing_games played
        where played.user_id = ${userId} and played.finished_at ${during})`,
      assessmentsTaken: logged("assessment"),
      chatMessages: logged("chat_message"),
    })
    .from(usageSessions)
    .where(and(eq(usageSessions.userId, userId), sql`${usageSessions.startedAt} < ${before}::timestamptz`))
    .orderBy(desc(usageSessions.startedAt), desc(usageSessions.id))
    .limit(most);
});

/** What was logged before `before`, the newest first. */
export async function listLog(
  db: Db,
  userId: string,
  { before, most }: Page,
): Promise<(typeof activityLog.$inferSelect)[]> {
  return db
    .select()
    .from(activityLog)
    .where(and(eq(activityLog.userId, userId), before === null ? undefined : lt(activityLog.at, before)))
    .orderBy(desc(activityLog.at), desc(activityLog.id))
    .limit(most);
}

/** How many activities of each type were ever completed, the most first. */
export async function completedByType(db: Db, userId: string): Promise<{ type: string; count: number }[]> {
  return byTypeOf(db, { userId });
}

const byTypeOf = ready((db, { userId }: Places<"userId">) =>
  db
    .select({ type: activities.activityType, count: count() })
    .from(activities)
    .where(and(eq(activities.userId, userId), isNotNull(activities.completedAt)))
    .groupBy(activities.activityType)
    .orderBy(desc(count()), activities.activityType),
);
