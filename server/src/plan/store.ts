import { and, desc, eq, isNull } from "drizzle-orm";
import type { Assessment } from "@remanso/core/assessment/contract.ts";
import type { Plan } from "@remanso/core/plan/contract.ts";
import { focusOf, heaviestOf } from "@remanso/core/plan/what-weighs.ts";
import { weeklyTarget } from "@remanso/core/plan/weekly-target.ts";
import { stressCategories } from "@remanso/core/assessment/questions.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { users } from "../account/tables.ts";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { newId } from "../ids.ts";
import { plans } from "./tables.ts";
import { assessments } from "../assessment/tables.ts";

export type ActivePlan = Omit<Plan, "activities">;

/**
 * Locks the person's plan until the transaction ends. It must not be a full `for update`: every
 * row that names the person holds a key share of theirs, so two requests that have each kept their Idempotency-Key, or a
 * completion that is about to be logged, would wait for each other for ever.
 */
export async function lockPerson(db: Db, userId: string): Promise<void> {
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  // they have deleted their account since the call began
  if (!person) throw new Refusal("not_signed_in");
}

/**
 * The same for whoever deletes the person: it waits for those too that have begun to write something of theirs, and would need
 * the person's row before they end.
 */
export async function lockPersonForDeletion(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

/** Starts the active plan; the one before must have been archived. */
export async function insertPlan(
  db: Db,
  userId: string,
  { assessment, now }: { assessment: Assessment; now: Date },
): Promise<string> {
  const id = newId();
  await db.insert(plans).values({
    userId,
    id,
    assessmentId: assessment.id,
    focus: focusOf(assessment),
    targetActivities: weeklyTarget.activities,
    targetMinutes: weeklyTarget.minutes,
    targetBreathing: weeklyTarget.breathing,
    targetCheckIns: weeklyTarget.checkIns,
    createdAt: now,
  });
  return id;
}

export async function archivePlans(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(plans)
    .set({ archivedAt: now })
    .where(and(eq(plans.userId, userId), isNull(plans.archivedAt)));
}

export async function findActivePlan(db: Db, userId: string): Promise<ActivePlan | null> {
  const [found] = await activePlanOf(db, { userId });
  if (!found) return null;
  const { plans: row, assessments: scores } = found;
  return {
    id: row.id,
    assessmentId: row.assessmentId,
    createdAt: row.createdAt.toISOString(),
    focus: stressCategories.find((category) => category === row.focus) ?? null,
    focuses: heaviestOf(scores),
    weeklyTarget: {
      activities: row.targetActivities,
      minutes: row.targetMinutes,
      breathing: row.targetBreathing,
      checkIns: row.targetCheckIns,
    },
  };
}

const activePlanOf = ready((db, { userId }: Places<"userId">) =>
  db
    .select()
    .from(plans)
    .innerJoin(assessments, and(eq(assessments.userId, plans.userId), eq(assessments.id, plans.assessmentId)))
    .where(and(eq(plans.userId, userId), isNull(plans.archivedAt)))
    .orderBy(desc(plans.createdAt))
    .limit(1),
);
