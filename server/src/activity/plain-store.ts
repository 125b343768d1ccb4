import { and, asc, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { activities } from "./tables.ts";

const columns = {
  userId: activities.userId,
  id: activities.id,
  customName: activities.customName,
  notes: activities.notes,
  steps: activities.steps,
};

/** What an older version kept in plain of an activity. */
export type PlainActivity = Pick<
  typeof activities.$inferSelect,
  "userId" | "id" | "customName" | "notes" | "steps"
>;

const isPlain = or(
  isNotNull(activities.customName),
  isNotNull(activities.notes),
  sql`jsonb_typeof(${activities.steps}) = 'array'`,
);

/** Some activities of anybody with plain words, one person's after another. */
export async function listPlainActivities(db: Db, most: number): Promise<PlainActivity[]> {
  return db
    .select(columns)
    .from(activities)
    .where(isPlain)
    .orderBy(asc(activities.userId), asc(activities.id))
    .limit(most);
}

type Sealed = Pick<typeof activities.$inferInsert, "nameSealed" | "nameKey" | "notesSealed" | "stepsSealed"> &
  Pick<PlainActivity, "steps">;

/** Replaces plain words by their sealed form. */
export async function replacePlainActivity(
  db: Db,
  userId: string,
  { id, ...sealed }: Partial<Sealed> & { id: string },
): Promise<void> {
  await db
    .update(activities)
    .set({ ...sealed, customName: null, notes: null })
    .where(and(eq(activities.userId, userId), eq(activities.id, id), isPlain));
}
