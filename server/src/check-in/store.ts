import { and, desc, eq, gte, inArray, lt, lte, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../db/db.ts";
import { checkIns } from "./tables.ts";

export type CheckInRow = typeof checkIns.$inferSelect;

/** Keeps a check-in. */
export async function insertCheckIn(
  db: Db,
  userId: string,
  checkIn: Omit<CheckInRow, "userId" | "editedAt">,
): Promise<CheckInRow> {
  const [kept] = await db
    .insert(checkIns)
    .values({ userId, ...checkIn })
    .returning();
  if (!kept) throw new Error("The check-in was not kept.");
  return kept;
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
  return db
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), gte(checkIns.localDate, from), lte(checkIns.localDate, to)))
    .orderBy(checkIns.occurredAt, checkIns.id);
}

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

/** The check-ins of these calendar days, the earliest first. */
export async function checkInsOn(db: Db, userId: string, days: readonly string[]): Promise<CheckInRow[]> {
  if (days.length === 0) return [];
  return db
    .select()
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), inArray(checkIns.localDate, [...days])))
    .orderBy(checkIns.occurredAt, checkIns.id);
}

/** For the overall stress and each category the last day before `day` that states it; only the days, each once. */
export async function lastStatedDaysBefore(db: Db, userId: string, day: string): Promise<string[]> {
  const lastWith = (stated: PgColumn) =>
    sql<string | null>`max(${checkIns.localDate}) filter (where ${stated} is not null)`;
  const [last] = await db
    .select({
      overall: lastWith(checkIns.stress),
      work: lastWith(checkIns.workStress),
      financial: lastWith(checkIns.financialStress),
      personal: lastWith(checkIns.personalStress),
      global: lastWith(checkIns.globalStress),
    })
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), lt(checkIns.localDate, day)));
  return [...new Set(Object.values(last ?? {}).filter((on) => on !== null))];
}

export async function countCheckIns(db: Db, userId: string): Promise<number> {
  return db.$count(checkIns, eq(checkIns.userId, userId));
}
