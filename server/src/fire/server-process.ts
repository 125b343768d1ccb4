import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ask, cleanUpLater, databaseUser } from "../db/embedded-testing.ts";
import { processesIn, readPidFile } from "../db/postmaster-pid.ts";
import { root } from "../root.ts";

const node = join(root, "node_modules/node/bin/node");
const program = join(root, "server/dist/main.js");
const readyLine = /Remanso is ready: http:\/\/localhost:(\d+)/;

/** How a program ended. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The product's own program in a process of its own. */
export interface Program {
  readonly process: ChildProcess;
  readonly pid: number;
  /** Everything it said so far. */
  readonly said: { out: string; err: string };
  readonly ended: Promise<Ended>;
}

/** A program that serves. */
export interface RunningServer extends Program {
  readonly url: string;
  readonly port: number;
  /** From the start of the process to the line that says it is ready. */
  readonly readyMs: number;
}

/** Starts the product's program with this environment alone; whatever happens, it is ended after the test. */
export function launch(env: Record<string, string>, log: "pipe" | number = "pipe"): Program {
  return spawned([node, program], env, { log });
}

/** Starts a command of the operator (a file below server/src) as npm does. */
export function command(file: string, args: readonly string[], env: Record<string, string>): Program {
  return spawned([node, join(root, "server/src", file), ...args], env);
}

/** Starts `npm ARGUMENTS` in a folder. It has ended when everything that it started has closed its output. */
export function npm(args: readonly string[], env: Record<string, string>, folder = root): Program {
  return spawned(["npm", ...args], { npm_config_update_notifier: "false", ...env }, { cwd: folder });
}

interface Place {
  readonly cwd?: string;
  /** Where it writes: to this program, or to an open file. */
  readonly log?: "pipe" | number;
}

function spawned(
  [file = node, ...args]: readonly string[],
  env: Record<string, string>,
  { cwd = root, log = "pipe" }: Place = {},
): Program {
  const child = spawn(file, args, {
    cwd,
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
      PORT: "0",
      ...env,
    },
    stdio: ["ignore", log, log],
  });
  const said = { out: "", err: "" };
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (said.out += text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (said.err += text));
  const ended = new Promise<Ended>((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal }));
  });
  cleanUpLater(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { process: child, pid: child.pid ?? 0, said, ended };
}

/** Starts the program and answers once it serves; what it said is thrown where it ends before that. */
export async function serve(env: Record<string, string>): Promise<RunningServer> {
  const since = performance.now();
  const { DATA_DIR: dataDir, DATABASE_URL: outside } = env;
  if (dataDir !== undefined && outside === undefined) cleanUpLater(() => nothingRunsIn(dataDir));
  const program = launch(env);
  const port = await portOf(program);
  return { ...program, port, url: `http://127.0.0.1:${port}`, readyMs: performance.now() - since };
}

/** Settles once the program says that it is ready. */
export async function portOf(program: Program): Promise<number> {
  const { process: child, said } = program;
  const over = program.ended.then(({ code }) => {
    throw new Error(`The server ended with code ${code} before it served: ${said.err || said.out}`);
  });
  over.catch(() => undefined);
  for (;;) {
    const port = readyLine.exec(said.out)?.[1];
    if (port !== undefined) return Number(port);
    if (!child.stdout) throw new Error("The server's output is not read.");
    await Promise.race([once(child.stdout, "data"), over]);
  }
}

/** Ends the program as a power cut would. */
export async function killed(program: Program): Promise<Ended> {
  program.process.kill("SIGKILL");
  return program.ended;
}

/** Waits (up to 20 s) until no PostgreSQL process works in the data directory. */
export async function nothingRunsIn(dataDir: string): Promise<void> {
  const directory = join(dataDir, "pg18");
  const user = await databaseUser(dataDir).catch(() => undefined);
  if (!user) return;
  const until = performance.now() + 20_000;
  while ((await processesIn(directory, user)).length > 0) {
    if (performance.now() > until) throw new Error(`PostgreSQL still runs in ${directory}.`);
    await sleep(20);
  }
}

/** Asks the embedded database of a data directory past the server, once it has recovered if it is just doing that. */
export async function rowsIn(dataDir: string, sql: string): Promise<Record<string, unknown>[]> {
  const file = await readPidFile(join(dataDir, "pg18"));
  if (!file) throw new Error(`No PostgreSQL runs in ${dataDir}.`);
  const place = { host: file.socketDirectory, user: "remanso", database: "remanso", port: file.port };
  const until = performance.now() + 20_000;
  for (;;) {
    try {
      return await ask(place, sql);
    } catch (error) {
      if (!isRecovering(error) || performance.now() > until) throw error;
      await sleep(50);
    }
  }
}

/** PostgreSQL starts, recovers or shuts down. */
function isRecovering(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "57P03";
}
