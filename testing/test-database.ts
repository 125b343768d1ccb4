import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openDatabase } from "../server/src/db/db.ts";
import { startEmbeddedPostgres } from "../server/src/db/embedded.ts";
import { migrateDatabase } from "../server/src/db/migrate.ts";

/**
 * Prepares the migrated template database from which every test file copies its own.
 * TEST_DATABASE_SERVER (a URL of any PostgreSQL ≥ 15, superuser) runs the suite on an outside server instead.
 */
export default async function prepareTestDatabase(): Promise<() => Promise<void>> {
  const outside = process.env["TEST_DATABASE_SERVER"];
  const server = outside ? { url: outside, stop: async () => {} } : await startOwnServer();
  const url = new URL(server.url);
  const template = `remanso_template_${process.pid}`;
  await admin(server.url, async (client) => {
    const version = await client.query<{ server_version: string }>("show server_version");
    console.log(
      `server suite on PostgreSQL ${version.rows[0]?.server_version} (${outside ? "outside" : "embedded"})`,
    );
    await client.query(`drop database if exists ${template} with (force)`);
    await client.query(`create database ${template}`);
  });
  url.pathname = `/${template}`;
  const database = openDatabase(url.href);
  await migrateDatabase(database.pool);
  await database.close();
  process.env["TEST_DATABASE"] = url.href;
  return async () => {
    await dropAll(server.url, template);
    await server.stop();
  };
}

async function startOwnServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "remanso-test-"));
  // started as root, the database runs as somebody else, who must be able to pass through
  await chmod(dataDir, 0o711);
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const { host, user, port } = embedded.connection;
  const url = `postgres://${user}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`;
  await admin(url, writeWithoutWaiting);
  return {
    url,
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** This database lives for one run and need not survive a power cut. What does survive one is tested by server/src/fire. */
async function writeWithoutWaiting(client: pg.Client): Promise<void> {
  for (const setting of ["fsync", "full_page_writes", "synchronous_commit"])
    await client.query(`alter system set ${setting} = off`);
  await client.query("select pg_reload_conf()");
}

/** The template and every copy that a test process kept until its end. */
async function dropAll(serverUrl: string, template: string): Promise<void> {
  await admin(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [template],
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  });
}

async function admin(serverUrl: string, run: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const url = new URL(serverUrl);
  url.pathname = "/postgres";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}
