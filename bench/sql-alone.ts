import { performance } from "node:perf_hooks";
import type pg from "pg";
import type { LoadResult } from "./load-client.ts";
import type { LoadPerson } from "./load-people.ts";
import { valuesFor, type Statement } from "./recorded-sql.ts";

export interface SqlJob {
  readonly person: LoadPerson;
  readonly activityId: string;
}

/** Sends only the statements of every job through the pool, `atOnce` jobs at a time. */
export async function runSqlAlone(
  pool: pg.Pool,
  statements: readonly Statement[],
  { jobs, atOnce }: { jobs: readonly SqlJob[]; atOnce: number },
): Promise<LoadResult> {
  const times: number[] = [];
  const waiting = jobs.values();
  const started = performance.now();
  const worker = async () => {
    for (const job of waiting) {
      const began = performance.now();
      await runJob(pool, statements, job);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { seconds: (performance.now() - started) / 1000, times, failed: {} };
}

/** A transaction holds one connection, as in the product; everything else takes any free one. */
async function runJob(
  pool: pg.Pool,
  statements: readonly Statement[],
  { person, activityId }: SqlJob,
): Promise<void> {
  let held: pg.PoolClient | null = null;
  try {
    for (const statement of statements) {
      if (/^begin/i.test(statement.text)) held = await pool.connect();
      const { slots: _, ...query } = statement;
      await (held ?? pool).query({ ...query, values: valuesFor(statement, person, activityId) });
    }
  } finally {
    held?.release();
  }
}
