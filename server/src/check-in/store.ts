import { and, desc, eq, gte, lt, lte, max } from "drizzle-orm";
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

/** The newest first. */
export async function listCheckIns(
  db: Db,
  userId: string,
  { before, most }: { before?: string | undefined; most: number },
): Promise<CheckInRow[]> {
  return db
    .select()
    .from(checkIns)
    .where(
      and(
        eq(checkIns.userId, userId),
        before === undefined ? undefined : lt(checkIns.occurredAt, new Date(before)),
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

/** The last day before `day` with a check-in, or null. */
export async function lastCheckInDayBefore(db: Db, userId: string, day: string): Promise<string | null> {
  const [row] = await db
    .select({ day: max(checkIns.localDate) })
    .from(checkIns)
    .where(and(eq(checkIns.userId, userId), lt(checkIns.localDate, day)));
  return row?.day ?? null;
}

export async function countCheckIns(db: Db, userId: string): Promise<number> {
  return db.$count(checkIns, eq(checkIns.userId, userId));
}
