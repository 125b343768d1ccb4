import { sql } from "drizzle-orm";
import type { ExportedTable } from "@remanso/core/privacy/data-map-words.ts";
import type { Db } from "../db/db.ts";

export type Row = Record<string, unknown>;

// what a download leaves out: keys, hashes, what is sealed (it is opened beside), and what only this installation can use
const leftOut: Readonly<Partial<Record<ExportedTable, readonly string[]>>> = {
  activities: ["writing"],
  passkeys: ["credential_id", "public_key", "sign_count"],
  reminder_settings: ["next_at"],
  sessions: ["token_hash"],
};

/** The rows of one table that belong to a person, as PostgreSQL writes them in JSON, without what a download leaves out. */
export async function rowsOf(db: Db, userId: string, table: ExportedTable): Promise<Row[]> {
  const omit = ["user_id", ...(leftOut[table] ?? [])];
  const list = sql.join(
    omit.map((name) => sql`${name}::text`),
    sql`, `,
  );
  const { rows } = await db.execute<{ row: Row }>(
    sql`select to_jsonb(one) - array[${list}] as row from ${sql.identifier(table)} one where one.user_id = ${userId} order by one`,
  );
  return rows.map(({ row }) => row);
}

/** Puts rows of one table back, as this person's. The names of the columns come from the checked format, never from a file. */
export async function insertRows(
  db: Db,
  userId: string,
  { table, rows }: { table: ExportedTable; rows: readonly Row[] },
): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce) {
    const some = rows.slice(start, start + atOnce).map((row) => ({ ...row, user_id: userId }));
    await db.execute(
      sql`insert into ${sql.identifier(table)} select * from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(some)}::jsonb)`,
    );
  }
}

const atOnce = 2000;

/** True while a person has nothing yet that an import could run into. */
export async function isEmpty(db: Db, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ some: boolean }>(
    sql`select exists (select 1 from assessments where user_id = ${userId})
      or exists (select 1 from check_ins where user_id = ${userId})
      or exists (select 1 from breathing_games where user_id = ${userId})
      or exists (select 1 from resource_reads where user_id = ${userId})
      or exists (select 1 from bookings where user_id = ${userId})
      or exists (select 1 from rest_days where user_id = ${userId})
      or exists (select 1 from reminder_settings where user_id = ${userId}) as some`,
  );
  return rows[0]?.some === false;
}

/** Takes away what signing up has noted, so that the imported log stands in its place. */
export async function clearUsage(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from activity_log where user_id = ${userId}`);
  await db.execute(sql`delete from usage_sessions where user_id = ${userId}`);
}
