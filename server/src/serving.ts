import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { CLUSTER } from "./db/database-place.ts";
import { openDatabase, type Connection } from "./db/db.ts";
import { sealPlainWritings } from "./journal/seal-plain-writings.ts";
import { watchRoom } from "./db/room.ts";
import { startGuardedJobs, type GuardedJobs } from "./guarded-jobs.ts";
import { deleteExpiredRowsHourly } from "./housekeeping.ts";
import { ownSecret } from "./installation/own-secret.ts";
import type { AppSecret } from "./secret.ts";
import { listenForMetrics } from "./metrics.ts";
import type { Pages } from "./pages.ts";
import { builtLibrary } from "./resources/library-file.ts";
import { refuseAddress } from "./refuse-address.ts";

/** A server that is ready to listen. */
export interface Serving {
  /** Answers the port it listens on. */
  listen(): Promise<number>;
  /** Finishes what is in flight. */
  close(): Promise<void>;
}

// the most connections that one process opens
const mostConnections = 10;
// longer than a statement may take by itself (db/db.ts): what has no answer by then has lost its database
const answerWithinMs = 5000;
// of the embedded database's 40; the rest is for the operator's commands and for restarts
const embeddedConnections = 30;

/** One server on a database that is prepared. Several processes may do the same on the same database. */
export async function openServer(config: Config, connection: Connection, pages: Pages): Promise<Serving> {
  const isEmbedded = config.databaseUrl === null;
  const share = isEmbedded ? Math.floor(embeddedConnections / config.workers) : mostConnections;
  let isClosing = false;
  const database = openDatabase(connection, {
    connections: Math.min(mostConnections, share),
    answerWithinMs,
    onIdleError: (error) => {
      // while stopping, connections end one way or the other
      if (!isClosing) console.warn(`database: ${error.message}`);
    },
  });
  const secret = await ownSecret(config, database.db);
  await sealAtLeisure(connection, secret);
  const hasRoom = isEmbedded ? watchRoom(join(config.dataDir, CLUSTER)) : undefined;
  const app = await createApp(
    { config, database, secret, library: builtLibrary(), now: () => new Date(), hasRoom },
    pages,
  );
  deleteExpiredRowsHourly(app);
  let jobs: GuardedJobs | null = null;
  let closeMetrics = () => {};
  return {
    listen: async () => {
      closeMetrics = await listenForMetrics(app);
      await app.listen({ port: config.port, host: config.host }).catch(refuseAddress);
      jobs = startGuardedJobs(app, isEmbedded ? null : connection);
      await jobs.started;
      const address = app.server.address();
      return typeof address === "object" && address ? address.port : config.port;
    },
    close: async () => {
      closeMetrics();
      await Promise.all([jobs?.stop(), app.close()]);
      isClosing = true;
      // do not wait for queries whose caller is gone; they end with the database
      await Promise.race([database.close(), sleep(config.stopSeconds * 200)]);
    },
  };
}

/** Rewrites a table where there is something to seal, which may take longer than a statement of a request. */
async function sealAtLeisure(connection: Connection, secret: AppSecret): Promise<void> {
  const patient = openDatabase(connection, { connections: 2 });
  try {
    await sealPlainWritings(patient, { secret, now: new Date() });
  } finally {
    await patient.close();
  }
}
