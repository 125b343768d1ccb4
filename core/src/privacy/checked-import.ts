import { byLanguage } from "../language.ts";
import { sessionMinutes } from "../marketplace/contract.ts";
import { Refusal } from "../refusals.ts";
import { exportedRows, ExportFrame, mostRows, type ExportFile } from "./export-format.ts";
import { importedTables, type ExportedTable } from "./exported-tables.ts";
import { faultWords } from "./import-words.ts";
import { tableWords } from "./table-words.ts";

type Row = Readonly<Record<string, unknown>>;

export interface CheckedImport {
  readonly person: ExportFile["person"];
  readonly tables: Partial<Record<ExportedTable, readonly Row[]>>;
  /** How many bookings are still to come: those are made on the installation where they take place. */
  readonly comingBookings: number;
}

/**
 * A downloaded file as an import keeps it. Refuses `import_invalid` for what is no such file, `import_too_long`, and `import_row_invalid` with
 * the row and the field at fault for the first row that does not keep the rules of the product.
 */
export function checkedImport(file: unknown, now: Date): CheckedImport {
  const frame = ExportFrame.safeParse(file);
  if (!frame.success) throw new Refusal("import_invalid");
  const { person, tables } = frame.data;
  const count = Object.values(tables).reduce((sum, rows) => sum + rows.length, 0);
  if (count > mostRows) throw new Refusal("import_too_long", { values: { most: mostRows } });
  const checked: Partial<Record<ExportedTable, Row[]>> = {};
  for (const table of importedTables) checked[table] = checkedRows(table, tables[table]);
  checkReferences(checked);
  const coming = (checked.bookings ?? []).filter((booking) => isComing(booking, now));
  checked.bookings = (checked.bookings ?? []).filter((booking) => !coming.includes(booking));
  return { person, tables: checked, comingBookings: coming.length };
}

function checkedRows(table: ExportedTable, rows: readonly unknown[]): Row[] {
  const ids = new Set<unknown>();
  return rows.map((raw, index) => {
    const parsed = exportedRows[table].safeParse(raw);
    const at = { table, row: index + 1 };
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const isOwnCode = /^[a-z_]+$/.test(issue?.message ?? "");
      const reason = (isOwnCode ? issue?.message : issue?.code) ?? "";
      throw fault({ ...at, field: issue?.path.join(".") ?? "", reason });
    }
    const row: Row = parsed.data;
    if ("id" in row && ids.has(row["id"])) throw fault({ ...at, field: "id", reason: "twice" });
    ids.add(row["id"]);
    if (table === "bookings") checkBooking(row, at);
    return row;
  });
}

interface Place {
  readonly table: ExportedTable;
  /** From 1. */
  readonly row: number;
}

function checkBooking(row: Row, at: Place): void {
  const booking = exportedRows.bookings.parse(row);
  const minutes = (Date.parse(booking.ends_at) - Date.parse(booking.starts_at)) / 60_000;
  if (minutes !== sessionMinutes) throw fault({ ...at, field: "ends_at", reason: "invalid_value" });
  if (booking.professional.id !== booking.professional_id) {
    throw fault({ ...at, field: "professional_id", reason: "invalid_value" });
  }
}

function isComing({ starts_at: startsAt, cancelled_at: cancelledAt }: Row, now: Date): boolean {
  return cancelledAt === null && Date.parse(String(startsAt)) > now.getTime();
}

const references = [
  ["plans", "assessment_id", "assessments"],
  ["activities", "plan_id", "plans"],
  ["experiment_evenings", "experiment_id", "experiments"],
  ["imported_rows", "import_id", "imports"],
] as const;

function checkReferences(tables: CheckedImport["tables"]): void {
  for (const [table, field, target] of references) {
    const ids = new Set((tables[target] ?? []).map(({ id }) => id));
    const index = (tables[table] ?? []).findIndex((row) => !ids.has(row[field]));
    if (index >= 0) throw fault({ table, row: index + 1, field, reason: "unknown" });
  }
}

function fault({ table, row, field, reason }: Place & { field: string; reason: string }): Refusal {
  return new Refusal("import_row_invalid", {
    values: { row },
    words: { table: byLanguage((language) => tableWords[language][table]), fault: faultWords(field, reason) },
    fields: { [`${table}.${row}${field ? `.${field}` : ""}`]: reason },
  });
}
