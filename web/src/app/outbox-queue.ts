import type { Bilingual, Language } from "@remanso/core/language.ts";

/** One thing that a person did and that the server does not know yet. */
export interface OutboxEntry {
  /** The Idempotency-Key: however often it is sent, it counts once. */
  readonly key: string;
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
  /** What it is, in words. */
  readonly label: Bilingual;
}

/** What an answer means for the entry at the head of the queue. */
export type Verdict = "sent" | "refused" | "wait" | "signed-out";

/**
 * Reads an answer's status: success is sent; no network, an overloaded or recovering server and "too many" wait; an ended
 * session waits for the same person; any other refusal is final.
 */
export function verdictOf(status: number, code?: string): Verdict {
  // decisions §5: a plant that was watered a while ago; that watering will never be wanted later
  if (code === "plant_rests") return "refused";
  if (status >= 200 && status <= 299) return "sent";
  if (status === 401) return "signed-out";
  if (status === 0 || status === 408 || status === 429 || status >= 500) return "wait";
  return "refused";
}

/** The queue as it was kept; whatever is not one of ours is left out. */
export function readQueue(text: string | null): OutboxEntry[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** The queue with `entry` at its end; one with the same key is there already and stays where it is. */
export function appended(queue: readonly OutboxEntry[], entry: OutboxEntry): OutboxEntry[] {
  return queue.some(({ key }) => key === entry.key) ? [...queue] : [...queue, entry];
}

/**
 * The queue after a browser was killed, whose last changes one of the two places may not know: what lies on the disk, then what only the
 * other one has. One that was sent already is sent again, which its key makes harmless.
 */
export function joined(onDisk: readonly OutboxEntry[], other: readonly OutboxEntry[]): OutboxEntry[] {
  return other.reduce(appended, [...onDisk]);
}

/** The queue without the entry of this key. */
export function without(queue: readonly OutboxEntry[], key: string): OutboxEntry[] {
  return queue.filter((entry) => entry.key !== key);
}

/**
 * The entry without the moment that the device noted: for a device whose clock is wrong, so that what was done is not lost.
 * Null when it names none. A refused request has claimed nothing, so the key stays.
 */
export function undated(entry: OutboxEntry): OutboxEntry | null {
  const body: unknown = JSON.parse(entry.body ?? "null");
  if (typeof body !== "object" || body === null || !("occurredAt" in body)) return null;
  const { occurredAt: _, ...rest } = body;
  return { ...entry, body: JSON.stringify(rest) };
}

/** The place on the device where one account's queue lies: nobody else's is ever read. */
export function queueName(userId: string): string {
  return `outbox:${userId}`;
}

export function labelOf(entry: OutboxEntry, language: Language): string {
  return entry.label[language];
}

function isEntry(value: unknown): value is OutboxEntry {
  if (typeof value !== "object" || value === null) return false;
  const parts = new Map<string, unknown>(Object.entries(value));
  const label = parts.get("label");
  const isText = ["key", "method", "url"].every((name) => typeof parts.get(name) === "string");
  const hasBody = parts.get("body") === null || typeof parts.get("body") === "string";
  return isText && hasBody && typeof label === "object" && label !== null && "en" in label && "es" in label;
}

/** Where this device keeps the session whose completion `entry` is; null for anything else. Once it is delivered, that can go. */
export function sessionOf(entry: OutboxEntry, userId: string): string | null {
  const [, id] = /^\/api\/activities\/([\w-]+)\/complete$/.exec(entry.url) ?? [];
  return id ? `remanso.session.${userId}.${id}` : null;
}
