import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { runAs, type DatabaseUser } from "./unprivileged-user.ts";

/** What a running PostgreSQL writes into postmaster.pid, and a killed one leaves there. */
export interface PidFile {
  pid: number;
  port: number;
  socketDirectory: string;
  status: string;
}

/** Undefined where there is none, or it is not written to the end yet. */
export async function readPidFile(directory: string): Promise<PidFile | undefined> {
  const content = await readFile(join(directory, "postmaster.pid"), "utf8").catch(() => "");
  // https://www.postgresql.org/docs/18/storage-file-layout.html: pid, data directory, start, port, socket directory,
  // listen address, shared memory, status. A stand-alone backend writes its pid negative.
  const [pid, , , port, socketDirectory, , , status] = content.split("\n");
  if (!pid || !port || socketDirectory === undefined) return undefined;
  return { pid: Math.abs(Number(pid)), port: Number(port), socketDirectory, status: status?.trim() ?? "" };
}

/** Removes what a killed postmaster left. PostgreSQL only asks whether any process has the old pid, and would refuse. */
export async function removeStaleFiles(directory: string, socketDirectory: string): Promise<void> {
  await rm(join(directory, "postmaster.pid"), { force: true });
  await rm(join(socketDirectory, ".s.PGSQL.5432.lock"), { force: true });
}

/**
 * The pids of the PostgreSQL processes that work in this data directory. Neither zombies nor processes that only have an
 * old pid count. Asked as PostgreSQL's user, because root may not look without CAP_SYS_PTRACE (Docker's default).
 */
export async function processesIn(directory: string, user: DatabaseUser): Promise<number[]> {
  if (process.platform !== "linux") return processesByPidFile(directory);
  const script = 'for p in /proc/[0-9]*; do [ "$p/cwd" -ef "$0" ] && echo "${p#/proc/}"; done; true';
  const { output } = await runAs(user, "/bin/sh", "-c", script, directory);
  const pids = output
    .split("\n")
    .filter((line) => /^\d+$/.test(line))
    .map(Number);
  const names = await Promise.all(pids.map(async (pid) => (await processStat(pid))?.name));
  return pids.filter((_, index) => names[index] === "postgres");
}

/**
 * Tells a process from a later one with the same pid: its start time, in clock ticks since boot. Undefined once it has
 * ended, even if nobody has collected it yet.
 */
export async function lifeOf(pid: number): Promise<string | undefined> {
  if (process.platform !== "linux") return isThere(pid) ? "alive" : undefined;
  const stat = await processStat(pid);
  return stat && stat.state !== "Z" && stat.state !== "X" ? stat.start : undefined;
}

async function processStat(pid: number): Promise<{ name: string; state: string; start: string } | undefined> {
  const content = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // proc_pid_stat(5): pid (name) state … start time as field 22; the name may hold blanks and brackets.
  const name = content.slice(content.indexOf("(") + 1, content.lastIndexOf(")"));
  const fields = content.slice(content.lastIndexOf(")") + 2).split(" ");
  const [state, start] = [fields[0], fields[19]];
  return state && start ? { name, state, start } : undefined;
}

async function processesByPidFile(directory: string): Promise<number[]> {
  const file = await readPidFile(directory);
  return file && isThere(file.pid) ? [file.pid] : [];
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
