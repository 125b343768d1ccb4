import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { newId } from "../ids.ts";
import { milestones } from "./tables.ts";

export type MilestoneRow = typeof milestones.$inferSelect;

/** The newest first. */
export async function listMilestones(
  db: Db,
  userId: string,
  { onlyNew }: { onlyNew: boolean },
): Promise<MilestoneRow[]> {
  const rows = await allOf(db, { userId });
  return onlyNew ? rows.filter(({ acknowledgedAt }) => acknowledgedAt === null) : rows;
}

const allOf = ready((db, { userId }: Places<"userId">) =>
  db
    .select()
    .from(milestones)
    .where(eq(milestones.userId, userId))
    .orderBy(desc(milestones.achievedAt), desc(milestones.id)),
);

export async function reachedTypes(db: Db, userId: string): Promise<Set<string>> {
  const rows = await typesOf(db, { userId });
  return new Set(rows.map(({ type }) => type));
}

const typesOf = ready((db, { userId }: Places<"userId">) =>
  db.select({ type: milestones.milestoneType }).from(milestones).where(eq(milestones.userId, userId)),
);

/** Stores reached milestones; those already stored stay as they are. */
export async function insertMilestones(
  db: Db,
  userId: string,
  { types, now }: { types: readonly string[]; now: Date },
): Promise<void> {
  if (types.length === 0) return;
  const rows = types.map((milestoneType) => ({ userId, id: newId(), milestoneType, achievedAt: now }));
  await db.insert(milestones).values(rows).onConflictDoNothing();
}

/** Marks it as seen, once; null if this person has none with this id. */
export async function acknowledgeMilestone(
  db: Db,
  userId: string,
  { id, now }: { id: string; now: Date },
): Promise<MilestoneRow | null> {
  const [row] = await db
    .update(milestones)
    .set({ acknowledgedAt: sql`coalesce(${milestones.acknowledgedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(milestones.userId, userId), eq(milestones.id, id)))
    .returning();
  return row ?? null;
}

/** Marks all new ones as seen, and answers those. */
export async function acknowledgeNewMilestones(db: Db, userId: string, now: Date): Promise<MilestoneRow[]> {
  return db
    .update(milestones)
    .set({ acknowledgedAt: now })
    .where(and(eq(milestones.userId, userId), isNull(milestones.acknowledgedAt)))
    .returning();
}

/** Marks the milestone of a type as seen, once, where this person has it. */
export async function acknowledgeMilestoneOfType(
  db: Db,
  userId: string,
  { type, now }: { type: string; now: Date },
): Promise<void> {
  await db
    .update(milestones)
    .set({ acknowledgedAt: now })
    .where(
      and(
        eq(milestones.userId, userId),
        eq(milestones.milestoneType, type),
        isNull(milestones.acknowledgedAt),
      ),
    );
}
