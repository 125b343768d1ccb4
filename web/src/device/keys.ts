import { keptThings, type FoundThing, type KeptThing, type Store, type ThingName } from "./kept-things.ts";

const things: Readonly<Record<ThingName, KeptThing>> = keptThings;
const names = Object.entries(things)
  .map(([name]) => name)
  .filter(isThingName);
const patterns = names.map((name) => ({ name, pattern: patternOf(things[name].key) }));

/** All that the map says of a thing. */
export function thingOf(name: ThingName): KeptThing {
  return things[name];
}

export function isIn(name: ThingName, store: Store): boolean {
  return things[name].stores.includes(store);
}

/** The key of one entry: `whose` holds the account's id and what it is about, as far as the key asks for them. */
export function keyOf(name: ThingName, whose: readonly (string | null)[]): string {
  const left = [...whose];
  return things[name].key.replace(/\{\w+\}/g, () => left.shift() ?? "");
}

/** What a key of `store` is; null for one that is not Remanso's. */
export function thingAt(store: Store, key: string): FoundThing | null {
  for (const { name, pattern } of patterns) {
    const found = isIn(name, store) ? pattern.exec(key) : null;
    // a pattern without named parts has no groups at all
    if (found) return { name, userId: found.groups?.["person"] ?? null, id: found.groups?.["id"] ?? null };
  }
  return null;
}

function patternOf(key: string): RegExp {
  const escaped = key.replace(/[.:-]/g, "\\$&");
  const open = escaped.replace("{person}", "(?<person>[^.:]*)").replace("{id}", "(?<id>.+)");
  return new RegExp(`^${open}$`);
}

function isThingName(name: string): name is ThingName {
  return name in keptThings;
}
