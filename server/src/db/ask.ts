import pg from "pg";
import { NAME } from "./cluster.ts";

/** One question on a connection of its own, within 2 s; for the time before the pool exists. */
export async function ask(
  where: { host: string; database: string },
  sql: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    ...where,
    user: NAME,
    port: 5432,
    ssl: false,
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  });
  // A postmaster that dies meanwhile says so twice: the question fails as well.
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
