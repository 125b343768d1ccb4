import type { ClosedText } from "@remanso/core/shapes.ts";
import { eraseOnDisk, keepKeyOnDisk, keyOnDisk } from "../device/disk.ts";
import { hearTabs } from "../device/tabs.ts";
import { openText, usableKey, type UsableKey } from "./content-key.ts";
import { tellOpening } from "./open-mark.ts";

// The content keys of this page: in memory, and on the disk, where scripts may use them and cannot read them.

const keys = new Map<string, UsableKey>();

let opened = new WeakMap<ClosedText, string>();
// whose texts were closed in this tab: even a disk that does not let go of a key opens nothing here any more
const shut = new Set<string>();
// how often keys have been let go of
let closings = 0;

const nameOf = (userId: string, version: number) => `${userId}.${version}`;

/** The key of this version; null where it is not on this device. */
export async function keyFor(userId: string, version: number): Promise<UsableKey | null> {
  const known = keys.get(nameOf(userId, version));
  if (known || shut.has(userId)) return known ?? null;
  const before = closings;
  const found = await keyOnDisk(userId, version);
  // the texts were closed while the disk was asked
  if (before !== closings) return keyFor(userId, version);
  if (found) keys.set(nameOf(userId, version), found);
  return found;
}

/** The key that this device closes with. Throws where it is not here. */
export async function keyHere({ userId, version }: { userId: string; version: number }): Promise<UsableKey> {
  const key = await keyFor(userId, version);
  if (!key) throw new Error("The key to close with is not on this device.");
  return key;
}

/** From now on this device opens the texts without asking; a browser that keeps nothing does so as long as the page is open. */
export async function keepKey(
  userId: string,
  version: number,
  raw: Uint8Array<ArrayBuffer>,
): Promise<UsableKey> {
  const key = await usableKey(raw);
  shut.delete(userId);
  keys.set(nameOf(userId, version), key);
  await keepKeyOnDisk(userId, version, key);
  tellOpening(userId);
  return key;
}

/** This device asks again before it opens a text. False where its disk has not answered, and may still hold the keys. */
export async function forgetKeys(userId: string): Promise<boolean> {
  const isGone = await eraseOnDisk((thing) => thing.name === "contentKey" && thing.userId === userId);
  shut.add(userId);
  forgetHere();
  tellOpening(userId);
  return isGone;
}

// another tab has closed the texts, or opened them: what this one held is asked for anew
hearTabs(({ kind }) => {
  if (kind !== "key") return;
  shut.clear();
  forgetHere();
});

function forgetHere(): void {
  closings += 1;
  keys.clear();
  opened = new WeakMap();
}

/** The text of a row; null where its key is not here, or does not open it. Nothing is opened twice. */
export async function openedText(
  closed: ClosedText,
  { userId, of }: { userId: string; of: string },
): Promise<string | null> {
  const known = opened.get(closed);
  if (known !== undefined) return known;
  const key = await keyFor(userId, closed.version);
  const text = key && (await openText(closed, of, { key, userId, version: closed.version }));
  if (text !== null) opened.set(closed, text);
  return text;
}
