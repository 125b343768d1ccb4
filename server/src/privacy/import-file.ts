import { ExportFile } from "@remanso/core/privacy/export-format.ts";
import { importedTables, type ExportedTable } from "@remanso/core/privacy/data-map-words.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import type { Db } from "../db/db.ts";
import { sealText } from "../journal/own-texts.ts";
import { lockPerson } from "../plan/store.ts";
import type { AppSecret } from "../secret.ts";
import { changeAccount } from "./account-store.ts";
import { clearUsage, insertRows, isEmpty, type Row } from "./export-store.ts";

interface Asked {
  readonly secret: AppSecret;
  readonly now: Date;
}

/**
 * Brings a downloaded file into an account that holds nothing yet, and answers how many rows of each table came. Refuses
 * `import_invalid` for anything that is not such a file to the last field, and `account_not_empty`.
 */
export async function importFile(
  db: Db,
  userId: string,
  { file, secret, now }: Asked & { file: Readonly<Record<string, unknown>> },
): Promise<Record<string, number>> {
  const parsed = ExportFile.safeParse(file);
  if (!parsed.success) throw new Refusal("import_invalid");
  await lockPerson(db, userId);
  if (!(await isEmpty(db, userId))) throw new Refusal("account_not_empty");
  const { person, tables } = parsed.data;
  const { language, theme, timeZone, country } = person;
  await changeAccount(db, userId, { language, theme, timeZone, country });
  await clearUsage(db, userId);
  const imported: Record<string, number> = {};
  for (const table of importedTables) {
    const rows: Row[] = [];
    for (const row of tables[table]) rows.push(await sealed(db, userId, { row, secret, now }));
    await insertOrRefuse(db, userId, { table, rows });
    imported[table] = rows.length;
  }
  return imported;
}

async function insertOrRefuse(
  db: Db,
  userId: string,
  { table, rows }: { table: ExportedTable; rows: readonly Row[] },
): Promise<void> {
  try {
    await insertRows(db, userId, { table, rows });
  } catch (error) {
    if (isRefusedData(error)) throw new Refusal("import_invalid");
    throw error;
  }
}

/** Data that the database's own rules refuse: classes 22 (data exception) and 23 (integrity constraint). */
function isRefusedData(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && "code" in cause && /^2[23]/.test(String(cause.code));
}

async function sealed(db: Db, userId: string, { row, secret, now }: Asked & { row: Row }): Promise<Row> {
  const { writing, note, ...rest } = row;
  const text = writing ?? note;
  const column = "writing" in row ? "writing_sealed" : "note" in row ? "note_sealed" : null;
  if (column === null) return row;
  if (typeof text !== "string" || text === "") return { ...rest, [column]: null };
  const bytes = await sealText(db, userId, { text, secret, now, of: String(row["id"]) });
  return { ...rest, [column]: `\\x${bytes.toString("hex")}` };
}
