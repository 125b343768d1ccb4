import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { users } from "../account/tables.ts";
import type { Db } from "../db/db.ts";
import { activityLog, usageSessions } from "../progress/tables.ts";

type UserRow = typeof users.$inferSelect;

/** Everything that is kept of the account itself. */
export async function accountOf(db: Db, userId: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row ?? null;
}

export async function changeAccount(
  db: Db,
  userId: string,
  change: Partial<Pick<UserRow, "language" | "theme" | "timeZone" | "country" | "usageDays">>,
): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, userId));
}

/** Deletes an account; everything the person owns is deleted by cascade. */
export async function deleteAccount(db: Db, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}

// kept, because they are counted for ever: sign-ins, assessments and completed activities
const passing = ["page_view", "resource_viewed", "chat_message"];

/** Deletes everybody's visits and page views that are older than each person's own setting in `users`. */
export async function forgetOldUsage(db: Db, now: Date): Promise<void> {
  const oldest = sql`${now.toISOString()}::timestamptz - ${users.usageDays} * interval '1 day'`;
  const people = db.select({ id: users.id }).from(users).where(isNotNull(users.usageDays));
  const since = sql`(select ${oldest} from ${users} where ${users.id} = ${activityLog.userId})`;
  await db
    .delete(activityLog)
    .where(
      and(
        inArray(activityLog.userId, people),
        inArray(activityLog.activityType, passing),
        lt(activityLog.at, since),
      ),
    );
  const sinceVisit = sql`(select ${oldest} from ${users} where ${users.id} = ${usageSessions.userId})`;
  await db
    .delete(usageSessions)
    .where(and(inArray(usageSessions.userId, people), lt(usageSessions.lastSeenAt, sinceVisit)));
}
