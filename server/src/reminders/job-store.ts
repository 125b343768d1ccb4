import { sql } from "drizzle-orm";
import { fromDrizzle, type Db as BossDatabase } from "pg-boss";
import type pg from "pg";
import type { Database, Db } from "../db/db.ts";

/** The way of pg-boss to the database: through the same pool as everything else. What it keeps belongs to nobody. */
export function bossDatabase({ pool }: Database): BossDatabase {
  return { executeSql: (text, values) => pool.query(text, values) };
}

/** The same within an open transaction: a job that is put there comes with what the transaction keeps, or not at all. */
export function withinTransaction(tx: Db): BossDatabase {
  return fromDrizzle(tx, sql);
}

/** The queue of the rounds that plan reminders, one every minute. */
export const planning = "plan-reminders";

/**
 * How long ago a round of planning last ended well (null: not within the hour for which ended ones are kept, or never), and how many jobs
 * failed within the last hour.
 */
export async function readJobs(pool: pg.Pool): Promise<{ roundAgeMs: number | null; failed: number }> {
  const made = await pool.query<{ found: string | null }>("select to_regclass('pgboss.job')::text as found");
  if (!made.rows[0]?.found) return { roundAgeMs: null, failed: 0 };
  const { rows } = await pool.query<{ age: number | null; failed: number }>(
    `select extract(epoch from now() - max(completed_on) filter (where name = $1 and state = 'completed'))::float8 as age,
      (count(*) filter (where state = 'failed' and completed_on > now() - interval '1 hour'))::int as failed
      from pgboss.job where state in ('completed', 'failed')`,
    [planning],
  );
  const age = rows[0]?.age ?? null;
  return { roundAgeMs: age === null ? null : age * 1000, failed: rows[0]?.failed ?? 0 };
}
