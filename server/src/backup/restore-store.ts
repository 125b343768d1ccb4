import { drizzle } from "drizzle-orm/node-postgres";
import { loginFlows, oneTimeLinks, sessions } from "../account/tables.ts";
import { letters } from "../mail/tables.ts";
import { pageLinks } from "../professional-page/tables.ts";
import type { Db } from "../db/db.ts";
import { listTables, quoted, type Session, type TableShape } from "./copy-store.ts";

/** The open transaction of the session, for stores. */
export function dbOf(session: Session): Db {
  return drizzle(session);
}

/** Locks these tables exclusively until the transaction ends. */
export async function lockTables(session: Session, tables: readonly TableShape[]): Promise<void> {
  if (tables.length === 0) return;
  await session.query("set local lock_timeout = '10s'");
  await session.query(`lock table ${all(tables)} in access exclusive mode`);
}

/** No CASCADE: if another program depends on these tables, the restore fails. */
export async function dropTables(session: Session, tables: readonly TableShape[]): Promise<void> {
  if (tables.length > 0) await session.query(`drop table ${all(tables)}`);
}

export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Takes the foreign keys away, so that tables can be filled in any order without being superuser. `addForeignKeys` checks all
 * rows at once.
 */
export async function dropForeignKeys(session: Session): Promise<ForeignKey[]> {
  const tables = (await listTables(session)).map(({ name }) => name);
  const { rows } = await session.query<{ table: string; name: string; definition: string }>(
    `select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
       from pg_constraint c join pg_class r on r.oid = c.conrelid
      where c.contype = 'f' and r.relnamespace = 'public'::regnamespace and r.relname = any($1)`,
    [tables],
  );
  for (const { table, name } of rows)
    await session.query(`alter table public.${quoted(table)} drop constraint ${quoted(name)}`);
  return rows;
}

export async function addForeignKeys(session: Session, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await session.query(`alter table public.${quoted(table)} add constraint ${quoted(name)} ${definition}`);
}

/**
 * What ended since the backup must not come back: everybody signs in again, old links are void (also those to shared pages, some of which were taken back), and letters that waited then were sent
 * since, or would say what is no longer so.
 */
export async function endPassing(session: Session): Promise<void> {
  const db = dbOf(session);
  for (const table of [sessions, oneTimeLinks, loginFlows, letters, pageLinks]) await db.delete(table);
}

/** Waiting jobs refer to rows that are gone; the server creates the job tables again. */
export async function dropJobs(session: Session): Promise<void> {
  await session.query("drop schema if exists pgboss cascade");
}

/** Collects statistics, without which the first queries would be planned badly. */
export async function analyzeTables(session: Session): Promise<void> {
  await session.query(`analyze ${all(await listTables(session))}`);
}

function all(tables: readonly TableShape[]): string {
  return tables.map(({ name }) => `public.${quoted(name)}`).join(", ");
}
