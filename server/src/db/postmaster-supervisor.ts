import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { clearStale } from "./left-over-postmaster.ts";
import { startPostmaster, stopPostmaster, type Postmaster } from "./postmaster.ts";

type Log = (line: string) => void;

const FIRST_BACKOFF_MS = 50;
const LONGEST_BACKOFF_MS = 2000;

/**
 * From the moment a postmaster has served, its death is not the end of the server: it is started again, with growing
 * pauses while that fails (a full disk, say), for as long as it takes. Answers how to stop it for good.
 */
export function keepServing(cluster: Cluster, first: Postmaster, log: Log): () => Promise<void> {
  const stopping = new AbortController();
  const serving = serveUntil(stopping.signal, cluster, { first, log });
  return () => {
    stopping.abort();
    return serving;
  };
}

async function serveUntil(
  stopping: AbortSignal,
  cluster: Cluster,
  { first, log }: { first: Postmaster; log: Log },
) {
  const stopRequested = once(stopping, "abort");
  let postmaster: Postmaster | undefined = first;
  while (postmaster) {
    await Promise.race([postmaster.gone, stopRequested]);
    if (stopping.aborted) return stopPostmaster(postmaster, cluster);
    log(`The embedded PostgreSQL (process ${postmaster.pid}) ended unexpectedly and is being started again`);
    postmaster = await startAgain(cluster, stopping, log);
  }
}

async function startAgain(
  cluster: Cluster,
  stopping: AbortSignal,
  log: Log,
): Promise<Postmaster | undefined> {
  let said = "";
  for (
    let backoffMs = FIRST_BACKOFF_MS;
    !stopping.aborted;
    backoffMs = Math.min(backoffMs * 2, LONGEST_BACKOFF_MS)
  ) {
    try {
      await clearStale(cluster);
      const postmaster = await startPostmaster(cluster, { isStopping: () => stopping.aborted });
      if (!stopping.aborted) log(`The embedded PostgreSQL serves again (process ${postmaster.pid})`);
      return postmaster;
    } catch (error) {
      const line = error instanceof Error ? error.message : String(error);
      if (line !== said) log(`${line}; trying again every ${LONGEST_BACKOFF_MS / 1000} s`);
      said = line;
    }
    await sleep(backoffMs, undefined, { signal: stopping }).catch(() => undefined);
  }
  return undefined;
}
