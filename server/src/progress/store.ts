import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { newId } from "../ids.ts";
import { usageSessions } from "./tables.ts";

// decisions §8: usage sessions end after 30 idle minutes
const idleMs = 30 * 60_000;

/** Prolongs the running usage session, or starts one when the last was idle for 30 minutes or has ended. */
export async function touchUsageSession(db: Db, userId: string, now: Date): Promise<void> {
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
  if (running) {
    await db
      .update(usageSessions)
      .set({ lastSeenAt: now })
      .where(and(eq(usageSessions.userId, userId), eq(usageSessions.id, running.id)));
    return;
  }
  await db.insert(usageSessions).values({ userId, id: newId(), startedAt: now, lastSeenAt: now });
}
