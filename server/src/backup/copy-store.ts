import type { Readable, Writable } from "node:stream";
import type pg from "pg";
import { from, to } from "pg-copy-streams";
import { productTables } from "../db/migrate.ts";

/** The connection on which a whole backup or restore runs, in one session and transaction. */
export type Session = pg.PoolClient;

/** A table as it can be copied. */
export interface TableShape {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
}

/** How many rows a table has, and the sum of a hash of each: equal for the same rows in any order. */
export interface RowSum {
  readonly rows: number;
  readonly rowHash: string;
}

/** Begins a transaction that reads everything as it is at one moment, while others go on writing. */
export async function beginReading(session: Session): Promise<void> {
  await session.query("begin isolation level repeatable read read only");
  await settleTexts(session);
}

/** Begins a transaction without time limits. */
export async function beginWriting(session: Session): Promise<void> {
  await session.query("begin");
  await settleTexts(session);
}

/** For this transaction: no time limits, and one text format for every value, whatever the server's settings. */
async function settleTexts(session: Session): Promise<void> {
  const settings = {
    statement_timeout: "0",
    idle_in_transaction_session_timeout: "0",
    client_encoding: "UTF8",
    timezone: "UTC",
    datestyle: "ISO, YMD",
    intervalstyle: "postgres",
    bytea_output: "hex",
    extra_float_digits: "1",
    search_path: "public",
  };
  for (const [name, value] of Object.entries(settings)) {
    await session.query("select set_config($1, $2, true)", [name, value]);
  }
}

/** The product's own tables that are there, by name. */
export async function listTables(session: Session): Promise<TableShape[]> {
  const { rows } = await session.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname collate "C"`,
  );
  const own = await productTables(session);
  return rows.filter(({ name }) => own.has(name));
}

/** The rows of a table as text, one in a line. */
export function copyOut(session: Session, table: TableShape): Readable {
  return session.query(to(`copy ${named(table)} to stdout`));
}

/** Takes rows as `copyOut` gives them. */
export function copyIn(session: Session, table: TableShape): Writable {
  return session.query(from(`copy ${named(table)} from stdin`));
}

export async function sumRows(session: Session, table: TableShape): Promise<RowSum> {
  // 60 bits of each row's SHA-256
  const { rows } = await session.query<{ rows: string; hash: string }>(
    `select count(*)::text as rows, coalesce(sum(
        ('x' || left(encode(sha256(convert_to(row(${list(table)})::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint
      ), 0)::text as hash from public.${quoted(table.name)}`,
  );
  return { rows: Number(rows[0]?.rows), rowHash: rows[0]?.hash ?? "" };
}

export async function serverVersion(session: Session): Promise<string> {
  const { rows } = await session.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  return rows[0]?.version ?? "";
}

/** A name as SQL takes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function named(table: TableShape): string {
  return `public.${quoted(table.name)} (${list(table)})`;
}

function list({ columns }: TableShape): string {
  return columns.map(quoted).join(", ");
}
