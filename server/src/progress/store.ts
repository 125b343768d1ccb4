import { and, count, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { newId } from "../ids.ts";
import { lockPerson } from "../plan/store.ts";
import { activityLog, usageSessions } from "./tables.ts";

// decisions §8: usage sessions end after 30 idle minutes
export const idleMs = 30 * 60_000;

/** Extends the running usage session, or starts one if the last has ended or was idle for 30 minutes. */
export async function touchUsageSession(db: Db, userId: string, now: Date): Promise<void> {
  if (await prolongUsageSession(db, userId, now)) return;
  await db.transaction(async (tx) => {
    // two devices at once: the second uses the session that the first started
    await lockPerson(tx, userId);
    if (await prolongUsageSession(tx, userId, now)) return;
    await tx.insert(usageSessions).values({ userId, id: newId(), startedAt: now, lastSeenAt: now });
  });
}

/** False if none is running. */
async function prolongUsageSession(db: Db, userId: string, now: Date): Promise<boolean> {
  const [running] = await db
    .select({ id: usageSessions.id })
    .from(usageSessions)
    .where(
      and(
        eq(usageSessions.userId, userId),
        isNull(usageSessions.endedAt),
        gt(usageSessions.lastSeenAt, new Date(now.getTime() - idleMs)),
      ),
    )
    .orderBy(desc(usageSessions.startedAt))
    .limit(1);
  if (!running) return false;
  await db
    .update(usageSessions)
    .set({ lastSeenAt: now })
    .where(and(eq(usageSessions.userId, userId), eq(usageSessions.id, running.id)));
  return true;
}

/** Ends whatever usage session still runs. decisions §8: usage sessions end at sign-out */
export async function endUsageSession(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(usageSessions)
    .set({ endedAt: now, lastSeenAt: now })
    .where(
      and(
        eq(usageSessions.userId, userId),
        isNull(usageSessions.endedAt),
        gt(usageSessions.lastSeenAt, new Date(now.getTime() - idleMs)),
      ),
    );
}

/** Starts a usage session; one that still runs ends now. decisions §8: usage sessions start at sign-in */
export async function startUsageSession(db: Db, userId: string, now: Date): Promise<void> {
  await endUsageSession(db, userId, now);
  await db.insert(usageSessions).values({ userId, id: newId(), startedAt: now, lastSeenAt: now });
}

interface LoggedEvent {
  readonly type:
    | "login"
    | "assessment"
    | "activity_completed"
    | "chat_message"
    | "resource_viewed"
    | "page_view";
  readonly pageUrl: string | null;
  readonly now: Date;
  readonly timeZone: string;
}

/** Notes that something happened, on the person's own calendar day. */
export async function logEvent(db: Db, userId: string, event: LoggedEvent): Promise<void> {
  const { type, pageUrl, now, timeZone } = event;
  await db
    .insert(activityLog)
    .values({
      userId,
      id: newId(),
      activityType: type,
      pageUrl,
      at: now,
      localDate: localDateOf(now, timeZone),
    })
    .prepare("log_event")
    .execute();
}

export interface UsageTotals {
  readonly totalLogins: number;
  readonly lastActive: string | null;
  /** Minutes, to one decimal; 0 when there was no session yet. */
  readonly averageSessionDuration: number;
}

/** How often somebody signed in, their last visit, and the average length of a visit. decisions §8 */
export async function usageTotals(db: Db, userId: string): Promise<UsageTotals> {
  const [[usage], [logins]] = await Promise.all([usageOf(db, { userId }), loginsOf(db, { userId })]);
  return {
    totalLogins: logins?.count ?? 0,
    lastActive: usage?.lastActive?.toISOString() ?? null,
    averageSessionDuration: Math.round((usage?.seconds ?? 0) / 6) / 10,
  };
}

const usageOf = ready((db, { userId }: Places<"userId">) =>
  db
    .select({
      lastActive: sql<Date | null>`max(${usageSessions.lastSeenAt})`.mapWith(usageSessions.lastSeenAt),
      seconds: sql<number>`coalesce(avg(extract(epoch from coalesce(${usageSessions.endedAt}, ${usageSessions.lastSeenAt}) - ${usageSessions.startedAt})), 0)::float8`,
    })
    .from(usageSessions)
    .where(eq(usageSessions.userId, userId)),
);

const loginsOf = ready((db, { userId }: Places<"userId">) =>
  db
    .select({ count: count() })
    .from(activityLog)
    .where(and(eq(activityLog.userId, userId), eq(activityLog.activityType, "login"))),
);
