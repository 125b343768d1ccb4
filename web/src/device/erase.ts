import { erasePersonalCaches } from "./caches.ts";
import { eraseOnDisk } from "./disk.ts";
import { closeForPerson, eraseAt, keysIn, readKept } from "./keep.ts";
import type { FoundThing } from "./kept-things.ts";
import { isIn, thingAt, thingOf } from "./keys.ts";

/**
 * Another person has come: of others goes what does not wait for their own sign-out. Their unfinished work stays under their account,
 * except where this tab slept through their sign-out.
 */
export function eraseForNewcomer(userId: string): void {
  eraseStored((thing) => isSomebodyElses(thing, userId) && thingOf(thing.name).until !== "sign-out");
  eraseStored(
    (thing) =>
      isSomebodyElses(thing, userId) &&
      isIn(thing.name, "sessionStorage") &&
      readKept("here", thing.userId) === null,
  );
}

/**
 * Their own sign-out: everything of this person goes, from every store, and this page keeps nothing more of them. What would be lost was
 * told before (unfinished.ts).
 */
export async function erasePerson(userId: string): Promise<void> {
  closeForPerson();
  const isTheirs = (thing: FoundThing) => thingOf(thing.name).owner === "person" && thing.userId === userId;
  eraseStored(isTheirs);
  await Promise.all([eraseOnDisk(isTheirs), erasePersonalCaches()]);
}

/**
 * The quick way out: what this person, or somebody without an account, said and began to write goes at once, and this page keeps
 * nothing more of them. safety.md, Violence
 */
export function eraseOwnWords(userId: string | null): void {
  closeForPerson();
  eraseStored(
    (thing) =>
      (thing.userId === userId || thing.userId === null) && thingOf(thing.name).goesAtQuickExit === true,
  );
}

function isSomebodyElses({ name, userId }: FoundThing, ownId: string): boolean {
  return thingOf(name).owner === "person" && userId !== null && userId !== ownId;
}

function eraseStored(isGone: (thing: FoundThing) => boolean): void {
  for (const area of ["localStorage", "sessionStorage"] as const) {
    for (const key of keysIn(area)) {
      const thing = thingAt(area, key);
      if (thing && isGone(thing)) eraseAt(area, key);
    }
  }
}
