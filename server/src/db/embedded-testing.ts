import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { expect } from "vitest";
import { z } from "zod";
import { startEmbeddedPostgres, StartRefused, type EmbeddedPostgres } from "./embedded.ts";
import { processesIn } from "./postmaster-pid.ts";
import { canEnter, isRoot, ownUser, userOf, type DatabaseUser } from "./unprivileged-user.ts";

type Connection = EmbeddedPostgres["connection"];

const EMBEDDED = new URL("embedded.ts", import.meta.url).href;
const Connection = z.object({ host: z.string(), user: z.string(), database: z.string(), port: z.number() });
const Answer = z.union([z.object({ connection: Connection }), z.object({ refusal: z.string() })]);

export const nobody = await userOf(65534);
export const nobodyCanRunUs =
  isRoot() &&
  (await canEnter(nobody, dirname(process.execPath))) &&
  (await canEnter(nobody, import.meta.dirname));
export const canMount = isRoot() && mounts();

const cleanUps: (() => unknown)[] = [];

/** For after the test, the last one first. */
export function cleanUpLater(step: () => unknown): void {
  cleanUps.push(step);
}

export async function cleanUp(): Promise<void> {
  for (const step of cleanUps.splice(0).toReversed()) await step();
}

/** A fresh directory; what runs on it has stopped before it is removed. */
export function newDataDir(): string {
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), "remanso-embedded-"));
  if (isRoot()) chmodSync(dataDir, 0o711);
  cleanUpLater(() => {
    chmodSync(dataDir, 0o711);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return dataDir;
}

export async function start(
  dataDir: string,
  log: string[] = [],
  patience: { patienceMs?: number } = {},
): Promise<EmbeddedPostgres> {
  const running = await startEmbeddedPostgres({ dataDir, log: (line) => log.push(line), ...patience });
  cleanUpLater(() => running.stop());
  return running;
}

/** A server in a process of its own, to be killed. */
export async function server(
  dataDir: string,
  user: DatabaseUser = ownUser(),
  patience: { patienceMs?: number } = {},
): Promise<{ process: ChildProcess; connection: Connection }> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(EMBEDDED)};
    const answer = await startEmbeddedPostgres({ ...${JSON.stringify({ dataDir, ...patience })}, log: () => {} })
      .then((running) => ({ connection: running.connection }), (error) => ({ refusal: error.message }));
    console.log(JSON.stringify(answer));
    if (answer.connection) setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    ...user.switchTo,
    stdio: ["ignore", "pipe", "inherit"],
  });
  cleanUpLater(async () => {
    await ended(child, "SIGKILL");
    await nothingRuns(dataDir);
  });
  const [line] = await once(createInterface(child.stdout), "line");
  const answer = Answer.parse(JSON.parse(line));
  if ("refusal" in answer) throw new StartRefused(answer.refusal);
  return { process: child, connection: answer.connection };
}

export async function ended(child: ChildProcess, signal: "SIGKILL" | "SIGQUIT"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}

export async function ask(connection: Connection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

export async function keepRow(connection: Connection): Promise<void> {
  await ask(connection, "create table kept as select 42 as answer");
}

export async function keptRow(connection: Connection): Promise<unknown> {
  return (await ask(connection, "select answer from kept"))[0]?.["answer"];
}

export async function servesWithin(connection: Connection, timeout: number): Promise<void> {
  await expect
    .poll(() => ask(connection, "select 1 as one").catch(() => []), { timeout, interval: 20 })
    .toEqual([{ one: 1 }]);
}

/** The one line with which a start is refused; whatever else happens is thrown. */
export async function refusalOf(dataDir: string): Promise<string> {
  const error: unknown = await start(dataDir).then(
    () => new Error(`started in ${dataDir}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof StartRefused) || error.message.includes("\n")) throw error;
  return error.message;
}

export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, "pg18", "postmaster.pid"), "utf8").split("\n")[0]);
}

export async function databaseUser(dataDir: string): Promise<DatabaseUser> {
  return isRoot() ? userOf(statSync(join(dataDir, "pg18")).uid) : ownUser();
}

export function watchersOf(dataDir: string): number[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids
    .filter(
      (pid) =>
        commandOf(pid).endsWith(`\0${join(dataDir, "pg18")}\0`) && commandOf(pid).startsWith("/bin/sh"),
    )
    .map(Number);
}

/** Its watcher stops PostgreSQL, which still writes for a moment. */
async function nothingRuns(dataDir: string): Promise<void> {
  await expect.poll(() => processesOf(dataDir), { timeout: 20_000 }).toEqual([]);
}

/** The pids of its PostgreSQL processes. */
export async function processesOf(dataDir: string): Promise<number[]> {
  return processesIn(join(dataDir, "pg18"), await databaseUser(dataDir));
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

export function mountedTmpfs(options: string): string {
  const directory = newDataDir();
  execFileSync("mount", ["-t", "tmpfs", "-o", `${options},mode=0711`, "tmpfs", directory]);
  cleanUpLater(() => execFileSync("umount", [directory]));
  return directory;
}

function mounts(): boolean {
  const directory = mkdtempSync(join(tmpdir(), "remanso-mount-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "tmpfs", directory], { stdio: "ignore" });
    execFileSync("umount", [directory]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(directory, { recursive: true });
  }
}
