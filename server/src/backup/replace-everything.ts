import { rm } from "node:fs/promises";
import type { Config } from "../config.ts";
import { codeOf } from "../db/start-refused.ts";
import { isNewer, lastApplied, noteTables, refuseOldServer } from "../db/migrate.ts";
import {
  deleteAccountsAgain,
  insertDeletions,
  listDeletions,
  type Deletion,
} from "../privacy/deleted-accounts-store.ts";
import { readDeletionFile } from "../privacy/deletion-list.ts";
import { noteAnew } from "../installation/note-store.ts";
import { secretMark, type AppSecret } from "../secret.ts";
import type { Archive } from "./archive-reader.ts";
import { BackupRefused } from "./backup-refused.ts";
import { beginWriting, listTables, type Session, type TableShape } from "./copy-store.ts";
import { loadArchive } from "./load-archive.ts";
import { makeBackup } from "./make-backup.ts";
import { analyzeTables, dbOf, dropJobs, endPassing, lockTables } from "./restore-store.ts";

export interface Replacing {
  readonly config: Pick<Config, "dataDir" | "databaseUrl" | "backupDir" | "backupLock">;
  readonly secret: AppSecret;
  /** The operator confirmed that a newer program's database is replaced. */
  readonly replacesNewer: boolean;
}

export interface Replaced {
  /** The backup of what was there before; null where there was nothing. */
  readonly restorePoint: string | null;
  /** How many accounts of the backup were deleted since it was made, and are again. */
  readonly deletedAgain: number;
}

/**
 * Replaces everything in the database by the backup, in one transaction: after a failure it is as it was. What was there is
 * written into a backup of its own first, while nobody can change it any more.
 */
export async function replaceEverything(
  session: Session,
  archive: Archive,
  replacing: Replacing,
): Promise<Replaced> {
  await refuseOldServer(session);
  if (!replacing.replacesNewer && (await isNewer(session)))
    throw new BackupRefused(
      "The database was written by a newer Remanso than this one: to replace it all the same, and keep it in a backup of its own, add --replace-newer.",
    );
  await beginWriting(session);
  let restorePoint: string | null = null;
  let isDone = false;
  try {
    const tables = await listTables(session);
    await lockTables(session, tables).catch(refuseBusy);
    restorePoint = await makeRestorePoint(session, replacing);
    const deletions = await deletionsBefore(session, tables, replacing);
    await loadArchive(session, archive);
    const deletedAgain = await deleteAgain(session, deletions);
    await noteTables(session);
    await noteAnew(dbOf(session), "secret_mark", secretMark(replacing.secret));
    await endPassing(session);
    await dropJobs(session);
    await analyzeTables(session);
    isDone = true;
    await session.query("commit").catch(refuseUnknown(restorePoint));
    return { restorePoint, deletedAgain };
  } catch (error) {
    await session.query("rollback").catch(() => undefined);
    // a copy of what is still there
    if (restorePoint !== null && !isDone) await rm(restorePoint, { force: true });
    throw error;
  }
}

/** The connection broke before the commit was confirmed. */
export class OutcomeUnknown extends BackupRefused {}

async function makeRestorePoint(session: Session, { config, secret }: Replacing): Promise<string | null> {
  if ((await lastApplied(session)) === null) return null;
  const { backupDir: folder, backupLock: lock } = config;
  const { file } = await makeBackup(session, { folder, secret, lock, occasion: "before-restore" });
  return file;
}

/** What is known of deleted accounts now, which the backup may not know yet. */
async function deletionsBefore(
  session: Session,
  tables: readonly TableShape[],
  { config }: Replacing,
): Promise<Deletion[]> {
  const hasList = tables.some(({ name }) => name === "deleted_accounts");
  const inTable = hasList ? await listDeletions(dbOf(session)) : [];
  const inFile = config.databaseUrl === null ? await readDeletionFile(config.dataDir) : [];
  return [...inTable, ...inFile];
}

async function deleteAgain(session: Session, deletions: readonly Deletion[]): Promise<number> {
  const db = dbOf(session);
  await insertDeletions(db, deletions);
  return deleteAccountsAgain(
    db,
    (await listDeletions(db)).map(({ userId }) => userId),
  );
}

function refuseBusy(error: unknown): never {
  // 55P03: a table stayed locked too long; 40P01: deadlock
  if (!["55P03", "40P01"].includes(codeOf(error) ?? "")) throw error;
  throw new BackupRefused("Somebody still uses this database: stop every server on it first.");
}

function refuseUnknown(restorePoint: string | null): (error: unknown) => never {
  return (error) => {
    const reason = error instanceof Error ? error.message : String(error);
    const kept = restorePoint === null ? "" : ` What was there before is in ${restorePoint}.`;
    throw new OutcomeUnknown(
      `The connection broke at the very end (${reason}): look which rows are there.${kept}`,
    );
  };
}
