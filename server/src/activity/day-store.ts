import { and, between, eq, isNotNull, sql } from "drizzle-orm";
import { daysOfGrace } from "@remanso/core/analytics/daily-points.ts";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { activities } from "./tables.ts";

const named = {
  id: activities.id,
  catalogueKey: activities.catalogueKey,
  customName: activities.customName,
  nameSealed: activities.nameSealed,
  activityType: activities.activityType,
} as const;

interface Days {
  readonly from: string;
  readonly to: string;
}

/** An activity's name: a catalogue key, or sealed. */
export type NamedActivity = Pick<
  typeof activities.$inferSelect,
  "id" | "catalogueKey" | "customName" | "nameSealed" | "activityType"
>;

/** What was completed from one day to another, both included. */
export async function completedOnDays(
  db: Db,
  userId: string,
  { from, to }: Days,
): Promise<(NamedActivity & { readonly on: string | null; readonly minutes: number | null })[]> {
  return completedOf(db, { userId, from, to });
}

const completedOf = ready((db, { userId, from, to }: Places<"userId" | "from" | "to">) =>
  db
    .select({ ...named, on: activities.completedOn, minutes: activities.completedMinutes })
    .from(activities)
    .where(and(eq(activities.userId, userId), between(activities.completedOn, from, to)))
    .orderBy(activities.completedAt, activities.id),
);

export interface PlannedActivity extends NamedActivity {
  readonly plannedFor: string | null;
  readonly completedOn: string | null;
  readonly archivedAt: Date | null;
}

/** What was planned for the days from one to another, both included, and not done in time. */
export async function undoneForDays(db: Db, userId: string, { from, to }: Days): Promise<PlannedActivity[]> {
  return undoneOf(db, { userId, from, to });
}

const undoneOf = ready((db, { userId, from, to }: Places<"userId" | "from" | "to">) =>
  db
    .select({
      ...named,
      plannedFor: activities.plannedFor,
      completedOn: activities.completedOn,
      archivedAt: activities.archivedAt,
    })
    .from(activities)
    .where(
      and(
        eq(activities.userId, userId),
        isNotNull(activities.plannedFor),
        between(activities.plannedFor, from, to),
        sql`coalesce(${activities.completedOn} > ${activities.plannedFor} + ${sql.raw(String(daysOfGrace))}, true)`,
      ),
    )
    .orderBy(activities.plannedFor, activities.rank, activities.id),
);
