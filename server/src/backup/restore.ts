import { parseArgs } from "node:util";
import { readConfig, type Config } from "../config.ts";
import { freeBytes } from "../db/database-place.ts";
import type { Database } from "../db/db.ts";
import { knownMigrations, takeSchema } from "../db/migrate.ts";
import { reachDatabase } from "../db/reach-database.ts";
import { keepServersOut } from "../db/serving-lock.ts";
import { openAlone, openBeside, type Opened } from "../operator-database.ts";
import { appSecret, foundSecret, keptSecret, secretMark, type AppSecret } from "../secret.ts";
import { newerWords, openArchive, type Archive } from "./archive-reader.ts";
import { BackupRefused } from "./backup-refused.ts";
import { lineOf, runCommand, typedPath } from "./command-line.ts";
import { contentsOf, counted, shortMark, type Manifest } from "./manifest.ts";
import { OutcomeUnknown, replaceEverything, type Replaced, type Replacing } from "./replace-everything.ts";

const usage =
  "npm run restore -- FILE --yes [--replace-newer] [--other-secret] [--key-file FILE | --passphrase-file FILE]";

/** What the operator typed. */
export interface RestoreWish {
  readonly file: string;
  /** They confirmed that everything here is replaced. */
  readonly isSure: boolean;
  /** They confirmed that what was sealed with another installation's secret stays unreadable. */
  readonly takesOtherSecret: boolean;
  /** They confirmed that a newer program's database is replaced. */
  readonly replacesNewer?: boolean;
  /** Files that open an encrypted one. */
  readonly passphraseFile?: string | null;
  readonly keyFile?: string | null;
}

/**
 * `npm run restore -- FILE --yes`: puts a backup in the place of everything that is there, or changes nothing and says why.
 * Answers the lines to print.
 */
export async function restore(config: Config, wish: RestoreWish): Promise<string[]> {
  const { passphraseFile = null, keyFile = null } = wish;
  const keyring = { lock: config.backupLock, passphraseFile, keyFile };
  const archive = await openArchive(wish.file, keyring).catch(refuseUnchanged);
  try {
    const secret = await secretFor(config, wish, archive).catch(refuseUnchanged);
    const { database, close } = await openToReplace(config, archive.manifest).catch(refuseUnchanged);
    try {
      const replaced = await replaceIn(database, archive, {
        config,
        secret,
        replacesNewer: wish.replacesNewer === true,
      }).catch(refuseUnchanged);
      return report(config, archive, replaced);
    } finally {
      await close();
    }
  } finally {
    await archive.close();
  }
}

function refuseUnchanged(error: unknown): never {
  if (error instanceof OutcomeUnknown) throw error;
  throw new BackupRefused(`${lineOf(error).replace(/[^.]$/, "$&.")} Nothing was changed.`);
}

/** The installation's secret, after checking everything that could forbid restoring this backup here. */
async function secretFor(config: Config, wish: RestoreWish, archive: Archive): Promise<AppSecret> {
  requireKnown(archive);
  const secret = await requireSecret(config, wish, archive);
  if (!wish.isSure) throw new BackupRefused(askWhetherSure(config, wish, archive));
  return secret;
}

async function replaceIn({ pool }: Database, archive: Archive, replacing: Replacing): Promise<Replaced> {
  const session = await pool.connect();
  try {
    await session.query("set statement_timeout = 0");
    if (!(await keepServersOut(session)))
      throw new BackupRefused("A server runs on this database: stop every server on it first.");
    if (await takeSchema(session)) return await replaceEverything(session, archive, replacing);
    throw new BackupRefused("Somebody migrates, backs up or restores this database just now: try again.");
  } finally {
    // the lock ends with its session
    session.release(true);
  }
}

async function openToReplace(config: Config, manifest: Manifest): Promise<Opened> {
  const outside = config.databaseUrl === null ? null : await openBeside(config);
  if (!outside) {
    const embedded = await openAlone(config.dataDir);
    return (await hasRoomFor(config, manifest)) ? embedded : refuseRoom(embedded);
  }
  await reachDatabase(outside.database).catch(async (error: unknown) => {
    await outside.close();
    throw error;
  });
  return outside;
}

/** The backup's text once as rows, once in the write-ahead log, and half of it again for indexes. */
const roomFactor = 2.5;
const leastFreeBytes = 100_000_000;

