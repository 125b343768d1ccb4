import { closesAtMs } from "@remanso/core/check-in/recent-mood.ts";
import { createKind } from "../check-in/outbox-kinds.ts";
import { isRecord, type Entry } from "../outbox/entry.ts";

interface WaitingMood {
  readonly entry: Entry;
  readonly mood: number;
}

/** The latest mood of the past hour that waits on this device and with which nothing else was said; null where there is none. */
export function waitingMood(waiting: readonly Entry[], nowMs: number): WaitingMood | null {
  const moods = waiting.flatMap((entry) => {
    const { kind, input, occurredAt } = entry;
    if (kind !== createKind.name || occurredAt === null || nowMs >= closesAtMs(occurredAt)) return [];
    if (!isRecord(input) || Object.keys(input).length !== 1) return [];
    return typeof input["mood"] === "number" ? [{ entry, mood: input["mood"] }] : [];
  });
  return moods.at(-1) ?? null;
}
