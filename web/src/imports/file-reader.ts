import type { Columns } from "@remanso/core/imports/formats/columns.ts";
import type { LeftOut } from "@remanso/core/imports/found-row.ts";
import type { Choices, PlannedRow } from "@remanso/core/imports/plan-import.ts";
import type { FileFault } from "@remanso/core/imports/recognize.ts";
import type { PlanSummary, ReadingSummary } from "@remanso/core/imports/summaries.ts";

export type ToReader =
  | { readonly kind: "open"; readonly file: File }
  | { readonly kind: "columns"; readonly columns: Columns }
  | { readonly kind: "plan"; readonly choices: Choices; readonly today: string }
  | { readonly kind: "rows"; readonly from: number }
  | { readonly kind: "leftOut" };

/** What a file turned out to be. */
export type Opened =
  | { readonly kind: "reading"; readonly summary: ReadingSummary; readonly isGuessed: boolean }
  | {
      readonly kind: "table";
      readonly header: readonly string[];
      /** The first rows. */
      readonly rows: readonly (readonly string[])[];
      readonly guess: Columns;
      readonly isGuessed: boolean;
    }
  | { readonly kind: "own" }
  | { readonly kind: "fault"; readonly fault: FileFault | "unreadable"; readonly firstLine: string };

export type FromReader =
  | Opened
  | { readonly kind: "plan"; readonly plan: PlanSummary }
  | { readonly kind: "rows"; readonly rows: readonly PlannedRow[] }
  | { readonly kind: "leftOut"; readonly leftOut: readonly LeftOut[] };

/** A file that a worker reads. One question is asked after the other. */
export interface FileReading {
  open(file: File): Promise<Opened>;
  byColumns(columns: Columns): Promise<Opened>;
  plan(choices: Choices, today: string): Promise<PlanSummary | null>;
  rows(from: number): Promise<readonly PlannedRow[]>;
  leftOut(): Promise<readonly LeftOut[]>;
  end(): void;
}

const unreadable: Opened = { kind: "fault", fault: "unreadable", firstLine: "" };

export function startReader(): FileReading {
  const worker = new Worker(new URL("./read-worker.ts", import.meta.url), { type: "module" });
  let last: Promise<FromReader> = Promise.resolve(unreadable);
  const ask = (message: ToReader): Promise<FromReader> => {
    last = last.then(() => answered(worker, message));
    return last;
  };
  const openedBy = async (message: ToReader) => {
    const answer = await ask(message);
    return answer.kind === "plan" || answer.kind === "rows" || answer.kind === "leftOut"
      ? unreadable
      : answer;
  };
  return {
    open: (file) => openedBy({ kind: "open", file }),
    byColumns: (columns) => openedBy({ kind: "columns", columns }),
    async plan(choices, today) {
      const answer = await ask({ kind: "plan", choices, today });
      return answer.kind === "plan" ? answer.plan : null;
    },
    async rows(from) {
      const answer = await ask({ kind: "rows", from });
      return answer.kind === "rows" ? answer.rows : [];
    },
    async leftOut() {
      const answer = await ask({ kind: "leftOut" });
      return answer.kind === "leftOut" ? answer.leftOut : [];
    },
    end: () => worker.terminate(),
  };
}

function answered(worker: Worker, message: ToReader): Promise<FromReader> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const answer = (value: FromReader) => {
      done.abort();
      resolve(value);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<FromReader>) => answer(data), {
      signal: done.signal,
    });
    // its code could not be fetched, or it ran out of memory
    worker.addEventListener("error", () => answer(unreadable), { signal: done.signal });
    worker.postMessage(message);
  });
}
