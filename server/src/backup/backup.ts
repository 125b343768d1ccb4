import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig, type Config } from "../config.ts";
import { CLUSTER } from "../db/database-place.ts";
import { keepSchema } from "../db/migrate.ts";
import { reachDatabase } from "../db/reach-database.ts";
import { openAlone, openBeside, type Opened } from "../operator-database.ts";
import { appSecret, foundSecret, secretPath } from "../secret.ts";
import { removeOldBackups } from "./backup-files.ts";
import { BackupRefused } from "./backup-refused.ts";
import { runCommand, typedPath } from "./command-line.ts";
import { beginReading } from "./copy-store.ts";
import { makeBackup, type Made } from "./make-backup.ts";
import { contentsOf, counted, shortMark } from "./manifest.ts";

// docs/backup.md: two weeks of daily ones
const keptUnlessTold = 14;

const usage = "npm run backup [-- FOLDER] [--keep N]";

/** What the operator typed. */
interface BackupWish {
  readonly folder: string;
  readonly keep: number;
}

/**
 * `npm run backup`: everything in one file, as it was at one moment, while the server keeps running. Answers the lines to print.
 */
export async function backUp(config: Config, wish: BackupWish): Promise<string[]> {
  const { database, close } = await openToRead(config);
  try {
    const found = config.appSecret ?? (await foundSecret(config.dataDir));
    const secret = found === null ? null : appSecret(found);
    const session = await database.pool.connect();
    try {
      await session.query("set statement_timeout = 0");
      await keepSchema(session);
      await beginReading(session);
      const made = await makeBackup(session, {
        folder: wish.folder,
        secret,
        lock: config.backupLock,
        occasion: "asked",
      });
      await session.query("commit");
      return await report(config, wish, made);
    } finally {
      // the lock ends with its session
      session.release(true);
    }
  } finally {
    await close();
  }
}

async function openToRead(config: Config): Promise<Opened> {
  const beside = await openBeside(config);
  if (beside && config.databaseUrl !== null) {
    await reachDatabase(beside.database).catch(async (error: unknown) => {
      await beside.close();
      throw error;
    });
  }
  if (beside) return beside;
  if (!existsSync(join(config.dataDir, CLUSTER)))
    throw new BackupRefused(`There is no database in DATA_DIR ${config.dataDir} yet.`);
  return openAlone(config.dataDir);
}

async function report(config: Config, { folder, keep }: BackupWish, made: Made): Promise<string[]> {
  const { size } = await stat(made.file);
  const removed = await removeOldBackups(folder, { keep, ofUpdates: false });
  const secretsPlace = config.appSecret === null ? secretPath(config.dataDir) : "APP_SECRET";
  return [
    `${contentsOf(made.manifest)} are in ${made.file} (${sizeInWords(size)}).`,
    ...(removed > 0 ? [`The newest ${keep} are kept there; ${counted(removed, "older one")} went.`] : []),
    `The installation's secret (mark ${shortMark(made.manifest.secretMark)}) is not in it: keep a copy of ${secretsPlace} somewhere else.`,
  ];
}

function sizeInWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function wishOf(args: string[], config: Config): BackupWish {
  const { positionals, values } = parsed(args);
  const keep = Number(values.keep ?? keptUnlessTold);
  if (!Number.isInteger(keep) || keep < 1)
    throw new BackupRefused(`--keep must be a whole number from 1: ${usage}`);
  const [folder, ...more] = positionals;
  if (more.length > 0) throw new BackupRefused(`One folder is enough: ${usage}`);
  return { folder: folder === undefined ? config.backupDir : typedPath(folder), keep };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { keep: { type: "string" } } });
  } catch {
    throw new BackupRefused(`This is not understood: ${usage}`);
  }
}

if (import.meta.main) {
  runCommand(async () => {
    const config = readConfig(process.env);
    return backUp(config, wishOf(process.argv.slice(2), config));
  });
}
