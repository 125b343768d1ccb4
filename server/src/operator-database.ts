import { join } from "node:path";
import type { Config } from "./config.ts";
import { NAME } from "./db/cluster.ts";
import { CLUSTER } from "./db/database-place.ts";
import { openDatabase, type Database } from "./db/db.ts";
import { startEmbeddedPostgres } from "./db/embedded.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { readPidFile } from "./db/postmaster-pid.ts";

interface Opened {
  readonly database: Database;
  close(): Promise<void>;
}

/** The installation's database for a command of the operator: beside a running server, and without one. */
export async function openForOperator(config: Config): Promise<Opened> {
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
