import { lt, lte, or } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { sessionLife } from "./session-days.ts";
import { isOver } from "./session-store.ts";
import { attempts, loginFlows, oneTimeLinks, sessions, users } from "./tables.ts";

const dayMs = 86_400_000;

/**
 * Deletes everybody's rows that can never be used again: old sessions, links, provider flows and counts of attempts; and forgets rests that
 * are over.
 */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await db.delete(sessions).where(isOver(sessionLife(now)));
  await db
    .delete(oneTimeLinks)
    .where(or(lt(oneTimeLinks.expiresAt, daysAgo(1)), lt(oneTimeLinks.usedAt, daysAgo(1))));
  await db.delete(loginFlows).where(lte(loginFlows.expiresAt, now));
  // no count is needed for longer than a day
  await db.delete(attempts).where(lt(attempts.windowStart, daysAgo(2)));
  await db.update(users).set({ restsUntil: null }).where(lte(users.restsUntil, now));
  await db.update(users).set({ experimentsFrom: null }).where(lte(users.experimentsFrom, now));
}
