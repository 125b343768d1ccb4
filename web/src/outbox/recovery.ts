import { findOnDisk, readAtDisk, readFromDisk, writeToDisk } from "../device/disk.ts";
import { eraseKept, readKept } from "../device/keep.ts";
import type { FoundThing } from "../device/kept-things.ts";
import type { Entry } from "./entry.ts";
import type { Kinds } from "./kind.ts";
import { entriesInOldList, joined } from "./old-entries.ts";
import { entryIn, type Store } from "./store.ts";

/** Puts into the store what lies on the disk only, and what an earlier version has kept. */
export async function recoverEntries(userId: string, store: Store, kinds: Kinds): Promise<void> {
  for (const entry of await entriesOnDisk(userId)) await store.put(entry);
  for (const entry of await entriesOfOldList(userId, kinds)) await store.put(entry);
  eraseKept("oldOutbox", userId);
  await writeToDisk("oldOutbox", null, userId);
}

async function entriesOnDisk(userId: string): Promise<Entry[]> {
  const own = (await findOnDisk()).filter(({ thing }) => isOwn(thing, userId));
  const texts = await Promise.all(own.map(({ key }) => readAtDisk(key)));
  return texts.flatMap(entryIn);
}

async function entriesOfOldList(userId: string, kinds: Kinds): Promise<Entry[]> {
  const onDisk = entriesInOldList(await readFromDisk("oldOutbox", userId), kinds);
  return joined(onDisk, entriesInOldList(readKept("oldOutbox", userId), kinds));
}

function isOwn(thing: FoundThing | null, userId: string): boolean {
  return thing?.name === "outbox" && thing.userId === userId;
}
