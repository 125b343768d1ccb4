import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { ask } from "./ask.ts";
import { ensureCluster, NAME, type Cluster } from "./cluster.ts";
import { lockDataDirectory } from "./data-directory-lock.ts";
import { CLUSTER, settlePlace, type DatabasePlace } from "./database-place.ts";
import { adoptLeftOver } from "./left-over-postmaster.ts";
import { findPostgresPackage, usableBinaries, type PostgresPackage } from "./postgres-binaries.ts";
import { startPostmaster, stopPostmaster } from "./postmaster.ts";
import { keepServing } from "./postmaster-supervisor.ts";
import { socketDirectoryFor } from "./socket-directory.ts";
import { codeOf, inWords } from "./start-refused.ts";

export { StartRefused } from "./start-refused.ts";

export interface EmbeddedPostgres {
  /** Connection settings for pg; they stay the same when PostgreSQL had to be started again. */
  readonly connection: { host: string; user: string; database: string; port: number };
  /** Fast shutdown. End the pool first. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** DATA_DIR as configured, absolute. */
  dataDir: string;
  log: (line: string) => void;
  /** Called while PostgreSQL starts, for what else takes time. */
  meanwhile?: () => void;
  /** How long PostgreSQL may take to stop before it is ended by force. */
  patienceMs?: number;
}

// a last checkpoint may take its time on a slow disk
const STOP_WITHIN_MS = 20_000;

/**
 * Starts the private PostgreSQL of this data directory, or adopts the one a killed server left there, and keeps it
 * running until `stop`. The database exists then and can be connected to. Refused (`StartRefused`, one line) where it
 * cannot work: another server uses the directory, it cannot be written, the disk is full, the platform is not supported.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  meanwhile,
  patienceMs = STOP_WITHIN_MS,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  try {
    const pack = await findPostgresPackage();
    const place = await settlePlace(dataDir);
    const lock = await lockDataDirectory(lockAddress(place), dataDir);
    try {
      const { connection, stop } = await serve(await prepare(place, { pack, patienceMs }), {
        log,
        meanwhile,
      });
      return { connection, stop: () => stop().then(lock.release) };
    } catch (error) {
      await lock.release();
      throw error;
    }
  } catch (error) {
    throw inWords(error, dataDir);
  }
}

/** Everything on disk that PostgreSQL needs. */
async function prepare(
  place: DatabasePlace,
  { pack, patienceMs }: { pack: PostgresPackage; patienceMs: number },
): Promise<Cluster> {
  const cluster = {
    ...place,
    patienceMs,
    directory: join(place.home, CLUSTER),
    logFile: join(place.home, "postgres.log"),
    socketDirectory: await socketDirectoryFor(place.home, place.user),
    binaries: await usableBinaries(pack, place.home, place.user),
  };
  await ensureCluster(cluster);
  return cluster;
}

async function serve(
  prepared: Cluster,
  { log, meanwhile }: Pick<EmbeddedOptions, "log"> & { meanwhile: (() => void) | undefined },
): Promise<EmbeddedPostgres> {
  if (prepared.home !== prepared.dataDir) {
    log(
      `PostgreSQL's user (uid ${prepared.user.uid}) cannot reach DATA_DIR ${prepared.dataDir}: the database is in ${prepared.home}`,
    );
  }
  const adopted = await adoptLeftOver(prepared);
  const cluster = adopted?.cluster ?? prepared;
  if (adopted)
    log(`Took over the PostgreSQL (process ${adopted.postmaster.pid}) that a killed server left running`);
  // Each start truncates the log, which would otherwise grow for ever.
  else await rm(cluster.logFile, { force: true });
  const postmaster = adopted?.postmaster ?? (await startPostmaster(cluster, { meanwhile }));
  const connection = { host: cluster.socketDirectory, user: NAME, database: NAME, port: 5432 };
  try {
    await ensureDatabase(connection.host);
  } catch (error) {
    await stopPostmaster(postmaster, cluster);
    throw error;
  }
  return { connection, stop: keepServing(cluster, postmaster, log) };
}

// PostgreSQL copies some hundred files and waits for the disk, which may be busy
const creationLimitMs = 60_000;

async function ensureDatabase(host: string): Promise<void> {
  try {
    await ask({ host, database: NAME }, "select 1");
  } catch (error) {
    // invalid_catalog_name: there is no such database yet.
    if (codeOf(error) !== "3D000") throw error;
    await ask({ host, database: "postgres" }, `create database ${NAME}`, creationLimitMs);
  }
}

/** On Linux an abstract socket, which lives as long as its holder; elsewhere a socket file. */
function lockAddress({ home }: DatabasePlace): string {
  const name = createHash("sha256").update(home).digest("hex");
  return process.platform === "linux" ? `\0remanso-${name}` : `/tmp/remanso-${name.slice(0, 16)}.lock`;
}
