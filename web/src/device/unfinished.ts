import { findOnDisk, readAtDisk } from "./disk.ts";
import { keysIn, readAt } from "./keep.ts";
import {
  keptThings,
  type FoundThing,
  type ThingName,
  type UnfinishedEntry,
  type UnfinishedName,
} from "./kept-things.ts";
import { thingAt } from "./keys.ts";
import { hearTabs, tellTabs } from "./tabs.ts";

/** The unfinished work of an account on this device, as far as this tab can see it. */
export async function unfinishedOf(userId: string): Promise<readonly UnfinishedEntry[]> {
  const found = await findOnDisk();
  const onDisk = await Promise.all(
    found.map(async ({ key, thing }) => entryOf(thing, userId, await readAtDisk(key))),
  );
  return joined(unfinishedHere(userId), onDisk.flat());
}

/** The same with what other open tabs hold for themselves, such as half-answered questions. */
export async function unfinishedInAllTabs(userId: string): Promise<readonly UnfinishedEntry[]> {
  const held: UnfinishedEntry[] = [];
  const stop = hearTabs((news) => {
    if (news.kind === "held" && news.userId === userId) held.push(...news.unfinished);
  });
  tellTabs({ kind: "asked", userId });
  const heardAll = new Promise((resolve) => setTimeout(resolve, answerMs));
  const [own] = await Promise.all([unfinishedOf(userId), heardAll]);
  stop();
  return joined(own, held);
}

/** What this tab can tell at once. */
export function unfinishedHere(userId: string): readonly UnfinishedEntry[] {
  return (["localStorage", "sessionStorage"] as const).flatMap((area) =>
    keysIn(area).flatMap((key) => entryOf(thingAt(area, key), userId, readAt(area, key))),
  );
}

// other tabs answer within a few milliseconds, unless they are busy
const answerMs = 250;

function joined(own: readonly UnfinishedEntry[], others: readonly UnfinishedEntry[]): UnfinishedEntry[] {
  const isSame = (one: UnfinishedEntry, other: UnfinishedEntry) =>
    one.name === other.name && one.id === other.id;
  return others.reduce<UnfinishedEntry[]>(
    (all, entry) => (all.some((known) => isSame(known, entry)) ? all : [...all, entry]),
    [...own],
  );
}

function entryOf(thing: FoundThing | null, userId: string, text: string | null): UnfinishedEntry[] {
  if (!thing || thing.userId !== userId || !isUnfinished(thing.name)) return [];
  return text === null || isEmpty(text) ? [] : [{ name: thing.name, id: thing.id, text }];
}

function isUnfinished(name: ThingName): name is UnfinishedName {
  return "unfinished" in keptThings[name];
}

function isEmpty(text: string): boolean {
  return /^\s*(null|\[\s*\]|\{\s*\})?\s*$/.test(text);
}
