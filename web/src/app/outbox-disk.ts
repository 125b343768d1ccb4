import { clear, del, get, set } from "idb-keyval";
import { queueName, readQueue, type OutboxEntry } from "./outbox-queue.ts";

// Browsers write localStorage to the disk some seconds later: what a browser that is killed meanwhile must not lose lies here too.

/** Settles once the queue is on the device's disk, or the browser has said that it keeps nothing. */
export async function keepOnDisk(userId: string, queue: readonly OutboxEntry[]): Promise<void> {
  await quietly(() =>
    queue.length === 0 ? del(queueName(userId)) : set(queueName(userId), JSON.stringify(queue)),
  );
}

/** The queue of this account as it lies on the disk. */
export async function queueOnDisk(userId: string): Promise<OutboxEntry[]> {
  const kept = await quietly(() => get<string>(queueName(userId)));
  return readQueue(kept ?? null);
}

/** Everybody's goes: whoever was here has signed out. */
export async function forgetDisk(): Promise<void> {
  await quietly(() => clear());
}

const patienceMs = 2000;

/** A private window may have no such store, and some browsers leave it unanswered: then localStorage is all there is. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined));
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    console.info("This browser keeps nothing on the disk.", error);
    return undefined;
  }
}
