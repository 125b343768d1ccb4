import { and, between, desc, eq, gt, isNotNull, lt, lte, sql } from "drizzle-orm";
import type { AfterFeeling } from "@remanso/core/activity/contract.ts";
import { activities } from "../activity/tables.ts";
import type { Db } from "../db/db.ts";
import { pageLinks } from "./tables.ts";

type PageLinkRow = typeof pageLinks.$inferSelect;
/** A link without what was kept for it. */
export type ListedLink = Omit<PageLinkRow, "userId" | "addressHash" | "proofHash" | "sealed">;

const listed = {
  id: pageLinks.id,
  openings: pageLinks.openings,
  mostOpenings: pageLinks.mostOpenings,
  lastOpenedAt: pageLinks.lastOpenedAt,
  createdAt: pageLinks.createdAt,
  expiresAt: pageLinks.expiresAt,
};

/** The links that have not expired, the newest first. */
export async function listLinks(db: Db, userId: string, now: Date): Promise<ListedLink[]> {
  return db
    .select(listed)
    .from(pageLinks)
    .where(and(eq(pageLinks.userId, userId), gt(pageLinks.expiresAt, now)))
    .orderBy(desc(pageLinks.createdAt), desc(pageLinks.id));
}

/** Null where another link has the same address already. */
export async function insertLink(
  db: Db,
  userId: string,
  link: Omit<PageLinkRow, "userId" | "openings" | "lastOpenedAt">,
): Promise<ListedLink | null> {
  const [row] = await db
    .insert(pageLinks)
    .values({ userId, ...link })
    .onConflictDoNothing({ target: pageLinks.addressHash })
    .returning(listed);
  return row ?? null;
}

/** Deletes a link with what was kept for it; false if there was none. */
export async function deleteLink(db: Db, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(pageLinks)
    .where(and(eq(pageLinks.userId, userId), eq(pageLinks.id, id)));
  return (rowCount ?? 0) > 0;
}

/** Counts an opening and answers what was kept; null for a link that does not open. One statement, so that none opens once too often. */
export async function openLink(
  db: Db,
  { addressHash, proofHash, now }: { addressHash: Buffer; proofHash: Buffer; now: Date },
): Promise<Pick<PageLinkRow, "sealed" | "expiresAt"> | null> {
  const [row] = await db
    .update(pageLinks)
    .set({ openings: sql`${pageLinks.openings} + 1`, lastOpenedAt: now })
    .where(
      and(
        eq(pageLinks.addressHash, addressHash),
        eq(pageLinks.proofHash, proofHash),
        gt(pageLinks.expiresAt, now),
        lt(pageLinks.openings, pageLinks.mostOpenings),
      ),
    )
    .returning({ sealed: pageLinks.sealed, expiresAt: pageLinks.expiresAt });
  return row ?? null;
}

/** Deletes everybody's links that have expired, with what was kept for them. */
export async function forgetPageLinks(db: Db, now: Date): Promise<void> {
  await db.delete(pageLinks).where(lte(pageLinks.expiresAt, now));
}

interface Done {
  readonly on: string;
  readonly type: string;
  readonly times: number;
  readonly minutes: number;
}

/** What was completed of each type on each calendar day from one to another, both included. */
export async function doneByDay(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<Done[]> {
  const on = sql<string>`${activities.completedOn}`;
  return db
    .select({
      on,
      type: activities.activityType,
      times: sql<number>`count(*)::int`,
      minutes: sql<number>`coalesce(sum(${activities.completedMinutes}), 0)::int`,
    })
    .from(activities)
    .where(and(eq(activities.userId, userId), between(activities.completedOn, from, to)))
    .groupBy(activities.completedOn, activities.activityType)
    .orderBy(activities.completedOn, activities.activityType);
}

/** How it felt after what was completed, for the days on which that was noted. */
export async function feltByDay(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<{ on: string; better: number; same: number; worse: number }[]> {
  const times = (feeling: AfterFeeling) =>
    sql<number>`(count(*) filter (where ${activities.rating} = ${feeling}))::int`;
  return db
    .select({
      on: sql<string>`${activities.completedOn}`,
      better: times("better"),
      same: times("same"),
      worse: times("worse"),
    })
    .from(activities)
    .where(
      and(
        eq(activities.userId, userId),
        isNotNull(activities.rating),
        between(activities.completedOn, from, to),
      ),
    )
    .groupBy(activities.completedOn)
    .orderBy(activities.completedOn);
}
