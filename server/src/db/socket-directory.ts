import { createHash } from "node:crypto";
import { lchown, lstat, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codeOf, refuse } from "./start-refused.ts";
import { ownUser, type DatabaseUser } from "./unprivileged-user.ts";

// research/embedded-postgresql.md §1: 107 bytes for `<directory>/.s.PGSQL.5432`.
const LONGEST_PATH_BYTES = 93;

/** A private directory for PostgreSQL's socket: `run` beside the database, or a short one when that path is too long. */
export async function socketDirectoryFor(home: string, user: DatabaseUser): Promise<string> {
  const name = `remanso-${createHash("sha256").update(home).digest("hex").slice(0, 16)}`;
  const candidates = [join(home, "run"), join(tmpdir(), name), join("/tmp", name)];
  const directory =
    candidates.find((path) => Buffer.byteLength(path) <= LONGEST_PATH_BYTES) ?? join("/tmp", name);
  await createPrivate(directory, user);
  if (await isPrivate(directory, user)) return directory;
  throw refuse(
    `${directory} is not a private directory of uid ${user.uid}: remove it, choose another DATA_DIR`,
  );
}

/** Whether only that user can enter it. In /tmp somebody else may have put a directory or a link under our name. */
export async function isPrivate(directory: string, user: DatabaseUser): Promise<boolean> {
  const found = await lstat(directory).catch(() => undefined);
  return found !== undefined && found.isDirectory() && found.uid === user.uid && (found.mode & 0o077) === 0;
}

async function createPrivate(directory: string, user: DatabaseUser): Promise<void> {
  await mkdir(directory, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== "EEXIST") throw error;
  });
  // Also where an earlier start got no further than the line above.
  if (await isPrivate(directory, ownUser())) await lchown(directory, user.uid, user.gid);
}
