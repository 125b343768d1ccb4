import { sql } from "drizzle-orm";
import { fromDrizzle, type Db as BossDatabase } from "pg-boss";
import type { Database, Db } from "../db/db.ts";

/** The way of pg-boss to the database: through the same pool as everything else. What it keeps belongs to nobody. */
export function bossDatabase({ pool }: Database): BossDatabase {
  return { executeSql: (text, values) => pool.query(text, values) };
}

/** The same within an open transaction: a job that is put there comes with what the transaction keeps, or not at all. */
export function withinTransaction(tx: Db): BossDatabase {
  return fromDrizzle(tx, sql);
}
