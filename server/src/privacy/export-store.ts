import { sql } from "drizzle-orm";
import type { ExportedTable } from "@remanso/core/privacy/exported-tables.ts";
import type { Db } from "../db/db.ts";

export type Row = Record<string, unknown>;

// what a download leaves out: keys, hashes, what is sealed (it is opened beside), and what only this installation can use
const leftOut: Readonly<Partial<Record<ExportedTable, readonly string[]>>> = {
  activities: ["writing"],
  imported_rows: ["row_key"],
  page_links: ["address_hash", "proof_hash", "sealed"],
  passkeys: ["credential_id", "public_key", "sign_count"],
  reminder_settings: ["next_at"],
  sessions: ["token_hash", "previous_token_hash"],
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

/**
 * Puts rows of one table back, as this person's, and answers how many: a booking whose hour is taken stays out. The rows are JSON; the names
 * of the columns come from the checked format, never from a file.
 */
export async function insertRows(
  db: Db,
  userId: string,
  { table, rows }: { table: ExportedTable; rows: string },
): Promise<number> {
  const name = sql.identifier(table);
  const owned = sql`(select jsonb_agg(one || jsonb_build_object('user_id', ${userId}::text)) from jsonb_array_elements(${rows}::jsonb) one)`;
  const unlessTaken = table === "bookings" ? sql`on conflict do nothing` : sql``;
  const { rowCount } = await db.execute(
    sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${owned}) ${unlessTaken}`,
  );
  return rowCount ?? 0;
}

/** True while a person has nothing that an import could conflict with. */
export async function isEmpty(db: Db, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ some: boolean }>(
    sql`select exists (select 1 from assessments where user_id = ${userId})
      or exists (select 1 from check_ins where user_id = ${userId})
      or exists (select 1 from journal_pages where user_id = ${userId})
      or exists (select 1 from safety_plans where user_id = ${userId})
      or exists (select 1 from experiments where user_id = ${userId})
      or exists (select 1 from imports where user_id = ${userId})
      or exists (select 1 from breathing_games where user_id = ${userId})
      or exists (select 1 from resource_reads where user_id = ${userId})
      or exists (select 1 from bookings where user_id = ${userId})
      or exists (select 1 from rest_days where user_id = ${userId})
      or exists (select 1 from reminder_settings where user_id = ${userId}) as some`,
  );
  return rows[0]?.some === false;
}

/** Deletes the log entries of signing up, which the imported log replaces. */
export async function clearUsage(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from activity_log where user_id = ${userId}`);
  await db.execute(sql`delete from usage_sessions where user_id = ${userId}`);
}
