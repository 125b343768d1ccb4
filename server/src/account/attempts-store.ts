import { eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { attempts } from "./tables.ts";

/** Counts one more attempt in a window of fixed length; answers the count and when the window began. A single statement. */
export async function countInWindow(
  db: Db,
  key: string,
  window: { now: Date; beganAfter: Date },
): Promise<{ count: number; windowStart: Date }> {
  const isOver = sql`${attempts.windowStart} <= ${window.beganAfter.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, windowStart: window.now })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        windowStart: sql`case when ${isOver} then excluded.window_start else ${attempts.windowStart} end`,
      },
    })
    .returning({ count: attempts.count, windowStart: attempts.windowStart });
  return row ?? { count: 1, windowStart: window.now };
}

export interface GrowingDelay {
  readonly now: Date;
  /** This many attempts are free; the last of them starts the first delay. */
  readonly free: number;
  readonly firstDelaySeconds: number;
  readonly longestDelaySeconds: number;
  /** Counts whose last attempt (or its delay) ended before this start again from zero. */
  readonly forgottenBefore: Date;
}

/**
 * Takes one attempt, or refuses it while a delay runs: null when taken, else the end of the delay. From the last free
 * attempt on, each attempt starts a delay twice as long as the one before. A refused attempt changes nothing.
 * It is a single statement, so that of many simultaneous attempts (or in several processes) only the free ones pass.
 */
export async function takeAttempt(db: Db, key: string, delay: GrowingDelay): Promise<Date | null> {
  const now = sql`${delay.now.toISOString()}::timestamptz`;
  const rests = sql`greatest(${attempts.windowStart}, ${attempts.blockedUntil}) < ${delay.forgottenBefore.toISOString()}::timestamptz`;
  const count = sql`(case when ${rests} then 1 else least(${attempts.count} + 1, 10000) end)`;
  const seconds = sql`least(${delay.longestDelaySeconds}::float8, ${delay.firstDelaySeconds}::float8 * 2 ^ least(${count} - ${delay.free}::int, 30))`;
  const taken = await db
    .insert(attempts)
    .values({ key, count: 1, windowStart: delay.now })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count,
        windowStart: now,
        blockedUntil: sql`case when ${count} >= ${delay.free}::int then ${now} + make_interval(secs => ${seconds}) end`,
      },
      setWhere: or(isNull(attempts.blockedUntil), lte(attempts.blockedUntil, delay.now)),
    })
    .returning({ key: attempts.key });
  return taken.length > 0 ? null : blockedUntil(db, key, delay.now);
}

/** Undoes one attempt that succeeded, and the delay that it started. */
export async function giveBackAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)`, blockedUntil: null })
    .where(eq(attempts.key, key));
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

async function blockedUntil(db: Db, key: string, now: Date): Promise<Date> {
  const [row] = await db.select({ until: attempts.blockedUntil }).from(attempts).where(eq(attempts.key, key));
  return row?.until ?? now;
}
