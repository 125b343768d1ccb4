import type { Entry } from "./entry.ts";

/** Oldest first. */
export function inOrder(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => one.madeAtMs - other.madeAtMs || (one.id < other.id ? -1 : 1));
}

/** When the next entry is made: now, and after all that are there. */
export function nextMadeAtMs(queue: readonly Entry[], nowMs: number): number {
  return Math.max(nowMs, ...queue.map(({ madeAtMs }) => madeAtMs + 1));
}
