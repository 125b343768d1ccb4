import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { CLUSTER } from "./db/database-place.ts";
import { openDatabase, type Connection } from "./db/db.ts";
import { sealPlainWritings } from "./journal/seal-plain-writings.ts";
import { watchRoom } from "./db/room.ts";
import { keepHouse } from "./housekeeping.ts";
import type { Pages } from "./pages.ts";
import { startJobs, type Jobs } from "./reminders/jobs.ts";
import { builtLibrary } from "./resources/library-file.ts";
import { appSecret, keptSecret } from "./secret.ts";
import { refuseAddress } from "./refuse-address.ts";

/** A server that is ready to listen. */
export interface Serving {
  /** Answers the port it listens on. */
  listen(): Promise<number>;
  /** Finishes what is in flight. */
  close(): Promise<void>;
}

// most that one process may ask of its database at once
const mostConnections = 10;
// of the embedded database's 40; the rest is for the operator's commands and for starting anew
const embeddedConnections = 30;

/** One server on a database that is prepared. Several processes may do the same on the same database. */
export async function openServer(config: Config, connection: Connection, pages: Pages): Promise<Serving> {
  const isEmbedded = config.databaseUrl === null;
  const share = isEmbedded ? Math.floor(embeddedConnections / config.workers) : mostConnections;
  const database = openDatabase(connection, {
    connections: Math.min(mostConnections, share),
    onIdleError: (error) => console.warn(`database: ${error.message}`),
  });
  const secret = appSecret(config.appSecret ?? (await keptSecret(config.dataDir)));
  await sealPlainWritings(database, { secret, now: new Date() });
  const hasRoom = isEmbedded ? watchRoom(join(config.dataDir, CLUSTER)) : undefined;
  const app = await createApp(
    { config, database, secret, library: builtLibrary(), now: () => new Date(), hasRoom },
    pages,
  );
  keepHouse(app);
  let jobs: Jobs | null = null;
  return {
    listen: async () => {
      await app.listen({ port: config.port, host: config.host }).catch(refuseAddress);
      jobs = startJobs(app.deps, { onFailure: (err) => app.log.warn({ err }, "reminders were put off") });
      const address = app.server.address();
      return typeof address === "object" && address ? address.port : config.port;
    },
    close: async () => {
      await Promise.all([jobs?.stop(), app.close()]);
      // a query that nobody waits for any more ends with the database
      await Promise.race([database.close(), sleep(2000)]);
    },
  };
}
