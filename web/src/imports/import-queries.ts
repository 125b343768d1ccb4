import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { importsApi, type Verdict } from "@remanso/core/imports/contract.ts";
import type { LeftOut, LeftOutReason } from "@remanso/core/imports/found-row.ts";
import type { PlannedRow } from "@remanso/core/imports/plan-import.ts";
import type { Source } from "@remanso/core/imports/sources.ts";
import { askAgainAfter, useChange } from "../app/ask.ts";
import { newKey } from "../app/new-key.ts";
import { call, CallError } from "../call.ts";
import type { FileReading } from "./file-reader.ts";

export const useUndo = () => useChange(importsApi.undo);

/** What became of one row of the file. */
export interface ReportRow {
  readonly place: number;
  readonly on: string | null;
  readonly kind: PlannedRow["row"]["kind"] | null;
  readonly result: "kept" | LeftOutReason;
}

/** How far the keeping of a file is; it goes on from there after a failure. */
export interface Keeping {
  readonly source: Source;
  /** Null while nothing was kept. */
  readonly importId: string | null;
  readonly sent: number;
  readonly report: readonly ReportRow[];
}

/** Sends the rows of a plan call by call, from where it stopped. Throws the CallError of a call that failed, after telling what was kept before it. */
export function useKeepRows() {
  const client = useQueryClient();
  // kept until it is answered: what was kept although the answer was lost is told as kept, and belongs to the same import
  const key = useRef<string>(null);
  return async (file: FileReading, begun: Keeping, tell: (keeping: Keeping) => void): Promise<Keeping> => {
    let keeping = begun;
    try {
      for (;;) {
        const rows = await file.rows(keeping.sent);
        if (rows.length === 0) break;
        key.current ??= newKey();
        keeping = await keepSome(client, keeping, { rows, key: key.current });
        key.current = null;
        tell(keeping);
      }
    } finally {
      if (keeping.sent > begun.sent) await askAgainAfter(client, importsApi.keep);
    }
    return keeping;
  };
}

async function keepSome(
  client: QueryClient,
  keeping: Keeping,
  { rows, key }: { rows: readonly PlannedRow[]; key: string },
): Promise<Keeping> {
  const { source, importId, sent, report } = keeping;
  const input = { source, import: importId, rows: rows.map(({ row }) => row) };
  const reply = await call(client, importsApi.keep, { input, idempotencyKey: key });
  const told = rows.map(({ place, row }, index): ReportRow => {
    const verdict: Verdict = reply.verdicts[index] ?? "kept";
    return { place, on: row.on, kind: row.kind, result: verdict };
  });
  return { source, importId: reply.import, sent: sent + rows.length, report: [...report, ...told] };
}

/** The report with what was left out before anything was sent, in the order of the file. */
export function wholeReport({ report }: Keeping, leftOut: readonly LeftOut[]): readonly ReportRow[] {
  const before = leftOut.map(({ place, reason }): ReportRow => ({
    place,
    on: null,
    kind: null,
    result: reason,
  }));
  return [...report, ...before].toSorted((one, other) => one.place - other.place);
}

/** Why the keeping stopped: what the server said, if it said anything, and whether it was reached at all. */
export interface KeepFailure {
  readonly told: string;
  readonly isOffline: boolean;
}

export function failureOf(error: unknown): KeepFailure {
  if (!(error instanceof CallError)) return { told: "", isOffline: false };
  return { told: error.problem?.detail ?? "", isOffline: error.status === 0 };
}
