import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { lifeOf, processesIn, type PidFile } from "./postmaster-pid.ts";

const IMMEDIATE_SHUTDOWN_MS = 5000;
const POLL_MS = 10;

/**
 * Ends a PostgreSQL of this database that did not end when it was asked to: an immediate shutdown, then SIGKILL for every process that still
 * works in the data directory. What was committed is in the log of changes, from which the next start recovers.
 */
export async function endByForce(
  cluster: Cluster,
  { pid, life }: { pid: number; life: string },
): Promise<void> {
  signal(pid, "SIGQUIT");
  const since = performance.now();
  while ((await lifeOf(pid)) === life) {
    if (performance.now() - since > IMMEDIATE_SHUTDOWN_MS) await killAll(cluster);
    await sleep(POLL_MS);
  }
  // without their postmaster, those that hang would keep the directory
  await killAll(cluster);
}

async function killAll(cluster: Cluster): Promise<void> {
  for (const pid of await processesIn(cluster.directory, cluster.user)) signal(pid, "SIGKILL");
}

/** Whether a server of this program started the postmaster: its own directory and socket, as only we name them. Only Linux tells. */
export async function isStartedByUs({ directory }: Cluster, file: PidFile): Promise<boolean> {
  const command = await readFile(`/proc/${file.pid}/cmdline`, "utf8").catch(() => "");
  const [program = "", ...args] = command.split("\0");
  const at = args.indexOf("-D");
  const socket = `unix_socket_directories="${file.socketDirectory.replaceAll('"', '""')}"`;
  return basename(program) === "postgres" && at !== -1 && args[at + 1] === directory && args.includes(socket);
}

/** Signals a process that may have exited meanwhile. */
export function signal(pid: number, name: "SIGQUIT" | "SIGKILL"): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has exited.
  }
}
