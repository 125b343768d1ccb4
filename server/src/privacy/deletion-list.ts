import { appendFile, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Db } from "../db/db.ts";
import { isId } from "../ids.ts";
import {
  forgetOldDeletions,
  insertDeletions,
  listDeletions,
  type Deletion,
} from "./deleted-accounts-store.ts";

// Deleted accounts stay deleted when an older backup is restored. The list is kept in the database, and beside an embedded
// one in a file too, which is still there when the database itself is lost.

/** The server's deps; `db` is the transaction that deletes the account, so that both happen or neither. */
export interface DeletionDeps {
  readonly config: Pick<Config, "dataDir" | "databaseUrl">;
  readonly database: { readonly db: Db };
  readonly db?: Db;
}

// nobody should keep a backup longer than a year (docs/backup.md)
const memoryMs = 400 * 86_400_000;
// by then the transaction has ended; if it was rolled back, the table has no row to copy into the file
const copyAfterMs = 1000;

/** Notes that an account is deleted, so that restoring a backup does not bring it back. */
export async function noteDeletion(deps: DeletionDeps, userId: string, at: Date): Promise<void> {
  await insertDeletions(deps.db ?? deps.database.db, [{ userId, deletedAt: at }]);
  // if this fails, the hourly clean-up or the next start copies it
  setTimeout(() => void copyDeletions(deps).catch(() => undefined), copyAfterMs).unref();
}

/** Appends what the file lacks. Two processes may do so at once: a repeated line is harmless. */
export async function copyDeletions({ config, database }: DeletionDeps): Promise<void> {
  if (config.databaseUrl !== null) return;
  const listed = new Set((await readDeletionFile(config.dataDir)).map(({ userId }) => userId));
  const missing = (await listDeletions(database.db)).filter(({ userId }) => !listed.has(userId));
  if (missing.length === 0) return;
  // starts with a line break, because a power cut may have left half a line
  await appendFile(fileIn(config.dataDir), `\n${linesOf(missing)}`, { mode: 0o600, flush: true });
}

/** Deletes records older than 400 days and appends to the file what it lacks. */
export async function tidyDeletions(deps: DeletionDeps, now: Date): Promise<void> {
  await forgetOldDeletions(deps.database.db, new Date(now.getTime() - memoryMs));
  await copyDeletions(deps);
}

/** Removes old lines from the file. Only at the start of a server, when no other process writes it. */
export async function tidyDeletionFile(dataDir: string, now: Date): Promise<void> {
  const listed = await readDeletionFile(dataDir);
  const kept = listed.filter(({ deletedAt }) => now.getTime() - deletedAt.getTime() < memoryMs);
  if (kept.length === listed.length) return;
  const draft = `${fileIn(dataDir)}-${process.pid}`;
  await writeFile(draft, linesOf(kept), { mode: 0o600, flush: true });
  await rename(draft, fileIn(dataDir));
}

/** The entries of the file beside an embedded database; half a line is skipped. */
export async function readDeletionFile(dataDir: string): Promise<Deletion[]> {
  const content = await readFile(fileIn(dataDir), "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  });
  return content.split("\n").flatMap((line) => {
    const [at = "", userId = "", more] = line.split(" ");
    const deletedAt = new Date(at);
    const isWhole = isId(userId) && !Number.isNaN(deletedAt.getTime()) && more === undefined;
    return isWhole ? [{ userId, deletedAt }] : [];
  });
}

function linesOf(deletions: readonly Deletion[]): string {
  return deletions.map(({ userId, deletedAt }) => `${deletedAt.toISOString()} ${userId}\n`).join("");
}

function fileIn(dataDir: string): string {
  return join(dataDir, "deleted-accounts");
}
