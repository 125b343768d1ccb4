import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { activities } from "../activity/tables.ts";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { resourceReads } from "./tables.ts";

/** The ids of what somebody has marked as read. */
export async function readResources(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await readsOf(db, { userId });
  return new Set(rows.map(({ id }) => id));
}

const readsOf = ready((db, { userId }: Places<"userId">) =>
  db.select({ id: resourceReads.resourceId }).from(resourceReads).where(eq(resourceReads.userId, userId)),
);

/** Marks a resource as read; the first time is kept. */
export async function markRead(
  db: Db,
  userId: string,
  { resourceId, now }: { resourceId: string; now: Date },
): Promise<void> {
  await db.insert(resourceReads).values({ userId, resourceId, readAt: now }).onConflictDoNothing();
}

export async function markUnread(db: Db, userId: string, resourceId: string): Promise<void> {
  await db
    .delete(resourceReads)
    .where(and(eq(resourceReads.userId, userId), eq(resourceReads.resourceId, resourceId)));
}

/** When the first activity on somebody's list (pending of the active plan, or completed) was created. */
export async function firstListedAt(db: Db, userId: string): Promise<Date | null> {
  const [row] = await firstListed(db, { userId });
  return row?.at ?? null;
}

const firstListed = ready((db, { userId }: Places<"userId">) =>
  db
    .select({ at: sql<Date | null>`min(${activities.createdAt})`.mapWith(activities.createdAt) })
    .from(activities)
    .where(
      and(
        eq(activities.userId, userId),
        or(isNotNull(activities.completedAt), isNull(activities.archivedAt)),
      ),
    ),
);
