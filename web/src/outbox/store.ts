import { findOnDisk, readAtDisk, readFromDisk, writeToDisk } from "../device/disk.ts";
import { eraseKept, readKept, textsOf, watchKept, writeKept } from "../device/keep.ts";
import type { FoundThing } from "../device/kept-things.ts";
import { isEntry, type Entry } from "./entry.ts";
import type { Kinds } from "./kind.ts";
import { entriesInOldList, joined } from "./old-entries.ts";
import { inOrder } from "./queue.ts";

/** Where the entries of one account lie on this device. */
export interface Store {
  /** Oldest first. */
  readonly read: () => Promise<Entry[]>;
  /** Keeps an entry, or what has become of it. Settles once it is on the disk: false where the browser keeps nothing. */
  readonly put: (entry: Entry) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
  /** Brings back what lies on the disk only, and what an earlier version has kept. */
  readonly recover: (kinds: Kinds) => Promise<void>;
  /** Calls `listener` when another tab has changed something. Answers how to stop. */
  readonly watch: (listener: () => void) => () => void;
}

/**
 * Each entry is on its own in localStorage, where every tab sees it at once, and on the disk (IndexedDB): browsers write localStorage there
 * some seconds later, and it may be full. One of the two is enough.
 */
export function deviceStore(userId: string): Store {
  const put = async (entry: Entry) => {
    const text = JSON.stringify(entry);
    const isStored = writeKept("outbox", text, userId, entry.id);
    const isOnDisk = await writeToDisk("outbox", text, userId, entry.id);
    if (!isStored && !isOnDisk) eraseKept("outbox", userId, entry.id);
    return isStored || isOnDisk;
  };
  return {
    read: async () => inOrder(entriesHere(userId)),
    put,
    remove: async (id) => {
      eraseKept("outbox", userId, id);
      await writeToDisk("outbox", null, userId, id);
    },
    recover: async (kinds) => {
      for (const entry of await entriesOnDisk(userId)) await put(entry);
      for (const entry of await entriesOfOldList(userId, kinds)) await put(entry);
      eraseKept("oldOutbox", userId);
      await writeToDisk("oldOutbox", null, userId);
    },
    watch: (listener) =>
      watchKept("outbox", ({ isFromOtherTab }) => {
        if (isFromOtherTab) listener();
      }),
  };
}

function entriesHere(userId: string): Entry[] {
  return textsOf("outbox", userId).flatMap(entryIn);
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

function entryIn(text: string | null): Entry[] {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isEntry(value) ? [value] : [];
  } catch {
    return [];
  }
}
