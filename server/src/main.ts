import cluster from "node:cluster";
import { once } from "node:events";
import { createServer } from "node:net";
import { builtPages } from "./built-pages.ts";
import { readConfig, WrongConfig, type Config } from "./config.ts";
import { StartRefused } from "./db/embedded.ts";
import { DatabaseRefused } from "./db/migrate.ts";
import type { Pages } from "./pages.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { openServer, refuseAddress } from "./serving.ts";
import { stopWhenTold } from "./stopping.ts";
import { serveAsWorker, startWorkers } from "./workers.ts";

/** Starts everything in this one process and serves until told to stop. */
export async function startServer(pages: Pages): Promise<void> {
  const config = readConfig(process.env);
  const database = await prepare(config);
  const server = await openServer({ ...config, workers: 1 }, database.connection, pages);
  stopWhenTold(async () => {
    await server.close();
    await database.stop();
  });
  sayReady(await server.listen());
}

/** Starts everything; as many processes serve as WORKERS says. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (cluster.isWorker) return serveAsWorker(config, await builtPages());
  if (config.workers === 1) return startServer(await builtPages());
  const port = await startWorkers(config, await prepare(config));
  if (port !== null) sayReady(port);
}

async function prepare(config: Config) {
  if (!config.rateLimits)
    console.warn("RATE_LIMITS=off: anyone may guess passwords. Use it for load tests only.");
  await requireAddress(config);
  return prepareDatabase(config);
}

function sayReady(port: number): void {
  console.log(`Remanso is ready: http://localhost:${port}`);
}

/** Asked before the database is started, which takes longer. */
async function requireAddress({ port, host }: Config): Promise<void> {
  const trial = createServer();
  await once(trial.listen({ port, host }), "listening").catch(refuseAddress);
  trial.close();
  await once(trial, "close");
}

/** Ends the program with one line that says what to do, for everything an operator can mend. */
export function endWithOneLine(error: unknown): never {
  console.error(lineFor(error));
  process.exit(1);
}

function lineFor(error: unknown): string {
  if (error instanceof WrongConfig || error instanceof StartRefused || error instanceof DatabaseRefused) {
    return error.message;
  }
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? error.code : null;
  if (code === "EACCES" || code === "EROFS" || code === "ENOSPC") {
    return `DATA_DIR cannot be written: ${error.message}. Free some space, or set DATA_DIR to a folder that can be written.`;
  }
  return error.stack ?? error.message;
}

if (import.meta.main) {
  await main().catch(endWithOneLine);
}
