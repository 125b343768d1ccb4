import { exportedTables, type ExportedTable } from "@remanso/core/privacy/exported-tables.ts";
import { exportFormat, exportVersion } from "@remanso/core/privacy/export-format.ts";
import type { Db } from "../db/db.ts";
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
  return rows.map((row) => opened(row, open));
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

// the column that holds a sealed text, and the name under which it is opened
const sealedColumns = [
  ["writing_sealed", "writing"],
  ["note_sealed", "note"],
] as const;

function opened(row: Row, open: OpenText): Row {
  const result = { ...row };
  for (const [column, name] of sealedColumns) {
    if (!(column in result)) continue;
    const sealed = result[column];
    // PostgreSQL writes bytes as "\x…"
    result[name] =
      typeof sealed === "string" ? open(Buffer.from(sealed.slice(2), "hex"), String(row["id"])) : null;
    delete result[column];
  }
  return result;
}
