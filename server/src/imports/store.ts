import { and, asc, desc, eq, gte, isNotNull, lt, lte, sql } from "drizzle-orm";
import type { Source } from "@remanso/core/imports/sources.ts";
import type { Db } from "../db/db.ts";
import { importedRows, imports } from "./tables.ts";

export type ImportRow = typeof imports.$inferSelect;
/** A row with the program that it comes from. */
export type ImportedRowRow = typeof importedRows.$inferSelect & { readonly source: Source };

export async function insertImport(db: Db, userId: string, row: Omit<ImportRow, "userId">): Promise<void> {
  await db.insert(imports).values({ userId, ...row });
}

/** Null if this person has none with this id. */
export async function findImport(db: Db, userId: string, id: string): Promise<ImportRow | null> {
  const [row] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.id, id)));
  return row ?? null;
}

/** Keeps rows; answers the ids of those that were not here yet. */
export async function insertRows(
  db: Db,
  userId: string,
  rows: readonly Omit<typeof importedRows.$inferSelect, "userId" | "editedAt">[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  // always in the same order, so that two transactions with the same rows cannot deadlock
  const ordered = rows.toSorted((one, other) => (one.rowKey < other.rowKey ? -1 : 1));
  const kept = await db
    .insert(importedRows)
    .values(ordered.map((row) => ({ userId, ...row })))
    .onConflictDoNothing()
    .returning({ id: importedRows.id });
  return new Set(kept.map(({ id }) => id));
}

/** How many rows a person has imported, and how many bytes their texts take. */
export async function importedSize(db: Db, userId: string): Promise<{ rows: number; bytes: number }> {
  const [size] = await db
    .select({
      rows: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(coalesce(octet_length(${importedRows.textSealed}), 0) + coalesce(octet_length(${importedRows.detailsSealed}), 0)), 0)::float8`,
    })
    .from(importedRows)
    .where(eq(importedRows.userId, userId));
  return size ?? { rows: 0, bytes: 0 };
}

/** Every import that still has rows, the newest first, with what it holds. */
export async function listImports(db: Db, userId: string, most: number) {
  const counted = (kind: string) =>
    sql<number>`(count(*) filter (where ${importedRows.kind} = ${kind}))::int`;
  return db
    .select({
      id: imports.id,
      source: imports.source,
      createdAt: imports.createdAt,
      moods: counted("mood"),
      entries: counted("entry"),
      activities: counted("activity"),
      firstOn: sql<string>`min(${importedRows.localDate})`,
      lastOn: sql<string>`max(${importedRows.localDate})`,
    })
    .from(imports)
    .innerJoin(
      importedRows,
      and(eq(importedRows.userId, imports.userId), eq(importedRows.importId, imports.id)),
    )
    .where(eq(imports.userId, userId))
    .groupBy(imports.userId, imports.id)
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(most);
}

/** Deletes an import with its rows; answers how many those were, or null if there was none. */
export async function deleteImport(db: Db, userId: string, id: string): Promise<number | null> {
  const rows = await db.$count(
    importedRows,
    and(eq(importedRows.userId, userId), eq(importedRows.importId, id)),
  );
  const { rowCount } = await db.delete(imports).where(and(eq(imports.userId, userId), eq(imports.id, id)));
  return rowCount === 0 ? null : rows;
}

function withSource(db: Db) {
  return db
    .select({ row: importedRows, source: imports.source })
    .from(importedRows)
    .innerJoin(imports, and(eq(imports.userId, importedRows.userId), eq(imports.id, importedRows.importId)));
}

function flat({ row, source }: { row: typeof importedRows.$inferSelect; source: Source }): ImportedRowRow {
  return { ...row, source };
}

/** What was imported of one day, the earliest first. */
export async function importedOn(
  db: Db,
  userId: string,
  { day, most }: { day: string; most: number },
): Promise<ImportedRowRow[]> {
  const rows = await withSource(db)
    .where(and(eq(importedRows.userId, userId), eq(importedRows.localDate, day)))
    .orderBy(asc(importedRows.occurredAt), asc(importedRows.id))
    .limit(most);
  return rows.map(flat);
}

/** Those with a text from before `before`, or of the day `on`, the newest first. */
export async function listImportedTexts(
  db: Db,
  userId: string,
  { before, on, most }: { before: Date | null; on: string | undefined; most: number },
): Promise<ImportedRowRow[]> {
  const rows = await withSource(db)
    .where(
      and(
        eq(importedRows.userId, userId),
        isNotNull(importedRows.textSealed),
        before === null ? undefined : lt(importedRows.occurredAt, before),
        on === undefined ? undefined : eq(importedRows.localDate, on),
      ),
    )
    .orderBy(desc(importedRows.occurredAt), desc(importedRows.id))
    .limit(most);
  return rows.map(flat);
}

/** Null if this person has no row with this id. */
export async function findImported(db: Db, userId: string, id: string): Promise<ImportedRowRow | null> {
  const [row] = await withSource(db).where(and(eq(importedRows.userId, userId), eq(importedRows.id, id)));
  return row ? flat(row) : null;
}

/** Replaces or removes the text of a row. */
export async function rewriteImported(
  db: Db,
  userId: string,
  { id, sealed, editedAt }: { id: string; sealed: Buffer | null; editedAt: Date },
): Promise<void> {
  await db
    .update(importedRows)
    .set({ textSealed: sealed, editedAt })
    .where(and(eq(importedRows.userId, userId), eq(importedRows.id, id)));
}

/** The days from one to another, both included, with an imported mood, the earliest first: their means. */
export async function importedMoods(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<{ on: string; mood: number }[]> {
  return db
    .select({ on: importedRows.localDate, mood: sql<number>`avg(${importedRows.mood})::float8` })
    .from(importedRows)
    .where(
      and(
        eq(importedRows.userId, userId),
        isNotNull(importedRows.mood),
        gte(importedRows.localDate, from),
        lte(importedRows.localDate, to),
      ),
    )
    .groupBy(importedRows.localDate)
    .orderBy(importedRows.localDate);
}
