import type { Config } from "../config.ts";
import type { Database } from "../db/db.ts";
import { migrateDatabase, NewerDatabase } from "../db/migrate.ts";
import { StartRefused } from "../db/start-refused.ts";
import { noteOnce } from "../installation/note-store.ts";
import { ownSecret } from "../installation/own-secret.ts";
import { secretMark, type AppSecret } from "../secret.ts";
import { newestBackup, removeOldBackups } from "./backup-files.ts";
import { lineOf } from "./command-line.ts";
import { beginReading, type Session } from "./copy-store.ts";
import { makeBackup } from "./make-backup.ts";

// docs/backup.md: those made before updates are kept beside the nightly ones
const keptOfUpdates = 5;

/**
 * Migrates the database of an installation, after checking that its secret is here. What an older program has filled is backed up
 * first and the backup kept, so that there is a way back.
 */
export async function bringUpToDate(config: Config, { db, pool }: Database): Promise<void> {
  const secret = await ownSecret(config, db);
  try {
    await migrateDatabase(pool, (session) => backUpFirst(session, { config, secret }));
  } catch (error) {
    throw error instanceof NewerDatabase ? await withWayBack(error, config) : error;
  }
  await noteOnce(db, "secret_mark", secretMark(secret));
}

async function backUpFirst(
  session: Session,
  { config, secret }: { config: Config; secret: AppSecret },
): Promise<void> {
  if (!config.backupBeforeUpdate) return;
  const folder = config.backupDir;
  try {
    await beginReading(session);
    const { file } = await makeBackup(session, {
      folder,
      secret,
      lock: config.backupLock,
      occasion: "before-update",
    });
    await session.query("commit");
    await removeOldBackups(folder, { keep: keptOfUpdates, ofUpdates: true });
    console.log(`Before the update everything was backed up: ${file}`);
  } catch (error) {
    throw new StartRefused(
      `A database is updated only after a backup, which failed: ${lineOf(error)} Nothing was changed. BACKUP_BEFORE_UPDATE=off updates without one.`,
    );
  }
}

async function withWayBack(error: NewerDatabase, { backupDir }: Config): Promise<NewerDatabase> {
  const backup = await newestBackup(backupDir, true);
  if (backup === null) return error;
  return new NewerDatabase(
    `${error.message} To go back to what was there before the update: npm run restore -- ${backup} --yes --replace-newer`,
  );
}
