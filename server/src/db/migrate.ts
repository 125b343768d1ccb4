import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";

const migrationsFolder = join(import.meta.dirname, "../../migrations");
// any fixed number: two programs that start at once take turns on it
const lockId = 7_245_921;

/** The database is newer than this program, or its server older than what the product is tried on. */
export class DatabaseRefused extends Error {}

// docs/decisions/0002: any PostgreSQL from 15 on
const oldestVersion = 150_000;

/** Brings the database up to this program's schema; safe when several programs start at once. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [lockId]);
    await refuseOldServer(client);
    await refuseNewer(client);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // ends the session and with it the lock, whatever happened
    client.release(true);
  }
}

async function refuseOldServer(client: pg.PoolClient): Promise<void> {
  const asked = await client.query<{ version: number; name: string }>(
    "select current_setting('server_version_num')::int as version, current_setting('server_version') as name",
  );
  const [row] = asked.rows;
  if (!row || row.version >= oldestVersion) return;
  throw new DatabaseRefused(`DATABASE_URL leads to PostgreSQL ${row.name}. Remanso needs 15 or newer.`);
}

async function refuseNewer(client: pg.PoolClient): Promise<void> {
  const known = await lastKnownMigration();
  const exists = await client.query<{ found: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as found",
  );
  if (!exists.rows[0]?.found) return;
  const applied = await client.query<{ last: string | null }>(
    "select max(created_at)::text as last from drizzle.__drizzle_migrations",
  );
  if (Number(applied.rows[0]?.last ?? 0) <= known) return;
  throw new DatabaseRefused(
    "The database was written by a newer Remanso than this one. Start the newer version, or point DATA_DIR or DATABASE_URL at another database.",
  );
}

async function lastKnownMigration(): Promise<number> {
  const journal: { entries: { when: number }[] } = JSON.parse(
    await readFile(join(migrationsFolder, "meta/_journal.json"), "utf8"),
  );
  return Math.max(0, ...journal.entries.map((entry) => entry.when));
}
