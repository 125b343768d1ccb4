import { defaultLanguage } from "@remanso/core/language.ts";
import { entryOf, isRecord, type Entry } from "./entry.ts";
import type { Kinds } from "./kind.ts";

// How an account's outbox was kept before an entry said what it is: one list of calls, each with its address. It is read once, when its
// person comes back.

/** The entries of a list that an earlier version kept, in its order; what is not readable is left out. */
export function entriesInOldList(text: string | null, kinds: Kinds): Entry[] {
  const list = listIn(text);
  // before everything that was made since
  return list.flatMap((call, index) => entryOfCall(call, kinds, index));
}

/** Two old lists in one, each entry once: what lay on the disk, then what only the other place had. */
export function joined(onDisk: readonly Entry[], other: readonly Entry[]): Entry[] {
  const known = new Set(onDisk.map(({ id }) => id));
  const more = other.filter(({ id }) => !known.has(id));
  return [...onDisk, ...more].map((entry, index) => ({ ...entry, madeAtMs: index }));
}

function entryOfCall(call: unknown, kinds: Kinds, index: number): Entry[] {
  if (!isRecord(call)) return [];
  const { key, method, url, body, label } = call;
  if (typeof key !== "string" || typeof url !== "string") return [];
  for (const kind of kinds.values()) {
    const params = kind.endpoint.method === method ? paramsIn(kind.endpoint.path, url) : null;
    const sent = typeof body === "string" ? jsonIn(body) : undefined;
    if (!params) continue;
    const subject = isRecord(label) ? subjectIn(label[defaultLanguage]) : null;
    return [entryOf({ id: key, kind: kind.name, params, input: sent, subject, madeAtMs: index })];
  }
  console.info("An earlier version kept something here that this one does not know.");
  return [];
}

/** The parameters of `url` by `path`, or null where the address is another one. */
function paramsIn(path: string, url: string): Record<string, string> | null {
  const pattern = path.replace(/:(\w+)/g, "(?<$1>[^/?]+)");
  const found = new RegExp(`^${pattern}$`).exec(url);
  if (!found) return null;
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}

/** The name that a label put into its sentence. */
function subjectIn(label: unknown): string | null {
  const [, quoted, plain] =
    /^“(.+)” (?:completed|begun)$|^(.+) (?:watered|moved)$/.exec(typeof label === "string" ? label : "") ??
    [];
  return quoted ?? plain ?? null;
}

function listIn(text: string | null): unknown[] {
  const list = text === null ? [] : jsonIn(text);
  return Array.isArray(list) ? list : [];
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
