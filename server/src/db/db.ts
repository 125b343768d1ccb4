import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgTransaction } from "drizzle-orm/pg-core";
import type { NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import pg from "pg";

type Schema = Record<string, never>;
type Tables = Record<string, never>;

/** The whole database or an open transaction of it: stores do not care which. */
export type Db = NodePgDatabase<Schema> | PgTransaction<NodePgQueryResultHKT, Schema, Tables>;

export interface Database {
  readonly pool: pg.Pool;
  readonly db: NodePgDatabase<Schema>;
  close(): Promise<void>;
}

/** Where PostgreSQL listens: a URL, or the private socket of the embedded one. */
export type Connection = string | { host: string; port: number; user: string; database: string };

interface OpenOptions {
  connections?: number;
  onIdleError?: (error: Error) => void;
}

/** Opens a pool. An idle connection that dies is reported, never thrown: the pool heals by itself. */
export function openDatabase(connection: Connection, options: OpenOptions = {}): Database {
  const pool = new pg.Pool({
    ...(typeof connection === "string" ? { connectionString: connection } : connection),
    max: options.connections ?? 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  pool.on("error", (error) => options.onIdleError?.(error));
  return { pool, db: drizzle(pool), close: () => pool.end() };
}

// class 08 connection · 53 out of resources (disk, memory, connections) · 57P0x shutting down or starting
const awayCodes = /^(08\w{3}|53\w{3}|57P0[1-4]|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const awayMessages = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** True when `error` (or what caused it) means that the database cannot answer just now. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && awayCodes.test(error.code)) return true;
  if (awayMessages.test(error.message)) return true;
  return isDatabaseAway(error.cause);
}
