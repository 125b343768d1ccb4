import { join } from "node:path";
import { bringUpToDate } from "./backup/bring-up-to-date.ts";
import type { Config } from "./config.ts";
import { NAME } from "./db/cluster.ts";
import { CLUSTER } from "./db/database-place.ts";
import { openDatabase, type Database } from "./db/db.ts";
import { startEmbeddedPostgres } from "./db/embedded.ts";
import { readPidFile } from "./db/postmaster-pid.ts";

export interface Opened {
  readonly database: Database;
  close(): Promise<void>;
}

/** The installation's database for a command of the operator: beside a running server, and without one. */
export async function openForOperator(config: Config): Promise<Opened> {
  const beside = await openBeside(config);
  if (beside) return beside;
  const alone = await openAlone(config.dataDir);
  try {
    await bringUpToDate(config, alone.database);
    return alone;
  } catch (error) {
    await alone.close();
    throw error;
  }
}

/** The outside database, or the embedded one where a server has it open; else null. */
export async function openBeside(config: Config): Promise<Opened | null> {
  if (config.databaseUrl) return opened(openDatabase(config.databaseUrl, { connections: 1 }));
  const running = await runningDatabase(config.dataDir);
  return running && opened(running);
}

/** Starts the embedded database for this program alone. Refused while a server uses it. */
export async function openAlone(dataDir: string): Promise<Opened> {
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const database = openDatabase(embedded.connection, { connections: 1 });
  const close = async () => {
    await database.close();
    await embedded.stop();
  };
  return { database, close };
}

function opened(database: Database): Opened {
  return { database, close: database.close };
}

/** The embedded database, if a server has it running: its pid file says where the socket is. */
async function runningDatabase(dataDir: string): Promise<Database | null> {
  const noted = await readPidFile(join(dataDir, CLUSTER));
  if (!noted) return null;
  const connection = { host: noted.socketDirectory, port: noted.port, user: NAME, database: NAME };
  const database = openDatabase(connection, { connections: 1 });
  // a killed server leaves its pid file behind
  const answers = await database.pool.query("select 1").then(
    () => true,
    () => false,
  );
  if (answers) return database;
  await database.close();
  return null;
}
