import { and, count, desc, eq, gte, isNotNull, lt, lte, max, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { checkIns } from "./tables.ts";

export type CheckInRow = typeof checkIns.$inferSelect;

/** Keeps a check-in; null where this person has one with this id. */
export async function insertCheckIn(
  db: Db,
  userId: string,
  checkIn: Omit<CheckInRow, "userId" | "editedAt">,
): Promise<CheckInRow | null> {
  const [kept] = await db
    .insert(checkIns)
    .values({ userId, ...checkIn })
    .onConflictDoNothing()
    .returning();
  return kept ?? null;
}

/** Those before `before`, or of the day `on`, the newest first. */
export async function listCheckIns(
  db: Db,
  userId: string,
  { before, on, most }: { before?: string | undefined; on?: string | undefined; most: number },
): Promise<CheckInRow[]> {
  return db
    .select()
    .from(checkIns)
    .where(
      and(
        eq(checkIns.userId, userId),
        before === undefined ? undefined : lt(checkIns.occurredAt, new Date(before)),
        on === undefined ? undefined : eq(checkIns.localDate, on),
      ),
    )
    .orderBy(desc(checkIns.occurredAt), desc(checkIns.id))
    .limit(most);
}

export async function findCheckIn(db: Db, userId: string, id: string): Promise<CheckInRow | null> {
  const [row] = await db
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), eq(checkIns.id, id)));
  return row ?? null;
}

/** Changes the named fields; null if this person has no check-in with this id. */
export async function updateCheckIn(
  db: Db,
  userId: string,
  { id, change }: { id: string; change: Partial<Omit<CheckInRow, "userId" | "id">> },
): Promise<CheckInRow | null> {
  const [row] = await db
    .update(checkIns)
    .set(change)
    .where(and(eq(checkIns.userId, userId), eq(checkIns.id, id)))
    .returning();
  return row ?? null;
}

/** False if this person has no check-in with this id. */
export async function deleteCheckIn(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(checkIns)
    .where(and(eq(checkIns.userId, userId), eq(checkIns.id, id)))
    .returning({ id: checkIns.id });
  return gone.length > 0;
}

/** The check-ins from one calendar day to another, both included, the earliest first. */
export async function checkInsBetween(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<CheckInRow[]> {
  return betweenOf(db, { userId, from, to });
}

const betweenOf = ready((db, { userId, from, to }: Places<"userId" | "from" | "to">) =>
  db
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), gte(checkIns.localDate, from), lte(checkIns.localDate, to)))
    .orderBy(checkIns.occurredAt, checkIns.id),
);

/** The days from one to another, both included, that have a check-in, the earliest first: the means of what was stated. */
export async function dailyMeans(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<{ on: string; mood: number; stress: number | null }[]> {
  return db
    .select({
      on: checkIns.localDate,
      mood: sql<number>`avg(${checkIns.mood})::float8`,
      stress: sql<number | null>`avg(${checkIns.stress})`,
    })
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), gte(checkIns.localDate, from), lte(checkIns.localDate, to)))
    .groupBy(checkIns.localDate)
    .orderBy(checkIns.localDate);
}

/**
 * The check-ins of the last days before `day`: for the overall stress and each category the last one that states it. The earliest
 * first.
 */
export async function lastStatedBefore(db: Db, userId: string, day: string): Promise<CheckInRow[]> {
  return lastStatedOf(db, { userId, day });
}

const lastStatedOf = ready((db, { userId, day }: Places<"userId" | "day">) => {
  const lastWith = (stated: PgColumn) =>
    db
      .select({ on: max(checkIns.localDate) })
      .from(checkIns)
      .where(and(eq(checkIns.userId, userId), lt(checkIns.localDate, day), isNotNull(stated)));
  const { stress, workStress, financialStress, personalStress, globalStress } = checkIns;
  const days = [stress, workStress, financialStress, personalStress, globalStress].map(lastWith);
  return db
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), or(...days.map((last) => eq(checkIns.localDate, last)))))
    .orderBy(checkIns.occurredAt, checkIns.id);
});

export async function countCheckIns(db: Db, userId: string): Promise<number> {
  const [total] = await totalOf(db, { userId });
  return total?.count ?? 0;
}

const totalOf = ready((db, { userId }: Places<"userId">) =>
  db.select({ count: count() }).from(checkIns).where(eq(checkIns.userId, userId)),
);
