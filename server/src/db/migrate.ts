import { setTimeout as sleep } from "node:timers/promises";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import * as z from "zod/mini";
import { findNote, noteAnew } from "../installation/note-store.ts";
import { root } from "../root.ts";

const migrationsFolder = join(root, "server/migrations");
// an arbitrary fixed number: the lock on which programs that start at once take turns
const lockId = 7_245_921;

/** The database is newer than this program, or its server older than what the product is tried on. */
export class DatabaseRefused extends Error {}

/** A newer program has changed the database. */
export class NewerDatabase extends DatabaseRefused {}

// docs/decisions/0002: any PostgreSQL from 15 on
const oldestVersion = 150_000;

/** Runs on the session that migrates, before it changes a database that an older program has filled. */
type BeforeUpdate = (client: pg.PoolClient) => Promise<void>;

/** Brings the database up to this program's schema; safe when several programs start at once. */
export async function migrateDatabase(pool: pg.Pool, beforeUpdate?: BeforeUpdate): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await refuseOldServer(client);
    // up to date: no need to wait for the lock, which a running backup may hold
    if ((await lastApplied(client)) === lastKnown()) return;
    await client.query("select pg_advisory_lock($1)", [lockId]);
    await refuseNewer(client);
    const last = await lastApplied(client);
    if (last !== null && last < lastKnown()) await beforeUpdate?.(client);
    await migrate(drizzle(client), { migrationsFolder });
    await noteTables(client);
  } finally {
    // ending the session releases the lock, whatever happened
    client.release(true);
  }
}

/** Shared lock until this session ends, for reading everything: waits for a running migration or restore and keeps new ones out. */
export async function keepSchema(client: pg.ClientBase): Promise<void> {
  await client.query("select pg_advisory_lock_shared($1)", [lockId]);
}

// a session that has just ended may hold its lock for a moment more
const mostTries = 10;
const betweenTriesMs = 200;

/** Exclusive lock until this session ends: no other migration, restore or backup runs; false if one goes on running for two seconds. */
export async function takeSchema(client: pg.ClientBase): Promise<boolean> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
      lockId,
    ]);
    if (rows[0]?.taken === true) return true;
    await sleep(betweenTriesMs);
  }
  return false;
}

/** True while a migration or a restore holds the lock of the database. */
export async function isSchemaTaken(pool: pg.Pool): Promise<boolean> {
  const held = await pool.query(
    `select 1 from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and mode = 'ExclusiveLock' and granted
      and database = (select oid from pg_database where datname = current_database())`,
    [lockId],
  );
  return held.rows.length > 0;
}

/** The latest migration applied to a database, by its time in the journal; null if it was never migrated. */
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

/** The product's tables, also those of a newer program that has migrated the database; others belong to other programs. */
export async function productTables(client: pg.PoolClient): Promise<ReadonlySet<string>> {
  const noted = await findNote(drizzle(client), "tables");
  return new Set([...(await knownTables()), ...(noted === null ? [] : Tables.parse(JSON.parse(noted)))]);
}

const Tables = z.array(z.string());

/** Notes which tables are the product's, for an older program that is to replace them. */
export async function noteTables(client: pg.PoolClient): Promise<void> {
  const names = [...(await knownTables())].toSorted((one, other) => (one < other ? -1 : 1));
  await noteAnew(drizzle(client), "tables", JSON.stringify(names));
}

/** The tables that any of this program's migrations has created. */
async function knownTables(): Promise<ReadonlySet<string>> {
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
  // the same table as Drizzle's own migrator creates
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

/** Refused if a newer program has migrated the database. */
async function refuseNewer(client: pg.ClientBase): Promise<void> {
  if (!(await isNewer(client))) return;
  throw new NewerDatabase(
    "The database was written by a newer Remanso than this one. Start the newer version, or point DATA_DIR or DATABASE_URL at another database.",
  );
}

/** Whether a newer program has migrated the database. */
export async function isNewer(client: pg.ClientBase): Promise<boolean> {
  return ((await lastApplied(client)) ?? 0) > lastKnown();
}
