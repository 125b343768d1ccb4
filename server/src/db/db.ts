import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgTransaction } from "drizzle-orm/pg-core";
import type { NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import pg from "pg";
import { askOnce } from "./ask-once.ts";

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
  /** How long a statement may take, and getting a connection; tests on a busy machine give more. */
  patienceMs?: number;
  /**
   * How long to wait for the database's word on a statement; without it for ever. A machine that is gone closes no connection, and a
   * commit waits for as long as no standby takes it.
   */
  answerWithinMs?: number;
}

/** Opens a pool. An idle connection that dies is reported, never thrown: the pool heals by itself. */
export function openDatabase(connection: Connection, options: OpenOptions = {}): Database {
  const pool = new pg.Pool({
    ...(typeof connection === "string" ? { connectionString: connection } : connection),
    max: options.connections ?? 10,
    connectionTimeoutMillis: options.patienceMs ?? 3000,
    statement_timeout: options.patienceMs ?? 4000,
    idle_in_transaction_session_timeout: Math.max(15_000, options.patienceMs ?? 0),
    query_timeout: options.answerWithinMs,
    keepAlive: true,
  });
  askOnce(pool);
  pool.on("error", (error) => options.onIdleError?.(error));
  // a connection that dies between two statements of a transaction: the next statement reports it
  pool.on("connect", (client) => client.on("error", () => undefined));
  return { pool, db: withSafeTransactions(pool), close: () => pool.end() };
}

/** Drizzle's own transaction keeps its connection for ever when `begin` fails, and returns broken ones to the pool. */
function withSafeTransactions(pool: pg.Pool): NodePgDatabase<Schema> {
  const db: NodePgDatabase<Schema> = drizzle(pool);
  db.transaction = async (run, config) => {
    const client = await pool.connect();
    let failure: unknown = null;
    try {
      return await drizzle(client).transaction(run, config);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      client.release(isDatabaseAway(failure));
    }
  };
  return db;
}

/** True when a row could not be written because its person is gone: they have deleted their account since the call began. */
export function isPersonGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("constraint" in error && "code" in error && error.code === "23503")
    return String(error.constraint).endsWith("_user_id_users_id_fk");
  return isPersonGone(error.cause);
}

// class 08 connection · 53 out of resources (disk, memory, connections) · 57P0x shutting down or starting ·
// 57014, 25P03 timed out · class 40 rolled back in favour of another transaction · 25006 a standby, which takes no writes
const awayCodes =
  /^(08\w{3}|40\w{3}|53\w{3}|57P0[1-4]|57014|25P03|25006|ECONN(REFUSED|RESET|ABORTED)|ENOENT|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|EHOSTDOWN|ENOTFOUND|EAI_AGAIN)$/;
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|Query read timeout/;

/** True when `error` (or what caused it) means that the database cannot answer just now. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && awayCodes.test(error.code)) return true;
  if (awayMessages.test(error.message)) return true;
  return isDatabaseAway(error.cause);
}
