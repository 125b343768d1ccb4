import { isClosedForPerson } from "./keep.ts";
import { keptThings, type CacheName, type KeptThing } from "./kept-things.ts";
import { keyOf } from "./keys.ts";

// The browser's caches that the map lists. The service worker answers from them; what they are called it learns at build time.

/** True where the browser has caches: over https and on this machine itself. */
export function hasCaches(): boolean {
  return "caches" in globalThis;
}

/** Opens a cache; fails where the browser has none, and once its person has left. */
export function openCache(name: CacheName): Promise<Cache> {
  if (isClosedForPerson()) return Promise.reject(new Error("Nothing more is kept of whoever has left."));
  return caches.open(keyOf(name, []));
}

export function isCacheThere(name: CacheName): Promise<boolean> {
  return caches.has(keyOf(name, []));
}

export async function eraseCache(name: CacheName): Promise<void> {
  if (hasCaches()) await caches.delete(keyOf(name, []));
}

/** Every cache that is a person's. */
export async function erasePersonalCaches(): Promise<void> {
  const things: readonly KeptThing[] = Object.values(keptThings);
  const personal = things.filter(
    ({ owner, stores }) => owner === "person" && stores.includes("cacheStorage"),
  );
  if (hasCaches()) await Promise.all(personal.map(({ key }) => caches.delete(key)));
}
