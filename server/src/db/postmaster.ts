import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile, stat } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { freeBytes } from "./database-place.ts";
import { endByForce } from "./ended-by-force.ts";
import { POSTGRES_SETTINGS } from "./postgres-settings.ts";
import { lifeOf, readPidFile } from "./postmaster-pid.ts";
import { watchOver } from "./postmaster-watcher.ts";
import { fullDisk, postgresInWords } from "./start-refused.ts";
import { childOptions } from "./unprivileged-user.ts";

/** A running PostgreSQL, started or adopted by us, that ends with this process. */
export interface Postmaster {
  pid: number;
  /** Tells it from a later process with the same pid. */
  life: string;
  /** Settles when it has ended, whatever the reason. */
  gone: Promise<void>;
}

const READY_POLL_MS = 5;
const ADOPTED_POLL_MS = 250;
const WAL_SEGMENT_BYTES = 16_777_216;

interface Starting {
  /** Where it turns true, `startPostmaster` answers early. */
  isStopping?: () => boolean;
  /** Called once PostgreSQL's process is there, and has its own start to make. */
  meanwhile?: (() => void) | undefined;
}

/**
 * Starts PostgreSQL and answers once it accepts connections; recovery after a crash may take a while. Refused with
 * PostgreSQL's own reason where it ends first.
 */
export async function startPostmaster(
  cluster: Cluster,
  { isStopping = () => false, meanwhile }: Starting = {},
): Promise<Postmaster> {
  const logStart = (await stat(cluster.logFile).catch(() => undefined))?.size ?? 0;
  const { pid, gone } = await spawnPostgres(cluster);
  void gone.then(watchOver(pid, cluster));
  const life = (await lifeOf(pid)) ?? "";
  meanwhile?.();
  while (!isStopping()) {
    const file = await readPidFile(cluster.directory);
    if (file?.pid === pid && file.status === "ready") break;
    if ((await lifeOf(pid)) === undefined) throw await lastWords(cluster, logStart);
    await sleep(READY_POLL_MS);
  }
  return { pid, life, gone };
}

/** Takes over a postmaster that a killed server left running. */
export function adoptPostmaster(pid: number, life: string, cluster: Cluster): Postmaster {
  const gone = untilEnded({ pid, life }, { everyMs: ADOPTED_POLL_MS, ref: false });
  void gone.then(watchOver(pid, cluster));
  return { pid, life, gone };
}

/** Ends open transactions and stops PostgreSQL (fast shutdown); where that takes too long, by force. */
export async function stopPostmaster(postmaster: Postmaster, cluster: Cluster): Promise<void> {
  if ((await lifeOf(postmaster.pid)) !== postmaster.life) return;
  const ended = untilEnded(postmaster, { everyMs: READY_POLL_MS, ref: true });
  process.kill(postmaster.pid, "SIGINT");
  const patience = sleep(cluster.patienceMs, "late", { ref: false });
  if ((await Promise.race([ended, patience])) === "late") await endByForce(cluster, postmaster);
  await ended;
}

async function untilEnded(
  { pid, life }: { pid: number; life: string },
  poll: { everyMs: number; ref: boolean },
): Promise<void> {
  while ((await lifeOf(pid)) === life) await sleep(poll.everyMs, undefined, { ref: poll.ref });
}

async function spawnPostgres(cluster: Cluster): Promise<{ pid: number; gone: Promise<void> }> {
  const settings = { ...POSTGRES_SETTINGS, unix_socket_directories: quoted(cluster.socketDirectory) };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // A file, because a pipe would break when this process dies and PostgreSQL lives on.
  const log = await open(cluster.logFile, "a", 0o600);
  try {
    const child = spawn(cluster.binaries.postgres, ["-D", cluster.directory, ...args], {
      ...childOptions(cluster.user),
      // Its own session, so that the terminal's Ctrl-C does not reach it before this process.
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
    });
    const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    await once(child, "spawn");
    child.unref();
    return { pid: child.pid ?? 0, gone };
  } finally {
    await log.close();
  }
}

/** The setting is a list: blanks and commas of the path must not split it. */
function quoted(path: string): string {
  return `"${path.replaceAll('"', '""')}"`;
}

async function lastWords(cluster: Cluster, from: number): Promise<Error> {
  // The log is on the same disk: if that is full, the reason could not be logged either.
  if ((await freeBytes(cluster.home)) < WAL_SEGMENT_BYTES) return fullDisk(cluster.dataDir);
  const log = await readFile(cluster.logFile);
  return postgresInWords(log.subarray(from).toString("utf8"), cluster);
}
