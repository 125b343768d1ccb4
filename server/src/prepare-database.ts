import { existsSync } from "node:fs";
import { join } from "node:path";
import { requireUsable } from "./backup/age.ts";
import { newestBackup } from "./backup/backup-files.ts";
import { bringUpToDate } from "./backup/bring-up-to-date.ts";
import type { Config } from "./config.ts";
import { CLUSTER } from "./db/database-place.ts";
import { openDatabase, type Connection } from "./db/db.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./db/embedded.ts";
import { reachDatabase } from "./db/reach-database.ts";
import { DatabaseBroken, StartRefused } from "./db/start-refused.ts";
import { tidyDeletionFile, tidyDeletions } from "./privacy/deletion-list.ts";

/** A database that is there and has this program's schema. */
export interface PreparedDatabase {
  readonly connection: Connection;
  /** Ends the embedded one. Close every pool first. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded database or reaches the outside one, and migrates it: once, however many processes then serve. `meanwhile` is called
 * while the embedded one starts by itself.
 */
export async function prepareDatabase(
  config: Config,
  meanwhile: () => void = () => {},
): Promise<PreparedDatabase> {
  await requireUsable(config.backupLock);
  const embedded = config.databaseUrl === null ? await startEmbedded(config, meanwhile) : null;
  const connection = config.databaseUrl ?? embedded?.connection;
  if (connection === undefined) throw new Error("There is no database to connect to.");
  const database = openDatabase(connection, { connections: 1 });
  if (!embedded) await reachDatabase(database);
  try {
    await bringUpToDate(config, database);
  } catch (error) {
    await database.close();
    await embedded?.stop();
    throw error;
  }
  if (embedded) {
    await tidyDeletions({ config, database }, new Date());
    await tidyDeletionFile(config.dataDir, new Date());
  }
  await database.close();
  return { connection, stop: async () => embedded?.stop() };
}

async function startEmbedded(
  { dataDir, backupDir }: Config,
  meanwhile: () => void,
): Promise<EmbeddedPostgres> {
  const isNew = !existsSync(join(dataDir, CLUSTER));
  const backup = await newestBackup(backupDir);
  try {
    const embedded = await startEmbeddedPostgres({ dataDir, log: (line) => console.log(line), meanwhile });
    // never silently start empty where a database was expected
    if (isNew && backup !== null)
      console.warn(`The database is new and empty. To bring back what there was: ${wayBack(backup)}`);
    return embedded;
  } catch (error) {
    if (!(error instanceof DatabaseBroken) || backup === null) throw error;
    throw new StartRefused(
      `${error.message}. To go back to the newest backup, move ${join(dataDir, CLUSTER)} away, then ${wayBack(backup)}`,
    );
  }
}

function wayBack(backup: string): string {
  return `npm run restore -- ${backup} --yes`;
}
