import { chmod, lchown, mkdtemp, open, readdir, rename, rm, stat, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CLUSTER, requireFreeSpace, type DatabasePlace } from "./database-place.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { codeOf, postgresInWords, refuse } from "./start-refused.ts";
import {
  hasAccount,
  isRoot,
  runAs,
  userForInitdb,
  type DatabaseUser,
  type Outcome,
} from "./unprivileged-user.ts";

/** One database on disk with everything needed to run it. */
export interface Cluster extends DatabasePlace {
  /** PostgreSQL's data directory. */
  directory: string;
  /** The socket's directory: our own choice, or that of an adopted postmaster. */
  socketDirectory: string;
  logFile: string;
  binaries: PostgresBinaries;
  /** How long PostgreSQL may take to stop before it is ended by force. */
  patienceMs: number;
}

/** PostgreSQL's superuser and the one database; there is no other user, and only the private socket to reach them. */
export const NAME = "remanso";

// Distinctive, because left-over ones are removed from what may be somebody's own DATA_DIR.
const DRAFT_PREFIX = "pg18-init-";

const INITDB_ARGUMENTS = [
  `--username=${NAME}`,
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C",
  "--data-checksums",
  "--auth-local=trust",
  "--auth-host=reject",
  "--no-instructions",
];

/**
 * Initialises the database where there is none, at once under its final name or not at all. Anything an earlier
 * start left unfinished is removed. Refused with less than 100 MB free.
 */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  const drafts = (await readdir(cluster.home)).filter((name) => name.startsWith(DRAFT_PREFIX));
  for (const draft of drafts) await removeDraft(join(cluster.home, draft));
  if (!(await exists(cluster.directory))) await initialise(cluster);
  if (cluster.home === cluster.dataDir) return;
  // The link keeps DATA_DIR and its database together when DATA_DIR is moved.
  await symlink(cluster.directory, join(cluster.dataDir, CLUSTER)).catch((error: unknown) => {
    if (codeOf(error) !== "EEXIST") throw error;
  });
}

async function initialise(cluster: Cluster): Promise<void> {
  await requireFreeSpace(cluster.home);
  const draft = await mkdtemp(join(cluster.home, DRAFT_PREFIX));
  try {
    const outcome = isRoot()
      ? await initialiseAsRoot(cluster, draft)
      : await initialiseAsOurselves(cluster, draft);
    if (outcome.failure !== undefined) throw postgresInWords(outcome.output, cluster);
    await rename(draft, cluster.directory);
    await flush(dirname(cluster.directory));
  } finally {
    await removeDraft(draft);
  }
}

/**
 * initdb looks its user up among the accounts, postgres does not: so it runs as a user who has one, and the files are
 * handed to the real one afterwards.
 */
async function initialiseAsRoot(cluster: Cluster, draft: string): Promise<Outcome> {
  const initdbUser = await userForInitdb(cluster.user);
  if (!initdbUser) throw refuse("PostgreSQL must not run as root, and there is no other user here: add one");
  await lchown(draft, initdbUser.uid, initdbUser.gid);
  const outcome = await runAs(initdbUser, cluster.binaries.initdb, ...INITDB_ARGUMENTS, "-D", draft);
  if (outcome.failure === undefined && initdbUser.uid !== cluster.user.uid)
    await handOver(draft, cluster.user);
  return outcome;
}

/** In containers our uid often has no account; a user namespace lends one for the length of initdb. */
async function initialiseAsOurselves(cluster: Cluster, draft: string): Promise<Outcome> {
  const initdb = [cluster.binaries.initdb, ...INITDB_ARGUMENTS, "-D", draft];
  if (hasAccount()) return runAs(cluster.user, "/usr/bin/env", ...initdb);
  const lent = await runAs(
    cluster.user,
    "unshare",
    "--user",
    "--map-user=65534",
    "--map-group=65534",
    ...initdb,
  );
  if (lent.failure === undefined) return lent;
  throw refuse(
    `uid ${cluster.user.uid} has no account (no line in /etc/passwd), which PostgreSQL's initdb needs: add one`,
  );
}

async function handOver(draft: string, user: DatabaseUser): Promise<void> {
  // Closed to the user it still belongs to, so that nothing in it can be exchanged on the way.
  await lchown(draft, 0, 0);
  for (const entry of await readdir(draft, { withFileTypes: true, recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), user.uid, user.gid);
  }
  await chmod(draft, 0o700);
  await lchown(draft, user.uid, user.gid);
}

/** A killed server's initdb may still be writing; it fails soon after its folder is gone. */
async function removeDraft(draft: string): Promise<void> {
  await rm(draft, { recursive: true, force: true, maxRetries: 6, retryDelay: 50 });
}

async function flush(directory: string): Promise<void> {
  const handle = await open(directory, "r");
  await handle.sync();
  await handle.close();
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
