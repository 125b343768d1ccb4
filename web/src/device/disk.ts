import { del, delMany, get, keys, set } from "idb-keyval";
import { isClosedForPerson } from "./keep.ts";
import type { FoundThing, ThingName, Whose } from "./kept-things.ts";
import { keyOf, thingAt } from "./keys.ts";

// What the map lists in IndexedDB. Browsers write localStorage to the disk some seconds later: what a browser that is killed meanwhile
// must not lose lies here.

/** Settles once the text is on the disk (null takes it away): false where the browser keeps nothing there. */
export async function writeToDisk<Name extends ThingName>(
  name: Name,
  text: string | null,
  ...whose: Whose<Name>
): Promise<boolean> {
  if (isClosedForPerson()) return false;
  const key = keyOf(name, whose);
  return (await quietly(() => (text === null ? del(key) : set(key, text)).then(() => true))) ?? false;
}

/** The text as it lies on the disk; null where there is none. */
export async function readFromDisk<Name extends ThingName>(
  name: Name,
  ...whose: Whose<Name>
): Promise<string | null> {
  return readAtDisk(keyOf(name, whose));
}

/** The text at a key that `findOnDisk` found. */
export async function readAtDisk(key: string): Promise<string | null> {
  return (await quietly(() => get<string>(key))) ?? null;
}

interface KeptKey {
  readonly texts: CryptoKey;
  readonly names: CryptoKey;
}

/** Keeps a key as the browser holds it: it can be used, not read. False where the browser keeps nothing. */
export async function keepKeyOnDisk(userId: string, version: number, key: KeptKey): Promise<boolean> {
  if (isClosedForPerson()) return false;
  return (
    (await quietly(() => set(keyOf("contentKey", [userId, String(version)]), key).then(() => true))) ?? false
  );
}

/** The key kept here; null where there is none. */
export async function keyOnDisk(userId: string, version: number): Promise<KeptKey | null> {
  const kept = await quietly(() => get<KeptKey | CryptoKey>(keyOf("contentKey", [userId, String(version)])));
  // an earlier version kept the half that opens texts: its person is asked once more
  return kept && "names" in kept ? kept : null;
}

/** What lies on the disk of Remanso. */
export async function findOnDisk(): Promise<readonly { readonly key: string; readonly thing: FoundThing }[]> {
  const found = (await quietly(() => keys<string>())) ?? [];
  return found.flatMap((key) => {
    const thing = thingAt("indexedDB", key);
    return thing ? [{ key, thing }] : [];
  });
}

/** False where the disk has not answered in time: it is erased once it does, if the page is still open then. */
export async function eraseOnDisk(isGone: (thing: FoundThing) => boolean): Promise<boolean> {
  const erase = async () => {
    const gone = (await keys<string>()).filter((key) => {
      const thing = thingAt("indexedDB", key);
      return thing !== null && isGone(thing);
    });
    if (gone.length > 0) await delMany(gone);
  };
  // a browser without such a store has nothing to erase
  return (await inTime(() => orNothing(erase).then(() => true), erasingPatienceMs)) ?? false;
}

const patienceMs = 2000;
// on a busy device the disk is late, and what was to go must not stay
const erasingPatienceMs = 6000;

/** A private window may have no such store, and some browsers leave it unanswered. */
function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  return inTime(() => orNothing(work), patienceMs);
}

function inTime<Result>(work: () => Promise<Result>, patience: number): Promise<Result | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
  return Promise.race([work(), late]);
}

async function orNothing<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    console.info("This browser keeps nothing on the disk.", error);
    return undefined;
  }
}
