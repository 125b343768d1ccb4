import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import { createApp } from "./app.ts";
import { builtPages } from "./built-pages.ts";
import { readConfig, WrongConfig, type Config } from "./config.ts";
import { CLUSTER } from "./db/database-place.ts";
import { openDatabase, type Connection, type Database } from "./db/db.ts";
import { startEmbeddedPostgres, StartRefused } from "./db/embedded.ts";
import { DatabaseRefused, migrateDatabase } from "./db/migrate.ts";
import { keepHouse } from "./housekeeping.ts";
import { watchRoom } from "./db/room.ts";
import { sealPlainWritings } from "./journal/seal-plain-writings.ts";
import type { Pages } from "./pages.ts";
import { appSecret, keptSecret } from "./secret.ts";
import { builtLibrary } from "./resources/library-file.ts";

/** Starts everything and serves until told to stop. */
export async function startServer(pages: Pages): Promise<void> {
  const config = readConfig(process.env);
  if (!config.rateLimits)
    console.warn("RATE_LIMITS=off: anyone may guess passwords. Use it for load tests only.");
  await requireAddress(config);
  const embedded = config.databaseUrl === null ? await startEmbedded(config.dataDir) : null;
  const connection: Connection | undefined = config.databaseUrl ?? embedded?.connection;
  if (connection === undefined) throw new Error("There is no database to connect to.");
  const database = openDatabase(connection, {
    onIdleError: (error) => console.warn(`database: ${error.message}`),
  });
  if (config.databaseUrl !== null) await reach(database);
  await migrateDatabase(database.pool);
  const secret = appSecret(config.appSecret ?? (await keptSecret(config.dataDir)));
  await sealPlainWritings(database, { secret, now: new Date() });
  const hasRoom = embedded ? watchRoom(join(config.dataDir, CLUSTER)) : undefined;
  const app = await createApp(
    { config, database, secret, library: builtLibrary(), now: () => new Date(), hasRoom },
    pages,
  );
  keepHouse(app);
  stopWhenTold(async () => {
    await app.close();
    // a query that nobody waits for any more ends with the database
    await Promise.race([database.close(), sleep(2000)]);
    await embedded?.stop();
  });
  await app.listen({ port: config.port, host: config.host }).catch(refuseAddress);
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  console.log(`Remanso is ready: http://localhost:${port}`);
}

function startEmbedded(dataDir: string) {
  return startEmbeddedPostgres({ dataDir, log: (line) => console.log(line) });
}

/** Ends well on SIGTERM, Ctrl-C and a closed terminal, or after a failure that nobody handled. */
function stopWhenTold(stop: () => Promise<void>): void {
  const signals: ("SIGINT" | "SIGTERM" | "SIGHUP")[] = ["SIGINT", "SIGTERM", "SIGHUP"];
  const { close } = closeWithGrace({ delay: 9500, skip: signals }, async ({ err }) => {
    if (err) console.error(err);
    await stop();
  });
  let isStopping = false;
  for (const signal of signals) {
    process.on(signal, () => {
      // Ctrl-C comes from the terminal and once more through npm: that is one wish
      if (!isStopping) close();
      isStopping = true;
    });
  }
}

/** Asked before the database is started, which takes longer. */
async function requireAddress({ port, host }: Config): Promise<void> {
  const trial = createServer();
  await once(trial.listen({ port, host }), "listening").catch(refuseAddress);
  trial.close();
  await once(trial, "close");
}

const reachWithinMs = 1500;

/** The outside database lets us in, or the start is refused with its reason. */
async function reach({ pool }: Database): Promise<void> {
  const asked = pool.query("select 1").then(() => null, reasonOf);
  const reason = await Promise.race([asked, sleep(reachWithinMs, "it does not answer")]);
  if (reason === null) return;
  throw new WrongConfig(
    `DATABASE_URL cannot be reached: ${reason}. Start that database, or correct the address.`,
  );
}

function refuseAddress(error: unknown): never {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  if (isTaken) throw new WrongConfig(`The port is taken: ${error.message}. Set PORT to another one.`);
  throw new WrongConfig(`This address cannot be used: ${reasonOf(error)}. Set HOST or PORT to another one.`);
}

/** The one reason in an error; a name with two addresses fails with one for each. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message.replaceAll("\n", " ") : String(first);
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
  await builtPages().then(startServer).catch(endWithOneLine);
}
