import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Connection } from "./db.ts";

// an arbitrary fixed number: every server on an outside database holds this lock together, a restore needs it alone
const lockId = 7_245_922;
const retryAfterMs = 1000;
// the machine of a database can be gone without closing a connection
const askEveryMs = 3000;
const answerWithinMs = 3000;

interface Watching {
  readonly onHeld: () => void;
  /** Its connection broke or fell silent: a restore may begin now. */
  readonly onLost: () => void;
  readonly retryMs?: number;
}

interface ServingLock {
  /** Settles once the lock is held for the first time, or given up. */
  readonly held: Promise<void>;
  release(): Promise<void>;
}

/** Tells commands of the operator that a server runs on the database, on a connection of its own, which is renewed when it breaks. */
export function holdServingLock(connection: Connection, watching: Watching): ServingLock {
  const { onHeld, onLost, retryMs = retryAfterMs } = watching;
  const giving = new AbortController();
  const first = Promise.withResolvers<void>();
  let holder: pg.Client | null = null;
  const keep = async () => {
    while (!giving.signal.aborted) {
      const client = newClient(connection);
      const ended = new Promise<true>((resolve) => client.once("end", () => resolve(true)));
      if (await takes(client)) {
        holder = client;
        onHeld();
        first.resolve();
        await untilLost(client, ended);
        if (!giving.signal.aborted) onLost();
      } else await client.end().catch(() => undefined);
      await sleep(retryMs, undefined, { signal: giving.signal }).catch(() => undefined);
    }
  };
  const keeping = keep();
  return {
    held: first.promise,
    release: async () => {
      giving.abort();
      first.resolve();
      await holder?.end();
      await keeping;
    },
  };
}

/** Settles when the connection has ended, at the latest a moment after it fell silent. */
async function untilLost(client: pg.Client, ended: Promise<true>): Promise<void> {
  while (!(await Promise.race([ended, sleep(askEveryMs, false, { ref: false })]))) {
    await client.query("select 1").catch(() => client.end().catch(() => undefined));
  }
}

function newClient(connection: Connection): pg.Client {
  const client = new pg.Client({
    ...(typeof connection === "string" ? { connectionString: connection } : connection),
    connectionTimeoutMillis: 3000,
    query_timeout: answerWithinMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // "end" follows
  client.on("error", () => undefined);
  return client;
}

/** False while a restore has it, and where the database is away. */
async function takes(client: pg.Client): Promise<boolean> {
  try {
    await client.connect();
    return await isGiven(client, "pg_try_advisory_lock_shared");
  } catch {
    return false;
  }
}

/** Takes the lock alone until this session ends; false if a server holds it. One that was stopped a moment ago may hold it for a moment more. */
export async function keepServersOut(client: pg.ClientBase): Promise<boolean> {
  const patientUntil = performance.now() + patienceMs;
  for (;;) {
    if (await isGiven(client, "pg_try_advisory_lock")) return true;
    if (performance.now() > patientUntil) return false;
    await sleep(patienceMs / 20);
  }
}

const patienceMs = 2000;

async function isGiven(client: pg.ClientBase, way: string): Promise<boolean> {
  const { rows } = await client.query<{ given: boolean }>(`select ${way}($1) as given`, [lockId]);
  return rows[0]?.given === true;
}
