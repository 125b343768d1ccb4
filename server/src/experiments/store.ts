import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { users } from "../account/tables.ts";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { experimentEvenings, experiments } from "./tables.ts";

export type ExperimentRow = typeof experiments.$inferSelect;
export type EveningRow = typeof experimentEvenings.$inferSelect;

/** Keeps an experiment that begins. */
export async function insertExperiment(
  db: Db,
  userId: string,
  row: Omit<ExperimentRow, "userId" | "stoppedOn" | "stoppedBy" | "seenAt">,
): Promise<ExperimentRow> {
  const [kept] = await db
    .insert(experiments)
    .values({ userId, ...row })
    .returning();
  if (!kept) throw new Error("The experiment was not stored.");
  return kept;
}

/** The newest first. */
export async function listExperiments(db: Db, userId: string, most: number): Promise<ExperimentRow[]> {
  return newestOf(db, { userId, most });
}

const newestOf = ready((db, { userId, most }: Places<"userId" | "most">) =>
  db
    .select()
    .from(experiments)
    .where(eq(experiments.userId, userId))
    .orderBy(desc(experiments.createdAt), desc(experiments.id))
    .limit(most),
);

/** Null if this person has none with this id. */
export async function findExperiment(db: Db, userId: string, id: string): Promise<ExperimentRow | null> {
  const [row] = await db
    .select()
    .from(experiments)
    .where(and(eq(experiments.userId, userId), eq(experiments.id, id)));
  return row ?? null;
}

/** The answered evenings of all experiments, or of one, the earliest first. */
export async function listEvenings(db: Db, userId: string, experimentId?: string): Promise<EveningRow[]> {
  return db
    .select()
    .from(experimentEvenings)
    .where(
      and(
        eq(experimentEvenings.userId, userId),
        experimentId === undefined ? undefined : eq(experimentEvenings.experimentId, experimentId),
      ),
    )
    .orderBy(asc(experimentEvenings.day));
}

/** Keeps an evening; one that was answered before stays as it was. */
export async function insertEvening(
  db: Db,
  userId: string,
  evening: Omit<EveningRow, "userId">,
): Promise<void> {
  await db
    .insert(experimentEvenings)
    .values({ userId, ...evening })
    .onConflictDoNothing();
}

/** Ends what has not been ended before. Without an id: all of the person's. */
export async function stopExperiments(
  db: Db,
  userId: string,
  { id, on, by }: { id?: string; on: string; by: "person" | "rest" },
): Promise<void> {
  await db
    .update(experiments)
    .set({ stoppedOn: on, stoppedBy: by })
    .where(
      and(
        eq(experiments.userId, userId),
        isNull(experiments.stoppedOn),
        id === undefined ? undefined : eq(experiments.id, id),
      ),
    );
}

export async function markSeen(db: Db, userId: string, { id, at }: { id: string; at: Date }): Promise<void> {
  await db
    .update(experiments)
    .set({ seenAt: at })
    .where(and(eq(experiments.userId, userId), eq(experiments.id, id), isNull(experiments.seenAt)));
}

/** False if there was none. */
export async function deleteExperiment(db: Db, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(experiments)
    .where(and(eq(experiments.userId, userId), eq(experiments.id, id)));
  return (rowCount ?? 0) > 0;
}

/** From when experiments are offered to this person; null: always. */
export async function experimentsFrom(db: Db, userId: string): Promise<Date | null> {
  const [row] = await db.select({ from: users.experimentsFrom }).from(users).where(eq(users.id, userId));
  return row?.from ?? null;
}
