import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
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
    await refuseOldServer(client);
    // nothing to do: then no turn is waited for, not even that of a backup on its way
    if ((await lastApplied(client)) === lastKnown()) return;
    await client.query("select pg_advisory_lock($1)", [lockId]);
    await refuseNewer(client);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // ends the session and with it the lock, whatever happened
    client.release(true);
  }
}

/** Until this session ends nobody migrates or restores the database; waits for whoever does. For reading all of it. */
export async function keepSchema(client: pg.ClientBase): Promise<void> {
  await client.query("select pg_advisory_lock_shared($1)", [lockId]);
}

/** Until this session ends nobody else migrates, restores or backs up the database; false where somebody does just now. */
export async function takeSchema(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
    lockId,
  ]);
  return rows[0]?.taken === true;
}

/** Which migration a database has come to, by its time in the journal; null where it was never migrated. */
export async function lastApplied(client: pg.ClientBase): Promise<number | null> {
  const exists = await client.query<{ found: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as found",
  );
  if (!exists.rows[0]?.found) return null;
  const applied = await client.query<{ last: string | null }>(
    "select max(created_at)::text as last from drizzle.__drizzle_migrations",
  );
  const last = applied.rows[0]?.last ?? null;
  return last === null ? null : Number(last);
}

/** The times of this program's migrations, in order. */
export function knownMigrations(): number[] {
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
}

/** The tables that any of this program's migrations has made: what else is in the schema is somebody else's. */
export async function knownTables(): Promise<ReadonlySet<string>> {
  const meta = join(migrationsFolder, "meta");
  const names = (await readdir(meta)).filter((name) => name.endsWith("_snapshot.json"));
  const snapshots: { tables: Record<string, { name: string }> }[] = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(meta, name), "utf8"))),
  );
  return new Set(snapshots.flatMap(({ tables }) => Object.values(tables).map(({ name }) => name)));
}

/** Forgets, in the open transaction of `client`, that anything was ever migrated. */
export async function forgetMigrations(client: pg.ClientBase): Promise<void> {
  await client.query("create schema if not exists drizzle");
  // as Drizzle's own migrator makes it
  await client.query(
    "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  await client.query("delete from drizzle.__drizzle_migrations");
}

/** Applies what is missing, up to one migration, in the open transaction of `client`: Drizzle's own would commit it. */
export async function migrateWithin(client: pg.ClientBase, upTo: number): Promise<void> {
  const last = (await lastApplied(client)) ?? 0;
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis <= last || folderMillis > upTo) continue;
    for (const statement of sql) await client.query(statement);
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      hash,
      folderMillis,
    ]);
  }
}

function lastKnown(): number {
  return knownMigrations().at(-1) ?? 0;
}

/** Refused below PostgreSQL 15. */
export async function refuseOldServer(client: pg.ClientBase): Promise<void> {
  const asked = await client.query<{ version: number; name: string }>(
    "select current_setting('server_version_num')::int as version, current_setting('server_version') as name",
  );
  const [row] = asked.rows;
  if (!row || row.version >= oldestVersion) return;
  throw new DatabaseRefused(`DATABASE_URL leads to PostgreSQL ${row.name}. Remanso needs 15 or newer.`);
}

/** Refused where a newer program has written the database. */
export async function refuseNewer(client: pg.ClientBase): Promise<void> {
  if (((await lastApplied(client)) ?? 0) <= lastKnown()) return;
  throw new DatabaseRefused(
    "The database was written by a newer Remanso than this one. Start the newer version, or point DATA_DIR or DATABASE_URL at another database.",
  );
}
