import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { NAME } from "../server/src/db/cluster.ts";
import { CLUSTER } from "../server/src/db/database-place.ts";
import { readPidFile } from "../server/src/db/postmaster-pid.ts";

export const root = dirname(import.meta.dirname);

const patienceMs = 60_000;
// as npm start does
const serverFlags = ["--max-semi-space-size=8"];

/** The built product, running with its embedded database. */
export interface Product {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** What it has written to its log so far. */
  readonly said: readonly string[];
  /** From the start of the process to the first 200 of /readyz. */
  readonly readyMs: number;
  stop(): Promise<void>;
  /** Ends it at once: kill -9. */
  kill(): Promise<void>;
}

/** Starts the built server on `dataDir`, with these settings too, and waits until it is ready to serve. */
export async function startProduct(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [...serverFlags, join(root, "server/dist/main.js")], {
    cwd: root,
    env: environment({ PORT: String(port), DATA_DIR: dataDir, ...settings }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => said.push(String(text)));
  const url = `http://127.0.0.1:${port}`;
  await untilReady(child, url, said);
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    said,
    readyMs: performance.now() - started,
    stop: () => end(child, "SIGTERM"),
    kill: () => end(child, "SIGKILL"),
  };
}

/** How to query the running product's embedded PostgreSQL directly, and its process. */
export async function embeddedDatabase(dataDir: string) {
  const file = await readPidFile(join(dataDir, CLUSTER));
  if (!file) throw new Error(`There is no running database in ${dataDir}.`);
  const { pid, port, socketDirectory } = file;
  return { pid, connection: { host: socketDirectory, port, user: NAME, database: NAME } };
}

/** Gives `work` the path of a data directory that does not exist yet, and removes everything afterwards. */
export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const parent = await mkdtemp(join(tmpdir(), "remanso-bench-"));
  // started as root, the database runs as another user, who must be able to enter the folder
  await chmod(parent, 0o711);
  try {
    return await work(join(parent, "data"));
  } finally {
    const cluster = await realpath(join(parent, "data", CLUSTER)).catch(() => null);
    if (cluster) await rm(cluster, { recursive: true, force: true });
    await rm(parent, { recursive: true, force: true });
  }
}

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** Ends a process and waits for its exit. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

/** The environment without the operator's own configuration. */
function environment(more: Record<string, string>): Record<string, string> {
  const { PATH = "", HOME = "", TMPDIR = "" } = process.env;
  const own = { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}) };
  return { ...own, NODE_ENV: "production", RATE_LIMITS: "off", LOG_LEVEL: "warn", ...more };
}

async function untilReady(child: ChildProcess, url: string, said: readonly string[]): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
    await sleep(5);
  }
  await end(child, "SIGKILL");
  throw new Error(`The server did not become ready:\n${said.join("")}`);
}
