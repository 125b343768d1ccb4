import { lt, lte, or } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { sessionDays } from "./session-days.ts";
import { attempts, loginFlows, oneTimeLinks, sessions } from "./tables.ts";

const dayMs = 86_400_000;

/** Forgets, of everybody, what can never be used again: old sessions, links, provider flows and counts of attempts. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await db.delete(sessions).where(lt(sessions.lastUsedAt, daysAgo(sessionDays)));
  await db
    .delete(oneTimeLinks)
    .where(or(lt(oneTimeLinks.expiresAt, daysAgo(1)), lt(oneTimeLinks.usedAt, daysAgo(1))));
  await db.delete(loginFlows).where(lte(loginFlows.expiresAt, now));
  // the longest memory of a count is a day
  await db.delete(attempts).where(lt(attempts.windowStart, daysAgo(2)));
}
