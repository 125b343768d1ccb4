import { useSyncExternalStore } from "react";

// Whether the page is covered just now. Of one page: other tabs come to the same by what the device keeps (watch-use.ts).

let isCovered = false;
const listeners = new Set<() => void>();

export function setLocked(locked: boolean): void {
  if (locked === isCovered) return;
  isCovered = locked;
  for (const listener of listeners) listener();
}

export function isLocked(): boolean {
  return isCovered;
}

export function useIsLocked(): boolean {
  return useSyncExternalStore(hear, isLocked, () => false);
}

function hear(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
