// Tells screens, here and in other tabs, that the key has come to this device, has gone from it, or was changed.

let count = 0;
const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

export function watchOpening(listener: () => void): () => void {
  if (!channel && "BroadcastChannel" in globalThis) {
    channel = new BroadcastChannel("remanso content key");
    channel.addEventListener("message", tellHere);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes whenever a key has come or gone. */
export function openingCount(): number {
  return count;
}

export function tellOpening(): void {
  tellHere();
  channel?.postMessage(0);
}

function tellHere(): void {
  count += 1;
  for (const listener of listeners) listener();
}
