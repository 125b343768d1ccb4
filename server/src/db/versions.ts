import type pg from "pg";
import { lastApplied } from "./migrate.ts";

export interface Versions {
  /** The newest migration that was applied, or null before the first. */
  readonly applied: number | null;
  /** As PostgreSQL writes it. */
  readonly postgres: string;
}

/** Of which version the database and its schema are. */
export async function versionsIn(pool: pg.Pool): Promise<Versions> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>("show server_version");
    return { applied: await lastApplied(client), postgres: rows[0]?.server_version ?? "" };
  } finally {
    client.release();
  }
}
