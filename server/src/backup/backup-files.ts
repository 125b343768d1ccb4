import { chmod, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../db/start-refused.ts";

// A backup's name tells when it was made (UTC), so that names sort by age: remanso-2026-11-21-150000.backup, and those that a
// restore and an update make first of what was there: remanso-2026-11-21-150000-before-restore.backup, …-before-update.backup. Encrypted ones end in .age.
const namePattern = /^remanso-\d{4}-\d\d-\d\d-\d{6}(-before-restore|-before-update)?\.backup(\.age)?$/;
const draftPattern = /^remanso-.*\.backup(\.age)?(\.spool)?\.part$/;
// longer than a running backup ever leaves its file untouched
const draftAgeMs = 3_600_000;

/** Why a backup was made: the operator (or a timer) asked for it, or everything was about to change. */
export type Occasion = "asked" | "before-restore" | "before-update";

export interface Naming {
  readonly occasion: Occasion;
  readonly isEncrypted: boolean;
}

export function backupName(at: Date, { occasion, isEncrypted }: Naming): string {
  const [date = "", time = ""] = at.toISOString().split("T");
  const clock = time.slice(0, 8).replaceAll(":", "");
  return `remanso-${date}-${clock}${occasion === "asked" ? "" : `-${occasion}`}.backup${isEncrypted ? ".age" : ""}`;
}

/** Creates the folder, private to its owner, if needed, and removes what killed backups left unfinished in it. */
export async function openFolder(folder: string, now: Date): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  // whatever the umask says
  if (made !== undefined) await chmod(folder, 0o700);
  for (const name of (await readdir(folder)).filter((found) => draftPattern.test(found)))
    await removeIfLeftBehind(join(folder, name), now);
}

async function removeIfLeftBehind(draft: string, now: Date): Promise<void> {
  const found = await stat(draft).catch((error: unknown) => {
    // the backup that was writing it has just finished
    if (codeOf(error) !== "ENOENT") throw error;
    return null;
  });
  if (found && now.getTime() - found.mtimeMs > draftAgeMs) await rm(draft, { force: true });
}

interface Kept {
  readonly keep: number;
  /** Of those made before updates, or of all the others. */
  readonly ofUpdates: boolean;
}

/** Removes all but the newest backups of the folder and answers how many were removed. Other files stay. */
export async function removeOldBackups(folder: string, { keep, ofUpdates }: Kept): Promise<number> {
  const some = (await backupsIn(folder)).filter((name) => isOfUpdate(name) === ofUpdates);
  const old = some.slice(keep);
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}

/** The newest backup of the folder; null where there is none. */
export async function newestBackup(folder: string, ofUpdates = false): Promise<string | null> {
  const names = await backupsIn(folder).catch(() => []);
  const newest = names.find((name) => !ofUpdates || isOfUpdate(name));
  return newest === undefined ? null : join(folder, newest);
}

function isOfUpdate(name: string): boolean {
  return name.includes("-before-update.");
}

/** The names of the folder's backups, the newest first. */
async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder))
    .filter((name) => namePattern.test(name))
    .sort()
    .toReversed();
}

/** How old the newest backup of the folder is; null where there is none. */
export async function backupAgeSeconds(folder: string, now: Date): Promise<number | null> {
  const newest = await newestBackup(folder);
  if (newest === null) return null;
  const { mtimeMs } = await stat(newest);
  return Math.max(0, Math.round((now.getTime() - mtimeMs) / 1000));
}
