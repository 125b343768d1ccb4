import { parentPort } from "node:worker_threads";
import { checkedImport, type CheckedImport } from "@remanso/core/privacy/checked-import.ts";
import { exportedRows } from "@remanso/core/privacy/export-format.ts";
import { importedTables, type ExportedTable } from "@remanso/core/privacy/exported-tables.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { unreadableNames } from "@remanso/core/activity/unreadable-names.ts";
import { defaultLanguage } from "@remanso/core/language.ts";
import { sealedName, sealedNotes, sealedSteps } from "../activity/own-words.ts";
import { checkJson } from "../bodies/json-limits.ts";
import { rowKeyOf, sealedDetails, type ImportedDetails } from "../imports/imported-texts.ts";
import { sealWith, type TextKey } from "../journal/sealed-text.ts";
import type { FromImportWorker, ToImportWorker } from "./import-reader.ts";

// Reads a downloaded file beside the event loop: it is parsed, checked, sealed and written as JSON here; what goes back are pieces that
// the database takes as they are.

// a plan's steps lie six deep; 200,000 rows of fifteen fields
const jsonLimits = { depth: 12, values: 6_000_000 };
const rowsAtOnce = 500;

type Row = Readonly<Record<string, unknown>>;

let checked: CheckedImport | null = null;
let pieces: Iterator<{ table: ExportedTable; rows: readonly Row[] }> | null = null;

parentPort?.on("message", (message: ToImportWorker) => parentPort?.postMessage(answerTo(message)));

function answerTo(message: ToImportWorker): FromImportWorker {
  if (message.kind === "next") return nextPiece(message.key);
  try {
    checked = readFile(Buffer.from(message.bytes), new Date(message.now));
    const rows = importedTables.reduce((sum, table) => sum + (checked?.tables[table]?.length ?? 0), 0);
    return { kind: "checked", person: checked.person, rows, comingBookings: checked.comingBookings };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, values, words, fields } = error;
    return { kind: "refused", code, values, words, fields };
  }
}

function readFile(bytes: Buffer, now: Date): CheckedImport {
  checkJson(bytes, jsonLimits);
  return checkedImport(parsed(bytes), now);
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new Refusal("import_invalid");
  }
}

function nextPiece(key: TextKey): FromImportWorker {
  pieces ??= piecesOf(checked?.tables ?? {});
  const next = pieces.next();
  if (next.done === true) return { kind: "end" };
  const { table, rows } = next.value;
  return {
    kind: "piece",
    table,
    count: rows.length,
    rows: JSON.stringify(rows.map((row) => sealed(row, key))),
  };
}

function* piecesOf(tables: CheckedImport["tables"]) {
  for (const table of importedTables) {
    const rows = tables[table] ?? [];
    for (let start = 0; start < rows.length; start += rowsAtOnce)
      yield { table, rows: rows.slice(start, start + rowsAtOnce) };
  }
}

/** A row with its texts sealed. Names get the hash by which they count once here. */
function sealed(row: Row, key: TextKey): Row {
  if ("custom_name" in row) return sealedActivity(sealedText(row, key), key);
  return "details" in row ? sealedImported(sealedText(row, key), key) : sealedText(row, key);
}

/** A row from another program gets the hash by which it is known here. */
function sealedImported({ details: given, ...row }: Row, key: TextKey): Row {
  const id = String(row["id"]);
  const details = detailsIn(given);
  return {
    ...row,
    // what could not be opened any more when the file was made is known again by nothing
    row_key: details === null ? `lost ${id}` : rowKeyOf(key, details.fingerprint),
    details_sealed: bytesOf(details === null ? undefined : sealedDetails(key, id, details)),
  };
}

function detailsIn(given: unknown): ImportedDetails | null {
  const checked = exportedRows.imported_rows.shape.details.safeParse(given);
  return checked.success ? checked.data : null;
}

function sealedActivity(row: Row, key: TextKey): Row {
  const { custom_name: name, notes, steps, ...rest } = row;
  const id = String(row["id"]);
  const isOwn = row["catalogue_key"] === null;
  // a name that could not be opened any more when the file was made is said to be so
  const named = isOwn ? sealedName(key, id, typeof name === "string" ? name : lostName(id)) : null;
  return {
    ...rest,
    custom_name: null,
    name_sealed: bytesOf(named?.nameSealed),
    ...(named === null ? {} : { name_key: named.nameKey }),
    notes: null,
    notes_sealed: bytesOf(
      typeof notes === "string" && notes !== "" ? sealedNotes(key, id, notes) : undefined,
    ),
    steps: Array.isArray(steps) ? null : steps,
    steps_sealed: bytesOf(Array.isArray(steps) ? sealedSteps(key, id, steps) : undefined),
  };
}

/** Of several unreadable names each counts as another. */
function lostName(id: string): string {
  const words = unreadableNames[checked?.person.language ?? defaultLanguage];
  return `${words} (${id.slice(-4)})`;
}

function bytesOf(sealed: Buffer | undefined): string | null {
  return sealed === undefined ? null : `\\x${sealed.toString("hex")}`;
}

// a text of the file, and the column that keeps it sealed
const sealedColumns = [
  ["writing", "writing_sealed"],
  ["note", "note_sealed"],
  ["text", "text_sealed"],
] as const;

function sealedText(row: Row, key: TextKey): Row {
  const { writing, note, text: page, ...rest } = row;
  const text = writing ?? note ?? page;
  const column = sealedColumns.find(([name]) => name in row)?.[1];
  if (column === undefined) return row;
  if (typeof text !== "string" || text === "") return { ...rest, [column]: null };
  return { ...rest, [column]: bytesOf(sealWith(key, text, String(row["id"]))) };
}
