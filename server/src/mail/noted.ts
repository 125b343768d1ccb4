import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseAway } from "../db/db.ts";

const firstWaitMs = 250;
const longestWaitMs = 4000;

/**
 * Writes down what became of a letter; while the database is away it is tried again, with waits that grow, for as long as this server lives.
 * `write` must be good to do twice, since the word that it was done may be lost, and must leave alone what another server has claimed since.
 */
export async function noted(write: () => Promise<void>): Promise<void> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      return await write();
    } catch (error) {
      // a pool that this server has closed is not away, and ends it
      if (!isDatabaseAway(error)) throw error;
    }
    await sleep(waitMs, undefined, { ref: false });
  }
}
