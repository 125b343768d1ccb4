import pg from "pg";

interface Asking {
  readonly database?: string;
  readonly withinMs?: number;
  readonly values?: readonly unknown[];
}

/** Asks one machine as PostgreSQL's superuser, past Remanso and HAProxy. */
export type Ask = (sql: string, asking?: Asking) => Promise<Record<string, unknown>[]>;

export function askAt(host: string, password: string): Ask {
  return async (sql, { database = "postgres", withinMs = 5000, values = [] } = {}) => {
    const client = new pg.Client({
      host,
      port: 5432,
      user: "postgres",
      password,
      database,
      connectionTimeoutMillis: 5000,
      query_timeout: withinMs,
    });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return (await client.query<Record<string, unknown>>(sql, [...values])).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
}
