import closeWithGrace from "close-with-grace";
import { createApp } from "./app.ts";
import { builtPages } from "./built-pages.ts";
import { readConfig, WrongConfig } from "./config.ts";
import { openDatabase, type Connection } from "./db/db.ts";
import { startEmbeddedPostgres, StartRefused } from "./db/embedded.ts";
import { DatabaseIsNewer, migrateDatabase } from "./db/migrate.ts";
import type { Pages } from "./pages.ts";
import { appSecret, keptSecret } from "./secret.ts";

/** Starts everything and serves until told to stop. */
export async function startServer(pages: Pages): Promise<void> {
  const config = readConfig(process.env);
  if (!config.rateLimits) console.warn("RATE_LIMITS=off: anyone may guess passwords. Use it for load tests only.");
  const embedded = config.databaseUrl === null ? await startEmbedded(config.dataDir) : null;
  const connection: Connection | undefined = config.databaseUrl ?? embedded?.connection;
  if (connection === undefined) throw new Error("There is no database to connect to.");
  const database = openDatabase(connection, { onIdleError: (error) => console.warn(`database: ${error.message}`) });
  await migrateDatabase(database.pool);
  const secret = appSecret(config.appSecret ?? (await keptSecret(config.dataDir)));
  const app = await createApp({ config, database, secret, now: () => new Date() }, pages);
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) console.error(err);
    await app.close();
    await database.close();
    await embedded?.stop();
  });
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  console.log(`Remanso is ready: http://localhost:${port}`);
}

function startEmbedded(dataDir: string) {
  return startEmbeddedPostgres({ dataDir, log: (line) => console.log(line) });
}

/** Ends the program with one line that says what to do, for everything an operator can mend. */
export function endWithOneLine(error: unknown): never {
  console.error(lineFor(error));
  process.exit(1);
}

function lineFor(error: unknown): string {
  if (error instanceof WrongConfig || error instanceof StartRefused || error instanceof DatabaseIsNewer) {
    return error.message;
  }
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? error.code : null;
  if (code === "EADDRINUSE") return `The port is taken: ${error.message}. Set PORT to another one.`;
  if (code === "EACCES" || code === "EROFS" || code === "ENOSPC") {
    return `DATA_DIR cannot be written: ${error.message}. Free some space, or set DATA_DIR to a folder that can be written.`;
  }
  if (code === "ECONNREFUSED" || code === "ENOTFOUND") {
    return `DATABASE_URL cannot be reached: ${error.message}. Start that database, or correct the address.`;
  }
  return error.stack ?? error.message;
}

if (import.meta.main) {
  await builtPages().then(startServer).catch(endWithOneLine);
}
