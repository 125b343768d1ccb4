import { eq } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { safetyPlans } from "./tables.ts";

export type SafetyPlanRow = typeof safetyPlans.$inferSelect;

/** The copy of a person's plan; null where they keep none here. */
export async function findPlan(db: Db, userId: string): Promise<SafetyPlanRow | null> {
  const [row] = await db.select().from(safetyPlans).where(eq(safetyPlans.userId, userId));
  return row ?? null;
}

/** Keeps the plan in the place of the one before. The caller holds the person's lock and has compared the revisions. */
export async function replacePlan(
  db: Db,
  userId: string,
  plan: Omit<SafetyPlanRow, "userId">,
): Promise<void> {
  const { id, ...changed } = plan;
  await db
    .insert(safetyPlans)
    .values({ userId, id, ...changed })
    .onConflictDoUpdate({ target: safetyPlans.userId, set: changed });
}

export async function deletePlan(db: Db, userId: string): Promise<void> {
  await db.delete(safetyPlans).where(eq(safetyPlans.userId, userId));
}
