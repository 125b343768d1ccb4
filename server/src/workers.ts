import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "./config.ts";
import type { Connection } from "./db/db.ts";
import { answerMetrics } from "./metrics-of-all.ts";
import type { PreparedDatabase } from "./prepare-database.ts";
import { openServer } from "./serving.ts";
import { stopWhenTold } from "./stopping.ts";
import type { Pages } from "./pages.ts";

// With WORKERS=2 and more the first process prepares the database and hands connections out; as many others answer on the one
// port. They know of each other through the database alone, as servers on several machines do.

const connectionName = "REMANSO_CONNECTION";

// of the time that a stop may take; the rest is for the database
const crewShare = 0.8;
const firstPauseMs = 50;
const longestPauseMs = 2000;
// one that ends sooner after its start is restarted with growing pauses
const settledAfterMs = 10_000;

/**
 * Starts the processes that serve, keeps their number, and answers their port once all are ready; null where the program was
 * told to stop before.
 */
export async function startWorkers(config: Config, database: PreparedDatabase): Promise<number | null> {
  answerMetrics();
  const crew: Crew = {
    connection: database.connection,
    stopWithinMs: config.stopSeconds * 1000 * crewShare,
    isStopping: false,
    pauseMs: firstPauseMs,
  };
  stopWhenTold(async () => {
    await stopCrew(crew);
    await database.stop();
  }, config);
  // start the first one alone, so that an error is reported once
  const port = await readyWorker(crew);
  if (crew.isStopping) return null;
  await Promise.all(Array.from({ length: config.workers - 1 }, () => readyWorker(crew)));
  return crew.isStopping ? null : port;
}

/** What one of those processes does: it serves on the database that was prepared for it. */
export async function serveAsWorker(config: Config, pages: Pages): Promise<void> {
  const connection: Connection = JSON.parse(process.env[connectionName] ?? "null");
  const server = await openServer(config, connection, pages);
  stopWhenTold(server.close, config);
  const port = await server.listen();
  process.send?.({ readyOn: port });
}

interface Crew {
  readonly connection: Connection;
  readonly stopWithinMs: number;
  isStopping: boolean;
  pauseMs: number;
}

/** Starts one more process. If it ends before it is ready, the program ends too: the process has said why. */
async function readyWorker(crew: Crew): Promise<number | null> {
  const worker = fork(crew);
  const port = await portOf(worker);
  if (port !== null) replaceWhenGone(crew, worker);
  if (port !== null || crew.isStopping) return port;
  await stopCrew(crew);
  process.exit(1);
}

function fork({ connection }: Crew): Worker {
  return cluster.fork({ [connectionName]: JSON.stringify(connection) });
}

/** The port it listens on; null where it ended before. */
async function portOf(worker: Worker): Promise<number | null> {
  return new Promise((resolve) => {
    worker.on("message", (message: unknown) => {
      if (typeof message !== "object" || message === null || !("readyOn" in message)) return;
      resolve(Number(message.readyOn));
    });
    worker.once("exit", () => resolve(null));
  });
}

function replaceWhenGone(crew: Crew, worker: Worker): void {
  const since = performance.now();
  worker.once("exit", (code: number, signal: string | null) => {
    if (crew.isStopping) return;
    console.warn(
      `A serving process (${worker.process.pid}) ended (${signal ?? `code ${code}`}) and is being replaced`,
    );
    if (performance.now() - since > settledAfterMs) crew.pauseMs = firstPauseMs;
    void replace(crew);
  });
}

async function replace(crew: Crew): Promise<void> {
  await sleep(crew.pauseMs);
  crew.pauseMs = Math.min(crew.pauseMs * 2, longestPauseMs);
  if (crew.isStopping) return;
  const worker = fork(crew);
  if ((await portOf(worker)) !== null) replaceWhenGone(crew, worker);
  else await replace(crew);
}

/** Every process finishes its requests in flight; those not done in time are cut off. */
async function stopCrew(crew: Crew): Promise<void> {
  crew.isStopping = true;
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const gone = Promise.all(workers.map(untilGone));
  for (const worker of workers) worker.process.kill("SIGTERM");
  const late = await Promise.race([gone.then(() => false), sleep(crew.stopWithinMs, true, { ref: false })]);
  if (late) for (const worker of workers) worker.process.kill("SIGKILL");
  await gone;
}

async function untilGone(worker: Worker): Promise<void> {
  if (!worker.isDead()) await once(worker, "exit");
}
