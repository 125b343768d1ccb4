import { keptThings, type KeptThing, type Store } from "./kept-things.ts";

// The map for what cannot import it: the build writes `bootNames` into the boot script (vite.config.ts) and `workerNames` into the
// service worker (scripts/build.mjs). Keys are named by their beginnings, up to whose they are.

const things: readonly KeptThing[] = Object.values(keptThings);

export const bootNames = {
  timeZone: keptThings.timeZone.key,
  /** What goes once nobody is signed in. */
  ended: startsOf("localStorage", ({ until }) => until === "session-end"),
  endedCaches: startsOf("cacheStorage", ({ until }) => until === "session-end"),
  /** What goes from a tab once its person has signed out, and the mark that they have not. */
  tab: startsOf("sessionStorage", ({ owner }) => owner === "person"),
  here: startOf(keptThings.here.key),
  /** Until when a page with a lock stays open. */
  lockOpen: startOf(keptThings.lockOpen.key),
  /** What home asks or tells once, and the server does not know of. */
  once: [startOf(keptThings.resultSeen.key), startOf(keptThings.notAsked.key)],
  /** Addresses of what may be half done, each with the beginning of its key; both end in the same id, or in none. */
  halfDone: things.flatMap(({ halfDoneAt, key }) =>
    halfDoneAt ? [[startOf(halfDoneAt), startOf(key)]] : [],
  ),
};

export const workerNames = {
  personalCaches: startsOf("cacheStorage", ({ owner }) => owner === "person"),
  filesCache: startOf(keptThings.files.key),
};

function startsOf(store: Store, isMeant: (thing: KeptThing) => boolean): string[] {
  return things
    .filter((thing) => thing.stores.includes(store) && isMeant(thing))
    .map(({ key }) => startOf(key));
}

function startOf(template: string): string {
  return template.replace(/\{.*$/, "");
}
