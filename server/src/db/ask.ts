import pg from "pg";
import { NAME } from "./cluster.ts";

/** One query on its own connection, within `limitMs`; for use before the pool exists. */
export async function ask(
  where: { host: string; database: string },
  sql: string,
  limitMs = 2000,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    ...where,
    user: NAME,
    port: 5432,
    ssl: false,
    connectionTimeoutMillis: 2000,
    query_timeout: limitMs,
  });
  // If the postmaster dies meanwhile, the query fails too; this event says nothing new.
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