async function hasRoomFor({ dataDir }: Config, { tables }: Manifest): Promise<boolean> {
  const text = tables.reduce((sum, { textBytes }) => sum + textBytes, 0);
  return (await freeBytes(dataDir)) >= leastFreeBytes + roomFactor * text;
}

async function refuseRoom({ close }: Opened): Promise<never> {
  await close();
  throw new BackupRefused("The disk has too little room for what the backup holds: free some.");
}

/** Refused if this program does not know the migration that the backup was made at. */
function requireKnown({ file, manifest }: Archive): void {
  const known = knownMigrations();
  if (manifest.migration > (known.at(-1) ?? 0)) throw new BackupRefused(newerWords(file));
  if (known.includes(manifest.migration)) return;
  throw new BackupRefused(
    `${file} was made by a Remanso that is no ancestor of this one: restore it with that version.`,
  );
}

/** Sealed texts in the backup can be read only with the same secret. */
async function requireSecret(
  { appSecret: given, dataDir }: Config,
  { takesOtherSecret }: RestoreWish,
  { manifest }: Archive,
): Promise<AppSecret> {
  const found = given ?? (await foundSecret(dataDir));
  if (takesOtherSecret) return appSecret(found ?? (await keptSecret(dataDir)));
  if (found !== null && secretMark(appSecret(found)) === manifest.secretMark) return appSecret(found);
  const [needed, own] = [manifest.secretMark, found === null ? "" : secretMark(appSecret(found))].map(
    shortMark,
  );
  const what =
    found === null
      ? `There is no secret here yet (the backup needs mark ${needed})`
      : `The secret here is another one (mark ${own}; the backup needs ${needed})`;
  const place = given === null ? `put its app-secret file into ${dataDir}` : "set its APP_SECRET";
  throw new BackupRefused(
    `${what}, and without that of the backup what is sealed with it, such as journals, stays unreadable: ${place}, or add --other-secret.`,
  );
}

function askWhetherSure(
  { databaseUrl, dataDir }: Config,
  { takesOtherSecret }: RestoreWish,
  { file, manifest }: Archive,
): string {
  const needed = shortMark(manifest.secretMark);
  const secret = takesOtherSecret
    ? `It needs the secret with the mark ${needed}.`
    : `The secret that it needs is here (mark ${needed}).`;
  const place = databaseUrl === null ? `DATA_DIR ${dataDir}` : "the database of DATABASE_URL";
  const servers = databaseUrl === null ? "" : " Stop every server on it, then";
  return `${file} is whole: ${contentsOf(manifest)} of ${momentOf(manifest)}. ${secret} It would replace everything in ${place}.${servers} add --yes to do that.`;
}

function report(config: Config, { file, manifest }: Archive, replaced: Replaced): string[] {
  const { restorePoint, deletedAgain } = replaced;
  return [
    `${contentsOf(manifest)} of ${momentOf(manifest)} are restored from ${file}, each row checked.`,
    ...(restorePoint === null ? [] : [`What was there before is in ${restorePoint}.`]),
    ...(deletedAgain > 0 ? [`${counted(deletedAgain, "account")} deleted since then went again.`] : []),
    "Everybody signs in again.",
    ...(config.databaseUrl === null ? ["Start the server: npm start"] : ["Start the servers again."]),
  ];
}

function momentOf({ madeAt }: Manifest): string {
  return `${madeAt.slice(0, 16).replace("T", " ")} UTC`;
}

function wishOf(args: string[]): RestoreWish {
  const { positionals, values } = parsed(args);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new BackupRefused(`Name one backup: ${usage}`);
  return {
    file: typedPath(file),
    isSure: values.yes === true,
    takesOtherSecret: values["other-secret"] === true,
    replacesNewer: values["replace-newer"] === true,
    passphraseFile: pathOrNull(values["passphrase-file"]),
    keyFile: pathOrNull(values["key-file"]),
  };
}

function pathOrNull(path: string | undefined): string | null {
  return path === undefined ? null : typedPath(path);
}

function parsed(args: string[]) {
  try {
    const flag = { type: "boolean" } as const;
    const path = { type: "string" } as const;
    const flags = { yes: flag, "other-secret": flag, "replace-newer": flag };
    const options = { ...flags, "passphrase-file": path, "key-file": path };
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new BackupRefused(`This is not understood: ${usage}`);
  }
}

if (import.meta.main) {
  runCommand(() => restore(readConfig(process.env), wishOf(process.argv.slice(2))));
}
