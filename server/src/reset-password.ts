import { join } from "node:path";
import { emailKey } from "@remanso/core/account/email-key.ts";
import { newLink } from "./account/one-time-link.ts";
import { findAccountByEmail } from "./account/store.ts";
import { readConfig, WrongConfig, type Config } from "./config.ts";
import { NAME } from "./db/cluster.ts";
import { CLUSTER } from "./db/database-place.ts";
import { openDatabase, type Database } from "./db/db.ts";
import { startEmbeddedPostgres, StartRefused } from "./db/embedded.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { readPidFile } from "./db/postmaster-pid.ts";

/** What the operator has to do differently. */
class WrongUse extends Error {}

interface Opened {
  readonly database: Database;
  close(): Promise<void>;
}

/**
 * `npm run reset-password -- ADDRESS`: prints a link with which the account's owner chooses a new password, once, within an
 * hour (decisions §1). Works beside a running server, and without one.
 */
async function main(address: string | undefined): Promise<void> {
  if (!address) throw new WrongUse("Whose password? npm run reset-password -- ADDRESS");
  const config = readConfig(process.env);
  const { database, close } = await open(config);
  try {
    const link = await linkFor(database, config, address);
    console.log(`Give this link to the owner of ${address}. It works once, within one hour:\n\n${link}\n`);
  } finally {
    await close();
  }
}

async function linkFor(database: Database, config: Config, address: string): Promise<string> {
  const user = await findAccountByEmail(database.db, address);
  if (!user) throw new WrongUse(`There is no account with the address ${address}.`);
  return newLink(database.db, user.id, {
    kind: "operator_reset",
    emailKey: user.emailKey ?? emailKey(address),
    baseUrl: config.baseUrl,
    now: new Date(),
  });
}

async function open(config: Config): Promise<Opened> {
  if (config.databaseUrl) return opened(openDatabase(config.databaseUrl, { connections: 1 }));
  const running = await runningDatabase(config.dataDir);
  if (running) return opened(running);
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => {} });
  const database = openDatabase(embedded.connection, { connections: 1 });
  await migrateDatabase(database.pool);
  const close = async () => {
    await database.close();
    await embedded.stop();
  };
  return { database, close };
}

function opened(database: Database): Opened {
  return { database, close: database.close };
}

/** The embedded database, when a server has it open at this moment: its own notes say where its socket is. */
async function runningDatabase(dataDir: string): Promise<Database | null> {
  const noted = await readPidFile(join(dataDir, CLUSTER));
  if (!noted) return null;
  const connection = { host: noted.socketDirectory, port: noted.port, user: NAME, database: NAME };
  const database = openDatabase(connection, { connections: 1 });
  // a killed server leaves its notes behind
  const answers = await database.pool.query("select 1").then(
    () => true,
    () => false,
  );
  if (answers) return database;
  await database.close();
  return null;
}

main(process.argv[2]).catch((error: unknown) => {
  const isPlain = error instanceof WrongUse || error instanceof WrongConfig || error instanceof StartRefused;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
});
