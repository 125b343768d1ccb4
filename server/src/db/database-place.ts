import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { access, chmod, lstat, mkdir, realpath, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { codeOf, refuse } from "./start-refused.ts";
import {
  canEnter,
  isRoot,
  ownUser,
  privateUser,
  userForInitdb,
  userOf,
  type DatabaseUser,
} from "./unprivileged-user.ts";

/** Where the database is and which user owns it. */
export interface DatabasePlace {
  /** DATA_DIR as configured, without links. */
  dataDir: string;
  /** The folder that holds the database: DATA_DIR, or one that PostgreSQL's user can reach. */
  home: string;
  user: DatabaseUser;
}

/** The database's folder inside its home; in DATA_DIR it is a link where the home is another. */
export const CLUSTER = "pg18";

const REACHABLE_PARENT = "/var/lib/remanso";
const LEAST_FREE_BYTES = 100_000_000;

/**
 * Decides where the database is and which user runs it, and creates the folders on the way. PostgreSQL refuses to be root:
 * as root it runs as the user who owns the database or DATA_DIR, else as a private one, and where that user cannot reach
 * DATA_DIR the database lives in /var/lib/remanso. Modes are never loosened. Refused where nothing can be written.
 */
export async function settlePlace(configured: string): Promise<DatabasePlace> {
  // As root PostgreSQL's user must be able to pass through; nobody else can list it.
  await createDirectory(configured, isRoot() ? 0o711 : 0o700);
  const dataDir = await realpath(configured);
  await access(dataDir, constants.W_OK);
  const existing = await existingCluster(dataDir);
  if (existing) return placeOfExisting(dataDir, existing);
  return isRoot() ? placeForRoot(dataDir) : { dataDir, home: dataDir, user: ownUser() };
}

/** Refused below 100 MB: a new database takes 40 MB and its log of changes grows at once. */
export async function requireFreeSpace(home: string): Promise<void> {
  const free = await freeBytes(home);
  if (free >= LEAST_FREE_BYTES) return;
  const megabytes = Math.floor(free / 1_000_000);
  throw refuse(
    `The disk of ${home} has ${megabytes} MB left and the database needs 100 MB: free some, choose another DATA_DIR`,
  );
}

/** What users other than root can still write there. */
export async function freeBytes(home: string): Promise<number> {
  const { bavail, bsize } = await statfs(home);
  return bavail * bsize;
}

async function existingCluster(dataDir: string): Promise<string | undefined> {
  const path = join(dataDir, CLUSTER);
  const found = await lstat(path).catch(() => undefined);
  if (!found) return undefined;
  return realpath(path).catch((error: unknown) => {
    if (codeOf(error) !== "ENOENT") throw error;
    throw refuse(
      `The database that ${path} links to is gone: bring it back, remove the link to begin with an empty one`,
    );
  });
}

async function placeOfExisting(dataDir: string, cluster: string): Promise<DatabasePlace> {
  const home = dirname(cluster);
  const { uid, mode } = await stat(cluster);
  const user = isRoot() ? await userOf(uid) : ownUser();
  if (uid === 0) {
    const owner = (await privateUser(home)).uid;
    throw refuse(
      `${cluster} belongs to root, which PostgreSQL refuses to run as: chown -R ${owner}:${owner} ${cluster}`,
    );
  }
  if (uid !== user.uid) {
    throw refuse(
      `${cluster} belongs to uid ${uid}, but Remanso runs as uid ${user.uid}: run it as the owner, chown -R it`,
    );
  }
  if (isRoot() && !(await canEnter(user, home))) {
    throw refuse(
      `PostgreSQL runs as uid ${uid}, which cannot reach ${home}: open the folders above it (chmod o+x), move it`,
    );
  }
  // Volumes are sometimes mounted with the group's bits set, which PostgreSQL refuses.
  if ((mode & 0o077) !== 0) await chmod(cluster, 0o700);
  return { dataDir, home, user };
}

async function placeForRoot(dataDir: string): Promise<DatabasePlace> {
  const { uid } = await stat(dataDir);
  const user = uid === 0 ? await privateUser(dataDir) : await userOf(uid);
  if (await reachable(dataDir, user)) return { dataDir, home: dataDir, user };
  const home = join(REACHABLE_PARENT, createHash("sha256").update(dataDir).digest("hex").slice(0, 16));
  await createDirectory(REACHABLE_PARENT, 0o711);
  await createDirectory(home, 0o711);
  // If its DATA_DIR was removed since, the database left there is used again, not overwritten.
  const kept = await existingCluster(home);
  const place = kept ? { ...(await placeOfExisting(dataDir, kept)) } : { dataDir, home, user };
  if (await reachable(place.home, place.user)) return place;
  throw refuse(
    `PostgreSQL runs as uid ${user.uid}, which can reach neither ${dataDir} nor ${home}: choose another DATA_DIR`,
  );
}

async function reachable(directory: string, user: DatabaseUser): Promise<boolean> {
  const initdbUser = await userForInitdb(user);
  return (
    (await canEnter(user, directory)) && (initdbUser === undefined || (await canEnter(initdbUser, directory)))
  );
}

async function createDirectory(path: string, mode: number): Promise<void> {
  try {
    const created = await mkdir(path, { recursive: true, mode });
    // Whatever the umask says.
    if (created !== undefined) await chmod(path, mode);
  } catch (error) {
    // Node reports ENOENT if the parent file system is read-only, so check the nearest folder that exists.
    if (codeOf(error) === "ENOENT") await access(await nearestExisting(path), constants.W_OK);
    throw error;
  }
}

async function nearestExisting(path: string): Promise<string> {
  const parent = dirname(path);
  const exists = (await stat(parent).catch(() => undefined)) !== undefined;
  return exists || parent === path ? parent : nearestExisting(parent);
}
