import { nameKeyOf } from "@remanso/core/activity/name-key.ts";
import { exportedTables, type ExportedTable } from "@remanso/core/privacy/exported-tables.ts";
import { exportFormat, exportVersion } from "@remanso/core/privacy/export-format.ts";
import type { ClosedPart } from "@remanso/core/shapes.ts";
import { detailsPlace } from "../imports/imported-texts.ts";
import type { Db } from "../db/db.ts";
import { closedIn, placeOf } from "../journal/closed-text.ts";
import { openerOf, type OpenText } from "../journal/own-texts.ts";
import type { AppSecret } from "../secret.ts";
import { accountOf } from "./account-store.ts";
import { rowsOf, type Row } from "./export-store.ts";

interface Asked {
  readonly secret: AppSecret;
  readonly now: Date;
}

/** Everything of a person, as docs/export-format.md describes it. */
export async function exportFile(db: Db, userId: string, { secret, now }: Asked) {
  const open = await openerOf(db, userId, secret);
  const tables: Partial<Record<ExportedTable, Row[]>> = {};
  for (const table of exportedTables) tables[table] = await exportRows(db, userId, { table, open });
  return { ...(await headOf(db, userId, now)), tables };
}

/** The rows of one table as the file holds them. */
export async function exportRows(
  db: Db,
  userId: string,
  { table, open }: { table: ExportedTable; open: OpenText },
): Promise<Row[]> {
  const rows = await rowsOf(db, userId, table);
  return rows.map((row) => withOpenKey(opened(row, open)));
}

/** The key by which a name counts once, as any installation reads it; here it is a hash that only this one can make. */
function withOpenKey(row: Row): Row {
  const { custom_name: name, name_key: key } = row;
  if (typeof key !== "string" || row["catalogue_key"] !== null) return row;
  return { ...row, name_key: nameKeyOf(typeof name === "string" ? name : "", (folded) => folded) };
}

async function headOf(db: Db, userId: string, now: Date) {
  const account = await accountOf(db, userId);
  if (!account) throw new Error("There is no account to export.");
  return {
    format: exportFormat,
    version: exportVersion,
    exportedAt: now.toISOString(),
    person: {
      fullName: account.fullName,
      email: account.email,
      language: account.language,
      theme: account.theme,
      timeZone: account.timeZone,
      country: account.country,
      consentVersion: account.consentVersion,
      consentedAt: account.consentedAt.toISOString(),
      createdAt: account.createdAt.toISOString(),
    },
  };
}

/** A column that holds a sealed text, and the name under which the file has it, opened. */
interface SealedColumn {
  readonly column: string;
  readonly name: string;
  /** What it was sealed for, by the id of its row; absent: that part of the row. */
  readonly place?: (id: string) => string;
  readonly part?: ClosedPart;
  readonly isJson?: true;
}

const sealedColumns: readonly SealedColumn[] = [
  { column: "writing_sealed", name: "writing" },
  { column: "note_sealed", name: "note" },
  { column: "text_sealed", name: "text" },
  { column: "name_sealed", name: "custom_name", part: "name" },
  { column: "notes_sealed", name: "notes", part: "notes" },
  { column: "steps_sealed", name: "steps", part: "steps", isJson: true },
  { column: "details_sealed", name: "details", place: detailsPlace, isJson: true },
];

function opened(row: Row, open: OpenText): Row {
  const result = { ...row };
  const closed: object[] = [];
  for (const { column, name, part, place = (id: string) => placeOf(id, part), isJson } of sealedColumns) {
    if (!(column in result)) continue;
    const sealed = result[column];
    delete result[column];
    // "generic" stays: it says nothing that a person wrote
    if (typeof sealed !== "string") result[name] ??= null;
    else {
      const id = String(row["id"]);
      // PostgreSQL writes bytes as "\x…"
      const bytes = Buffer.from(sealed.slice(2), "hex");
      const text = open(bytes, place(id));
      result[name] = isJson && text !== null ? JSON.parse(text) : text;
      const own = closedIn(bytes, id, part);
      if (own) closed.push({ ...own, column: name, ...(isJson && { isJson }) });
    }
  }
  // the device that has the key puts the texts in their places (web/src/only-you/download-queries.ts)
  return closed.length === 0 ? result : { ...result, closed };
}
