import { and, asc, eq, gte, sql } from "drizzle-orm";
import { remindersApi, type RestPeriod } from "@remanso/core/reminders/contract.ts";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { newId } from "../ids.ts";
import { restDays } from "./tables.ts";

/** Every day of rest on the person's calendar, in no order. */
export async function listRestDays(db: Db, userId: string): Promise<string[]> {
  const rows = await restDaysOf(db, { userId });
  return rows.map(({ day }) => day);
}

const restDaysOf = ready((db, { userId }: Places<"userId">) =>
  db.select({ day: restDays.day }).from(restDays).where(eq(restDays.userId, userId)),
);

/** Their rests, the latest first. */
export async function listRests(db: Db, userId: string): Promise<RestPeriod[]> {
  return db
    .select(period)
    .from(restDays)
    .where(eq(restDays.userId, userId))
    .groupBy(restDays.restId)
    .orderBy(sql`min(${restDays.day}) desc`)
    .limit(remindersApi.restDays.mostRows);
}

export async function findRest(db: Db, userId: string, id: string): Promise<RestPeriod | null> {
  const [found] = await db
    .select(period)
    .from(restDays)
    .where(and(eq(restDays.userId, userId), eq(restDays.restId, id)))
    .groupBy(restDays.restId)
    .orderBy(asc(restDays.restId));
  return found ?? null;
}

/** Keeps these days as one rest; null when one of them is a rest day already (then those kept must be rolled back). */
export async function insertRest(
  db: Db,
  userId: string,
  days: readonly string[],
): Promise<RestPeriod | null> {
  const restId = newId();
  const kept = await db
    .insert(restDays)
    .values(days.map((day) => ({ userId, day, restId })))
    .onConflictDoNothing()
    .returning({ day: restDays.day });
  const [from, to] = [days[0], days.at(-1)];
  return kept.length === days.length && from && to ? { id: restId, from, to } : null;
}

/** Takes the days of a rest away from `from` on. Answers how many there were. */
export async function cutRest(
  db: Db,
  userId: string,
  { id, from }: { id: string; from: string },
): Promise<number> {
  const gone = await db
    .delete(restDays)
    .where(and(eq(restDays.userId, userId), eq(restDays.restId, id), gte(restDays.day, from)))
    .returning({ day: restDays.day });
  return gone.length;
}

const period = {
  id: restDays.restId,
  from: sql<string>`min(${restDays.day})::text`,
  to: sql<string>`max(${restDays.day})::text`,
};
