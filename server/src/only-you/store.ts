import { and, asc, eq, gt, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { activities } from "../activity/tables.ts";
import { checkIns } from "../check-in/tables.ts";
import type { Db } from "../db/db.ts";
import { importedRows } from "../imports/tables.ts";
import { headOfClosed } from "../journal/closed-text.ts";
import { journalPages } from "../journal/tables.ts";
import { contentKeyWays } from "./tables.ts";

export type WayRow = typeof contentKeyWays.$inferSelect;

/** The ways to every key of a person, the oldest first. */
export async function listWays(db: Db, userId: string): Promise<WayRow[]> {
  return db
    .select()
    .from(contentKeyWays)
    .where(eq(contentKeyWays.userId, userId))
    .orderBy(asc(contentKeyWays.id));
}

export async function insertWay(db: Db, row: WayRow): Promise<WayRow> {
  await db.insert(contentKeyWays).values(row);
  return row;
}

/** False where this person has none with this id. */
export async function deleteWay(db: Db, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(contentKeyWays)
    .where(and(eq(contentKeyWays.userId, userId), eq(contentKeyWays.id, id)));
  return rowCount === 1;
}

/** Deletes the ways to every key but that of `version`. */
export async function deleteOtherWays(db: Db, userId: string, version: number): Promise<void> {
  await db
    .delete(contentKeyWays)
    .where(and(eq(contentKeyWays.userId, userId), ne(contentKeyWays.version, version)));
}

// where texts lie that can be closed, each with the moment of its last change
const pages = { table: journalPages, sealed: journalPages.textSealed, editedAt: journalPages.editedAt };
const writings = {
  table: activities,
  sealed: activities.writingSealed,
  editedAt: activities.writingEditedAt,
};
const notes = { table: checkIns, sealed: checkIns.noteSealed, editedAt: checkIns.editedAt };
const imported = {
  table: importedRows,
  sealed: importedRows.textSealed,
  editedAt: importedRows.editedAt,
};
const places = [pages, writings, notes, imported] as const;
type Place = (typeof places)[number];

export interface StoredText {
  readonly id: string;
  readonly sealed: Buffer;
  readonly editedAt: Date | null;
}

/** Texts that are not as `version` says, after the id `after`, in the order of their ids. */
export async function listToTurn(
  db: Db,
  userId: string,
  { version, after, most }: { version: number; after: string | undefined; most: number },
): Promise<StoredText[]> {
  const found: (Omit<StoredText, "sealed"> & { sealed: Buffer | null })[] = [];
  for (const place of places) found.push(...(await toTurnAt(db, userId, { place, version, after, most })));
  return found
    .flatMap(({ sealed, ...row }) => (sealed === null ? [] : [{ ...row, sealed }]))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .slice(0, most);
}

function toTurnAt(
  db: Db,
  userId: string,
  { place, version, after, most }: { place: Place; version: number; after: string | undefined; most: number },
) {
  const { table, sealed, editedAt } = place;
  return db
    .select({ id: table.id, sealed, editedAt })
    .from(table)
    .where(
      and(
        eq(table.userId, userId),
        isToTurn(place, version),
        after === undefined ? undefined : gt(table.id, after),
      ),
    )
    .orderBy(asc(table.id))
    .limit(most);
}

/** How many texts are not as `version` says. */
export async function countToTurn(db: Db, userId: string, version: number): Promise<number> {
  let count = 0;
  for (const place of places)
    count += await db.$count(place.table, and(eq(place.table.userId, userId), isToTurn(place, version)));
  return count;
}

function isToTurn({ sealed }: Place, version: number) {
  const head = headOfClosed(version);
  const isClosed = sql`substring(${sealed} from 1 for ${head.length}::int) = ${head}::bytea`;
  return and(isNotNull(sealed), version === 0 ? isClosed : sql`not (${isClosed})`);
}

/** Replaces the bytes of a text that was not changed since `editedAt`, which counts as no edit. True if it did. */
export async function replaceText(
  db: Db,
  userId: string,
  { id, sealed, editedAt }: StoredText,
): Promise<boolean> {
  // where and what differ from table to table, so each is written out
  const isSame = ({ table, sealed: column, editedAt: edited }: Place) =>
    and(
      eq(table.userId, userId),
      eq(table.id, id),
      isNotNull(column),
      editedAt === null ? isNull(edited) : eq(edited, editedAt),
    );
  const changes = [
    () => db.update(journalPages).set({ textSealed: sealed }).where(isSame(pages)),
    () => db.update(activities).set({ writingSealed: sealed }).where(isSame(writings)),
    () => db.update(checkIns).set({ noteSealed: sealed }).where(isSame(notes)),
    () => db.update(importedRows).set({ textSealed: sealed }).where(isSame(imported)),
  ];
  for (const change of changes) if ((await change()).rowCount === 1) return true;
  return false;
}
