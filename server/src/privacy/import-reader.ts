import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { ExportFile } from "@remanso/core/privacy/export-format.ts";
import type { ExportedTable } from "@remanso/core/privacy/exported-tables.ts";
import {
  Refusal,
  type FieldErrors,
  type RefusalCode,
  type RefusalNames,
  type RefusalValues,
} from "@remanso/core/refusals.ts";
import type { TextKey } from "../journal/sealed-text.ts";

export type ToImportWorker =
  | { readonly kind: "file"; readonly bytes: Uint8Array; readonly now: string }
  | { readonly kind: "next"; readonly key: TextKey };

export interface CheckedFile {
  readonly kind: "checked";
  readonly person: ExportFile["person"];
  readonly rows: number;
  readonly comingBookings: number;
}

/** Rows of one table, as JSON that the database takes. */
export interface ImportPiece {
  readonly kind: "piece";
  readonly table: ExportedTable;
  readonly count: number;
  readonly rows: string;
}

export type FromImportWorker =
  | CheckedFile
  | ImportPiece
  | { readonly kind: "end" }
  | {
      readonly kind: "refused";
      readonly code: RefusalCode;
      readonly values: RefusalValues | undefined;
      readonly words: RefusalNames | undefined;
      readonly fields: FieldErrors | undefined;
    };

/** A file that a worker reads. */
export interface ImportReader {
  /** Parses and checks all of it; refuses with the first row at fault. */
  check(bytes: Buffer, now: Date): Promise<CheckedFile>;
  /** The next rows, their texts sealed with `key`; null after the last. */
  next(key: TextKey): Promise<ImportPiece | null>;
  end(): Promise<void>;
}

// the built program has the worker beside it (scripts/build.mjs)
const isBuilt = !import.meta.url.endsWith(".ts");
const program = new URL(isBuilt ? "import-worker.js" : "import-worker.ts", import.meta.url);
// many times the largest file
const resourceLimits = { maxOldGenerationSizeMb: 768 };

/** Starts a worker for one file. */
export function openImportReader(): ImportReader {
  const worker = new Worker(program, { resourceLimits });
  async function ask(message: ToImportWorker): Promise<FromImportWorker> {
    worker.postMessage(message);
    try {
      const [answer] = await once(worker, "message");
      return answer;
    } catch (error) {
      // it ran out of its memory
      if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")
        throw new Refusal("body_too_large");
      throw error;
    }
  }
  return {
    async check(bytes, now) {
      const answer = await ask({ kind: "file", bytes, now: now.toISOString() });
      if (answer.kind === "checked") return answer;
      throw answer.kind === "refused" ? refusalOf(answer) : new Error("The worker answered something else.");
    },
    async next(key) {
      const answer = await ask({ kind: "next", key });
      return answer.kind === "piece" ? answer : null;
    },
    end: async () => {
      await worker.terminate();
    },
  };
}

function refusalOf({ code, values, words, fields }: FromImportWorker & { kind: "refused" }): Refusal {
  return new Refusal(code, {
    ...(values ? { values } : {}),
    ...(words ? { words } : {}),
    ...(fields ? { fields } : {}),
  });
}
