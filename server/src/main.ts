import cluster from "node:cluster";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { keepCompiled } from "./compiled-program.ts";
import { readConfig, type Config } from "./config.ts";
import { StartRefused } from "./db/embedded.ts";
import { DatabaseRefused } from "./db/migrate.ts";
import type { Pages } from "./pages.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { refuseAddress } from "./refuse-address.ts";
import { stopWhenTold } from "./stopping.ts";
import { WrongConfig } from "./setting.ts";

// modules that only a serving process needs are loaded after the checks, so that a refused start is reported at once

/** Starts everything in this one process and serves until told to stop. */
export async function startServer(loadPages: () => Promise<Pages>): Promise<void> {
  const config = readConfig(process.env);
  const database = await prepare(config, () => void loadServing(config).catch(reportLater));
  const { openServer } = await loadServing(config);
  const pages = await loadPages();
  const server = await openServer({ ...config, workers: 1 }, database.connection, pages);
  stopWhenTold(async () => {
    await server.close();
    await database.stop();
  }, config);
  sayReady(await server.listen());
}

/** Half a second's work of the processor, begun while PostgreSQL starts; a module is loaded once. */
function loadServing({ dataDir, databaseUrl }: Config) {
  // beside the database, where nobody else may put something
  if (databaseUrl === null) keepCompiled(join(dataDir, "compiled"));
  return import("./serving.ts");
}

/** Whoever needs it loads it again, and hears the reason. */
function reportLater(): void {}

/** Starts everything; as many processes serve as WORKERS says. */
async function main(): Promise<void> {
  // docs/decisions/0063
  setFlagsFromString("--heap-growing-percent=40");
  const config = readConfig(process.env);
  if (config.workers === 1 && !cluster.isWorker) return startServer(loadBuiltPages);
  const { serveAsWorker, startWorkers } = await import("./workers.ts");
  if (cluster.isWorker) return serveAsWorker(config, await loadBuiltPages());
  const port = await startWorkers(config, await prepare(config));
  if (port !== null) sayReady(port);
}

async function loadBuiltPages(): Promise<Pages> {
  const { builtPages } = await import("./built-pages.ts");
  return builtPages();
}

async function prepare(config: Config, meanwhile?: () => void) {
  if (!config.rateLimits)
    console.warn("RATE_LIMITS=off: anyone may guess passwords. Use it for load tests only.");
  await requireAddress(config);
  return prepareDatabase(config, meanwhile);
}

function sayReady(port: number): void {
  console.log(`Remanso is ready: http://localhost:${port}`);
}

/** Checked before the database is started, which takes longer. */
async function requireAddress({ port, host }: Config): Promise<void> {
  const trial = createServer();
  await once(trial.listen({ port, host }), "listening").catch(refuseAddress);
  trial.close();
  await once(trial, "close");
}

/** Exits with one line that says what to do, for everything an operator can fix. */
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
