import { and, count, desc, eq, isNotNull, lt } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { journalPages } from "./tables.ts";

export type PageRow = typeof journalPages.$inferSelect;

/** Keeps a page; false where this person has one with this id. */
export async function insertPage(
  db: Db,
  userId: string,
  page: Omit<PageRow, "userId" | "editedAt">,
): Promise<boolean> {
  const { rowCount } = await db
    .insert(journalPages)
    .values({ userId, ...page })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** The pages with a text from before `before`, or of the day `on`, the newest first. */
export async function listPages(
  db: Db,
  userId: string,
  { before, on, most }: { before: Date | null; on: string | undefined; most: number },
): Promise<PageRow[]> {
  return db
    .select()
    .from(journalPages)
    .where(
      and(
        eq(journalPages.userId, userId),
        isNotNull(journalPages.textSealed),
        before === null ? undefined : lt(journalPages.writtenAt, before),
        on === undefined ? undefined : eq(journalPages.writtenOn, on),
      ),
    )
    .orderBy(desc(journalPages.writtenAt), desc(journalPages.id))
    .limit(most);
}

/** A page, also one whose text was removed; null if this person has none with this id. */
export async function findPage(db: Db, userId: string, id: string): Promise<PageRow | null> {
  const [row] = await db
    .select()
    .from(journalPages)
    .where(and(eq(journalPages.userId, userId), eq(journalPages.id, id)));
  return row ?? null;
}

/** Replaces or removes the text of a page. */
export async function rewritePage(
  db: Db,
  userId: string,
  { id, sealed, editedAt }: { id: string; sealed: Buffer | null; editedAt: Date },
): Promise<void> {
  await db
    .update(journalPages)
    .set({ textSealed: sealed, editedAt })
    .where(and(eq(journalPages.userId, userId), eq(journalPages.id, id)));
}

/** How many pages somebody has ever written. decisions §5: what was earned stays */
export async function countPages(db: Db, userId: string): Promise<number> {
  const [total] = await pagesOf(db, { userId });
  return total?.count ?? 0;
}

const pagesOf = ready((db, { userId }: Places<"userId">) =>
  db.select({ count: count() }).from(journalPages).where(eq(journalPages.userId, userId)),
);
