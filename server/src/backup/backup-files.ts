import { chmod, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

// A backup's name tells when it was made (UTC), so that names sort by age: remanso-2026-11-21-150000.backup, and the one that a
// restore makes first of what was there: remanso-2026-11-21-150000-before-restore.backup.
const namePattern = /^remanso-\d{4}-\d\d-\d\d-\d{6}(-before-restore)?\.backup$/;
const draftPattern = /^remanso-.*\.backup\.part$/;
// longer than a backup writes without touching its file
const draftAgeMs = 3_600_000;

/** Where backups go unless another folder is named. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, "backups");
}

export function backupName(at: Date, isBeforeRestore: boolean): string {
  const [date = "", time = ""] = at.toISOString().split("T");
  const clock = time.slice(0, 8).replaceAll(":", "");
  return `remanso-${date}-${clock}${isBeforeRestore ? "-before-restore" : ""}.backup`;
}

/** Makes the folder for its owner alone where it is not there yet; what killed backups left half done in it goes. */
export async function openFolder(folder: string, now: Date): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  // whatever the umask says
  if (made !== undefined) await chmod(folder, 0o700);
  for (const name of (await readdir(folder)).filter((found) => draftPattern.test(found))) {
    const draft = join(folder, name);
    const { mtimeMs } = await stat(draft);
    if (now.getTime() - mtimeMs > draftAgeMs) await rm(draft, { force: true });
  }
}

/** Removes all but the newest `keep` backups of the folder, and answers how many went. Other files stay. */
export async function removeOldBackups(folder: string, keep: number): Promise<number> {
  const old = (await backupsIn(folder)).slice(keep);
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}

/** The newest backup of the folder; null where there is none. */
export async function newestBackup(folder: string): Promise<string | null> {
  const [newest] = await backupsIn(folder).catch(() => []);
  return newest === undefined ? null : join(folder, newest);
}

/** The names of the folder's backups, the newest first. */
async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder))
    .filter((name) => namePattern.test(name))
    .sort()
    .toReversed();
}
