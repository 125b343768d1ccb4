import { hearTabs, tellTabs } from "../device/tabs.ts";

// Tells screens, here and in other tabs, that a key has come to this device or has gone from it.

let count = 0;
let isHearing = false;
const listeners = new Set<() => void>();

export function watchOpening(listener: () => void): () => void {
  if (!isHearing) hearTabs(({ kind }) => kind === "key" && tellHere());
  isHearing = true;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes whenever a key has come or gone. */
export function openingCount(): number {
  return count;
}

export function tellOpening(userId: string): void {
  tellHere();
  tellTabs({ kind: "key", userId });
}

function tellHere(): void {
  count += 1;
  for (const listener of listeners) listener();
}
