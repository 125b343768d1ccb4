import { once } from "node:events";
import { open, realpath } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { ask } from "./ask.ts";
import { endByForce, isStartedByUs, signal } from "./ended-by-force.ts";
import { adoptPostmaster, type Postmaster } from "./postmaster.ts";
import { lifeOf, processesIn, readPidFile, removeStaleFiles, type PidFile } from "./postmaster-pid.ts";
import { isPrivate } from "./socket-directory.ts";
import { codeOf, StartRefused } from "./start-refused.ts";

/** An adopted postmaster, and the cluster with the socket directory it uses. */
export interface Adopted {
  cluster: Cluster;
  postmaster: Postmaster;
}

// The watcher of a killed server stops its postmaster within 20 ms, so wait before adopting one.
const WATCHER_PATIENCE_MS = 150;
const ANSWER_WITHIN_MS = 1000;
// PostgreSQL cannot be queried while it recovers from a crash or writes its last checkpoint.
const RECOVERY_WITHIN_MS = 20_000;
const ORPHANS_WITHIN_MS = 2500;
const ORPHANS_UNASKED_MS = 300;
const ORPHANS_UNFORCED_MS = 1500;
const POLL_MS = 10;

/**
 * Handles what an earlier server left behind: adopts a running postmaster of this database, refuses a foreign one with its pid, and
 * removes the files of a killed one. Returns `undefined` when a new postmaster can start.
 */
export async function adoptLeftOver(cluster: Cluster): Promise<Adopted | undefined> {
  const file = await readPidFile(cluster.directory);
  const running = await processesIn(cluster.directory, cluster.user);
  const life = file && running.includes(file.pid) ? await lifeOf(file.pid) : undefined;
  if (file && life !== undefined) {
    const adopted = await adopt(cluster, file, life);
    if (adopted) return adopted;
  } else if (file && (await answers(file))) {
    throw elsewhere(cluster, file.pid);
  }
  await clearStale(cluster);
  return undefined;
}

/** Removes the files of a dead postmaster, once its last processes no longer use the data directory. */
export async function clearStale(cluster: Cluster): Promise<void> {
  const file = await readPidFile(cluster.directory);
  const since = performance.now();
  let orphans = await processesIn(cluster.directory, cluster.user);
  while (orphans.length > 0) {
    const waitedMs = performance.now() - since;
    if (waitedMs > ORPHANS_WITHIN_MS) throw foreign(cluster, orphans[0] ?? 0);
    // Without their postmaster, all they can do is finish a statement whose result nobody reads.
    if (file && !orphans.includes(file.pid) && waitedMs > ORPHANS_UNASKED_MS)
      for (const pid of orphans) signal(pid, waitedMs > ORPHANS_UNFORCED_MS ? "SIGKILL" : "SIGQUIT");
    await sleep(POLL_MS);
    orphans = await processesIn(cluster.directory, cluster.user);
  }
  await removeStaleFiles(cluster.directory, cluster.socketDirectory);
}

async function adopt(cluster: Cluster, file: PidFile, life: string): Promise<Adopted | undefined> {
  await sleep(WATCHER_PATIENCE_MS);
  const since = performance.now();
  while ((await lifeOf(file.pid)) === life) {
    const waitedMs = performance.now() - since;
    const status = (await readPidFile(cluster.directory))?.status;
    const isReady = status === "ready";
    // a recovery is let go on however long it takes: ended by force, it would begin again
    const mayEnd = status !== "starting" && (await isStartedByUs(cluster, file));
    if (mayEnd && waitedMs > cluster.patienceMs) {
      await endByForce(cluster, { pid: file.pid, life });
      return undefined;
    }
    if (!mayEnd && waitedMs > (isReady ? ANSWER_WITHIN_MS : RECOVERY_WITHIN_MS))
      throw foreign(cluster, file.pid);
    const found = isReady ? await ownerOf(cluster, file) : "not yet";
    if (found === "foreign") throw foreign(cluster, file.pid);
    if (found === "own") {
      const adopted = { ...cluster, socketDirectory: file.socketDirectory };
      return { cluster: adopted, postmaster: adoptPostmaster(file.pid, life, adopted) };
    }
    await sleep(POLL_MS);
  }
  return undefined;
}

async function ownerOf(cluster: Cluster, file: PidFile): Promise<"own" | "foreign" | "not yet"> {
  if (file.port !== 5432 || !(await isPrivate(file.socketDirectory, cluster.user))) return "foreign";
  const sql = `select system_identifier::text as identifier, current_setting('data_directory') as directory,
    current_setting('listen_addresses') as addresses from pg_control_system()`;
  try {
    const [row] = await ask({ host: file.socketDirectory, database: "postgres" }, sql);
    const isSame =
      row?.["identifier"] === (await systemIdentifier(cluster.directory)) &&
      (await realpath(String(row["directory"]))) === cluster.directory;
    return isSame && row["addresses"] === "" ? "own" : "foreign";
  } catch (error) {
    // 57P03: starting or stopping; ECONNREFUSED, ENOENT: no socket yet, or no longer; no code: it does not answer.
    const code = codeOf(error);
    return code === undefined || ["57P03", "57P01", "ECONNREFUSED", "ENOENT", "ECONNRESET"].includes(code)
      ? "not yet"
      : "foreign";
  }
}

/** The first eight bytes of the control file, which no two databases share. */
async function systemIdentifier(directory: string): Promise<string> {
  const control = await open(join(directory, "global", "pg_control"), "r");
  try {
    const { buffer } = await control.read(Buffer.alloc(8), 0, 8, 0);
    return String(buffer.readBigUInt64LE());
  } finally {
    await control.close();
  }
}

async function answers(file: PidFile): Promise<boolean> {
  if (file.socketDirectory === "") return false;
  const socket = connect({ path: join(file.socketDirectory, `.s.PGSQL.${file.port}`) });
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

function foreign(cluster: Cluster, pid: number): StartRefused {
  return new StartRefused(
    `Another PostgreSQL (process ${pid}) uses ${cluster.directory}: stop it (kill -INT ${pid}), or choose another DATA_DIR`,
  );
}

/** For a PostgreSQL in another pid namespace: its pid is meaningless here. */
function elsewhere(cluster: Cluster, pid: number): StartRefused {
  return new StartRefused(
    `A PostgreSQL in another container (process ${pid} there) uses ${cluster.directory}: stop that one, or choose another DATA_DIR`,
  );
}
