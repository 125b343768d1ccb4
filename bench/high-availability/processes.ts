import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync, closeSync } from "node:fs";
import { childOptions, type DatabaseUser } from "../../server/src/db/unprivileged-user.ts";

interface Start {
  readonly user: DatabaseUser;
  readonly log: string;
  readonly env?: Readonly<Record<string, string>>;
}

const running = new Set<ChildProcess>();

// however the run ends: nothing that it started outlives it
process.on("exit", () => {
  for (const child of running) killGroup(child);
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(1));

/** Starts a program in a group of its own, as this user, with its output in a file. */
export function startProgram(command: readonly string[], { user, log, env }: Start): ChildProcess {
  const [file = "", ...args] = command;
  const options = childOptions(user);
  const out = openSync(log, "a");
  const child = spawn(file, args, {
    ...options,
    env: { ...options.env, ...env },
    stdio: ["ignore", out, out],
    detached: true,
  });
  closeSync(out);
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** Ends a program and what is in its group at once: kill -9. */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  signalAll([-child.pid], "SIGKILL");
}

/** Ends everything that was started here, and waits for it. */
export async function endAll(): Promise<void> {
  const all = [...running];
  for (const child of all) killGroup(child);
  await Promise.all(all.map(untilGone));
}

export async function untilGone(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

/** Sends a signal to each that is still there. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
    }
  }
}
