import { and, count, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { activities } from "./tables.ts";

const columns = {
  id: activities.id,
  catalogueKey: activities.catalogueKey,
  customName: activities.customName,
  nameSealed: activities.nameSealed,
  activityType: activities.activityType,
  sealed: activities.writingSealed,
  editedAt: activities.writingEditedAt,
  completedAt: activities.completedAt,
  completedOn: activities.completedOn,
} as const;

/** What was written in one guided session, sealed. */
export type Writing = Pick<
  typeof activities.$inferSelect,
  "id" | "catalogueKey" | "customName" | "nameSealed" | "activityType" | "completedAt" | "completedOn"
> & { readonly sealed: Buffer | null; readonly editedAt: Date | null };

/** What was written in sessions that ended before `before`, or on the day `on`, the newest first. */
export async function listWritings(
  db: Db,
  userId: string,
  { before, on, most }: { before: Date | null; on: string | undefined; most: number },
): Promise<Writing[]> {
  return db
    .select(columns)
    .from(activities)
    .where(
      and(
        eq(activities.userId, userId),
        isNotNull(activities.writingSealed),
        before === null ? undefined : lt(activities.completedAt, before),
        on === undefined ? undefined : eq(activities.completedOn, on),
      ),
    )
    .orderBy(desc(activities.completedAt), desc(activities.id))
    .limit(most);
}

/** What was written in the session of a completed activity, also where nothing was; null if this person has no such activity. */
export async function findWriting(db: Db, userId: string, id: string): Promise<Writing | null> {
  const [row] = await db
    .select(columns)
    .from(activities)
    .where(and(eq(activities.userId, userId), eq(activities.id, id), isNotNull(activities.completedAt)));
  return row ?? null;
}

/** Replaces or removes the text of a completed activity. */
export async function rewriteWriting(
  db: Db,
  userId: string,
  { id, sealed, editedAt }: { id: string; sealed: Buffer | null; editedAt: Date },
): Promise<void> {
  await db
    .update(activities)
    // a text that is removed was written all the same: what was earned stays
    .set({
      writingSealed: sealed,
      writingEditedAt: editedAt,
      diaryEntry: sealed === null ? isDiaryEntry : true,
    })
    .where(and(eq(activities.userId, userId), eq(activities.id, id), isNotNull(activities.completedAt)));
}

/** What was written before texts were sealed, of anybody. */
export async function listPlainWritings(
  db: Db,
  most: number,
): Promise<{ userId: string; id: string; text: string | null }[]> {
  return db
    .select({ userId: activities.userId, id: activities.id, text: activities.writing })
    .from(activities)
    .where(isNotNull(activities.writing))
    .limit(most);
}

/** Replaces a plain text by its sealed form. */
export async function replacePlainWriting(
  db: Db,
  userId: string,
  { id, sealed }: { id: string; sealed: Buffer },
): Promise<void> {
  await db
    .update(activities)
    .set({ writing: null, writingSealed: sealed })
    .where(and(eq(activities.userId, userId), eq(activities.id, id)));
}

/** Whether a completed activity counts as a diary entry: something was written in it, also where the text was removed since. */
export const isDiaryEntry = sql<boolean>`coalesce(${activities.diaryEntry},
  ${activities.activityType} = 'journaling' or ${activities.writingSealed} is not null)`;

/** In how many sessions somebody has ever written. decisions §5 */
export async function countWrittenSessions(db: Db, userId: string): Promise<number> {
  const [total] = await writtenOf(db, { userId });
  return total?.count ?? 0;
}

const writtenOf = ready((db, { userId }: Places<"userId">) =>
  db
    .select({ count: count() })
    .from(activities)
    .where(and(eq(activities.userId, userId), isNotNull(activities.completedAt), isDiaryEntry)),
);
