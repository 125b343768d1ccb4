import type { ThingName, Whose } from "./kept-things.ts";
import { isIn, keyOf, thingAt, thingOf } from "./keys.ts";

// Reads and writes what the map (kept-things.ts) lists in localStorage, sessionStorage and the cookies of preferences.

type Area = "localStorage" | "sessionStorage";

interface Watch {
  readonly name: ThingName;
  readonly listener: (change: KeptChange) => void;
}

export interface KeptChange {
  /** The key that changed; null when a whole store was emptied. */
  readonly key: string | null;
  readonly isFromOtherTab: boolean;
  readonly isErased: boolean;
}

/** Fallback for when a store is full or blocked, or the owner is not known yet. It lives as long as the page. */
const memory = new Map<string, string>();
const watches = new Set<Watch>();
const onlyOnPage = new Set<ThingName>();
let isClosed = false;

/** The text kept here; null where there is none. */
export function readKept<Name extends ThingName>(name: Name, ...whose: Whose<Name>): string | null {
  const key = keyOf(name, whose);
  return isUnknown(whose) ? (memory.get(key) ?? null) : readAt(areaOf(name), key);
}

/** Keeps a text; null takes it away. Answers false where no store took it and it lasts only as long as the page. */
export function writeKept<Name extends ThingName>(
  name: Name,
  text: string | null,
  ...whose: Whose<Name>
): boolean {
  if (isClosed && thingOf(name).owner === "person") return false;
  const key = keyOf(name, whose);
  memory.delete(key);
  const isStored = !isUnknown(whose) && !onlyOnPage.has(name) && store(name, key, text);
  if (!isStored && text !== null) memory.set(key, text);
  tell(name, { key, isFromOtherTab: false, isErased: text === null });
  return isStored;
}

/** Takes away one entry. */
export function eraseKept<Name extends ThingName>(name: Name, ...whose: Whose<Name>): void {
  writeKept(name, null, ...whose);
}

/** Calls `listener` whenever an entry of the thing changes, in this tab or in another one. Answers how to stop. */
export function watchKept(name: ThingName, listener: (change: KeptChange) => void): () => void {
  const watch = { name, listener };
  if (watches.size === 0) addEventListener("storage", fromOtherTab);
  watches.add(watch);
  return () => {
    watches.delete(watch);
    if (watches.size === 0) removeEventListener("storage", fromOtherTab);
  };
}

/** A stored entry as a value. It is parsed once for each text, so that a screen may call this on every render. */
export function keptAs<Name extends ThingName, Value>(name: Name, parse: (text: string | null) => Value) {
  const parsed = new Map<string, { readonly text: string | null; readonly value: Value }>();
  return (...whose: Whose<Name>): Value => {
    const key = keyOf(name, whose);
    const text = readKept(name, ...whose);
    const known = parsed.get(key);
    if (known && known.text === text) return known.value;
    const value = parse(text);
    parsed.set(key, { text, value });
    return value;
  };
}

/** The keys of `area` and of what stands in for it, as far as they are Remanso's. */
export function keysIn(area: Area): string[] {
  const remembered = [...memory.keys()].filter((key) => thingAt(area, key));
  try {
    return [...new Set([...Object.keys(globalThis[area]), ...remembered])];
  } catch {
    return remembered;
  }
}

/** The texts of a thing of which an account may have several entries. */
export function textsOf(name: ThingName, userId: string): string[] {
  const area = areaOf(name);
  return keysIn(area).flatMap((key) => {
    const thing = thingAt(area, key);
    const text = thing?.name === name && thing.userId === userId ? readAt(area, key) : null;
    return text === null ? [] : [text];
  });
}

/** The text at a key that `keysIn` found. */
export function readAt(area: Area, key: string): string | null {
  const remembered = memory.get(key);
  if (remembered !== undefined) return remembered;
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Erases what stands at a key that `keysIn` found. */
export function eraseAt(area: Area, key: string): void {
  memory.delete(key);
  try {
    globalThis[area].removeItem(key);
  } catch (error) {
    // specification §4: local storage failures are only logged
    console.info(`${key} cannot be erased here.`, error);
  }
  const found = thingAt(area, key);
  if (found) tell(found.name, { key, isFromOtherTab: false, isErased: true });
}

/** From now on a thing lives only as long as this page: what a store holds of it moves into memory. */
export function keepOnlyOnPage(name: ThingName): void {
  if (onlyOnPage.has(name)) return;
  onlyOnPage.add(name);
  const area = areaOf(name);
  for (const key of keysIn(area)) {
    const text = thingAt(area, key)?.name === name ? readAt(area, key) : null;
    if (text === null) continue;
    store(name, key, null);
    memory.set(key, text);
  }
}

/** From now on this page stores nothing more of a person: they have signed out, or somebody else has signed in. */
export function closeForPerson(): void {
  isClosed = true;
}

export function isClosedForPerson(): boolean {
  return isClosed;
}

function areaOf(name: ThingName): Area {
  return isIn(name, "sessionStorage") ? "sessionStorage" : "localStorage";
}

function isUnknown(whose: readonly (string | null)[]): boolean {
  return whose.includes(null);
}

function store(name: ThingName, key: string, text: string | null): boolean {
  if (isIn(name, "cookie") && text !== null) writeCookie(key, text);
  try {
    if (text === null) globalThis[areaOf(name)].removeItem(key);
    else globalThis[areaOf(name)].setItem(key, text);
    return true;
  } catch (error) {
    // specification §4: local storage failures are only logged
    console.info(`This browser keeps ${key} only while the page is open.`, error);
    return false;
  }
}

const yearSeconds = 31_536_000;

/** The server draws the next page by this cookie. */
function writeCookie(key: string, text: string): void {
  // behind https under the name that only this host can set, as the server reads it (server/src/account/cookies.ts)
  const [prefix, secure] = location.protocol === "https:" ? ["__Host-", "; secure"] : ["", ""];
  document.cookie = `${prefix}${key}=${encodeURIComponent(text)}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`;
}

function tell(name: ThingName, change: KeptChange): void {
  for (const watch of watches) if (watch.name === name) watch.listener(change);
}

function fromOtherTab({ key, newValue }: StorageEvent): void {
  if (key === null) memory.clear();
  else memory.delete(key);
  const change = { key, isFromOtherTab: true, isErased: newValue === null };
  const name = key === null ? null : (thingAt("localStorage", key)?.name ?? null);
  for (const watch of watches) if (key === null || watch.name === name) watch.listener(change);
}
