import { and, asc, eq, gt, isNotNull, ne, sql, type SQL } from "drizzle-orm";
import type { ClosedPart } from "@remanso/core/shapes.ts";
import type { Db } from "../db/db.ts";
import { headOfClosed } from "../journal/closed-text.ts";
import { contentKeyWays } from "./tables.ts";
import { textPlaces, type NewBytes, type TextKind, type TextPlace } from "./text-store.ts";

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

/** A text that can be closed, as it is stored. */
export interface StoredText {
  readonly id: string;
  readonly kind: TextKind;
  readonly part: ClosedPart | undefined;
  readonly sealed: Buffer;
  readonly editedAt: Date | null;
}

/** Texts that are not as `version` says, after the id `after`, in the order of their ids, those of one row together. */
export async function listToTurn(
  db: Db,
  userId: string,
  { version, after, most }: { version: number; after: string | undefined; most: number },
): Promise<StoredText[]> {
  const found: StoredText[] = [];
  for (const place of textPlaces)
    found.push(
      ...(await textsAt(db, place, {
        where: and(
          eq(place.table.userId, userId),
          isToTurn(place, version),
          after === undefined ? undefined : gt(place.table.id, after),
        ),
        most: most + 1,
      })),
    );
  const inOrder = found.toSorted((one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
  const next = inOrder[most];
  return inOrder.slice(0, most).filter(({ id }) => id !== next?.id);
}

/** A text of this person as it is now. */
export async function findText(
  db: Db,
  userId: string,
  { id, part }: Pick<StoredText, "id"> & { part: ClosedPart | undefined },
): Promise<StoredText | null> {
  for (const place of textPlaces.filter((one) => one.part === part)) {
    const where = and(eq(place.table.userId, userId), eq(place.table.id, id));
    const [text] = await textsAt(db, place, { where, most: 1 });
    if (text) return text;
  }
  return null;
}

async function textsAt(
  db: Db,
  { table, kind, part, sealed, editedAt }: TextPlace,
  { where, most }: { where: SQL | undefined; most: number },
): Promise<StoredText[]> {
  const rows = await db
    .select({ id: table.id, sealed, editedAt: editedAt ?? sql<null>`null` })
    .from(table)
    .where(and(where, isNotNull(sealed)))
    .orderBy(asc(table.id))
    .limit(most);
  return rows.flatMap(({ sealed: bytes, ...row }) =>
    bytes === null ? [] : [{ ...row, kind, part, sealed: bytes }],
  );
}

/** How many texts are not as `version` says. */
export async function countToTurn(db: Db, userId: string, version: number): Promise<number> {
  let count = 0;
  for (const place of textPlaces)
    count += await db.$count(place.table, and(eq(place.table.userId, userId), isToTurn(place, version)));
  return count;
}

function isToTurn({ sealed }: TextPlace, version: number) {
  const head = headOfClosed(version);
  const isClosed = sql`substring(${sealed} from 1 for ${head.length}::int) = ${head}::bytea`;
  return and(isNotNull(sealed), version === 0 ? isClosed : sql`not (${isClosed})`);
}

/** Replaces the bytes of a text that is still as `before`, which counts as no edit. True if it did. */
export async function replaceText(
  db: Db,
  userId: string,
  { before, ...changed }: { before: StoredText } & NewBytes,
): Promise<boolean> {
  const place = textPlaces.find(({ kind }) => kind === before.kind);
  if (!place) return false;
  const { table, sealed } = place;
  const same = and(eq(table.userId, userId), eq(table.id, before.id), eq(sealed, before.sealed));
  return (await place.put(db, same, changed)).rowCount === 1;
}
