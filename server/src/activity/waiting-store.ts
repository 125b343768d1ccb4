import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { activities } from "./tables.ts";

export interface WaitingActivity {
  readonly id: string;
  /** The catalogue's key; null for one of the person's own. */
  readonly key: string | null;
  readonly type: string;
}

/** What waits, best first. */
export async function waitingByRank(db: Db, userId: string): Promise<WaitingActivity[]> {
  return waitingOf(db, { userId });
}

const waitingOf = ready((db, { userId }: Places<"userId">) =>
  db
    .select({ id: activities.id, key: activities.catalogueKey, type: activities.activityType })
    .from(activities)
    .where(and(eq(activities.userId, userId), isNull(activities.completedAt), isNull(activities.archivedAt)))
    .orderBy(activities.rank, activities.id),
);
