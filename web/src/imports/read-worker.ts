import { guessColumns, readColumns } from "@remanso/core/imports/formats/columns.ts";
import { mostRowsACall } from "@remanso/core/imports/limits.ts";
import { planImport, type ImportPlan } from "@remanso/core/imports/plan-import.ts";
import { planSummary, rowsOfCall, summaryOf } from "@remanso/core/imports/summaries.ts";
import type { CsvTable } from "@remanso/core/imports/csv-rows.ts";
import type { Reading } from "@remanso/core/imports/found-row.ts";
import type { FromReader, ToReader } from "./file-reader.ts";
import { readFile } from "./read-file.ts";

// Reads a file beside the page, which stays responsive; the rows stay here until they are sent.

let table: CsvTable | null = null;
let reading: Reading | null = null;
let plan: ImportPlan = { rows: [], leftOut: [], shownTwice: 0, skipped: 0 };

const shownRows = 3;

async function answerTo(message: ToReader): Promise<FromReader> {
  switch (message.kind) {
    case "open":
      return opened(message.file);
    case "columns":
      if (table) reading = readColumns(table, message.columns);
      return read();
    case "plan":
      if (reading) plan = planImport(reading, message.choices, message.today);
      return { kind: "plan", plan: planSummary(plan) };
    case "rows":
      return { kind: "rows", rows: rowsOfCall(plan.rows, message.from, mostRowsACall) };
    case "leftOut":
      return { kind: "leftOut", leftOut: plan.leftOut };
  }
}

async function opened(file: File): Promise<FromReader> {
  const found = await readFile(file);
  const isGuessed = found.isGuessed === true;
  if (found.kind === "reading") {
    reading = found.reading;
    return read(isGuessed);
  }
  if (found.kind === "table") {
    table = found.table;
    const { header, rows } = table;
    return { kind: "table", header, rows: rows.slice(0, shownRows), guess: guessColumns(table), isGuessed };
  }
  return found;
}

function read(isGuessed = false): FromReader {
  return reading
    ? { kind: "reading", summary: summaryOf(reading), isGuessed }
    : { kind: "fault", fault: "unknown", firstLine: "" };
}

self.addEventListener("message", ({ data }: MessageEvent<ToReader>) => {
  answerTo(data).then(
    (answer) => self.postMessage(answer),
    // the file has gone, or there is no memory for it
    () => self.postMessage({ kind: "fault", fault: "unreadable", firstLine: "" } satisfies FromReader),
  );
});
