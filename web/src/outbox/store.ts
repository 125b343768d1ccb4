import { writeToDisk } from "../device/disk.ts";
import { eraseKept, readKept, textsOf, watchKept, writeKept } from "../device/keep.ts";
import { isEntry, type Entry } from "./entry.ts";
import { inOrder } from "./order.ts";

/** Where the entries of one account lie on this device. */
export interface Store {
  /** Oldest first. */
  readonly read: () => Promise<Entry[]>;
  /** Keeps an entry, or what has become of it. Settles once it is on the disk: false where the browser keeps nothing. */
  readonly put: (entry: Entry) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
  /** True where something lies here that can be seen at once; what lies on the disk only is found later (recovery.ts). */
  readonly hasSome: () => boolean;
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
    hasSome: () => textsOf("outbox", userId).length > 0 || readKept("oldOutbox", userId) !== null,
    watch: (listener) =>
      watchKept("outbox", ({ isFromOtherTab }) => {
        if (isFromOtherTab) listener();
      }),
  };
}

function entriesHere(userId: string): Entry[] {
  return textsOf("outbox", userId).flatMap(entryIn);
}

/** The entry in a text, if it is one. */
export function entryIn(text: string | null): Entry[] {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isEntry(value) ? [value] : [];
  } catch {
    return [];
  }
}
