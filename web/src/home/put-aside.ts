import { useCallback, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let remembered: string | null = null;

/** The activity after which the person does not want to be asked, kept on the device under the account's id. */
export function usePutAside(userId: string | null): [string | null, (activityId: string) => void] {
  const key = `remanso:not-asked:${userId ?? ""}`;
  const activityId = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const putAside = useCallback((id: string) => write(key, id), [key]);
  return [activityId, putAside];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? remembered;
  } catch {
    return remembered;
  }
}

function write(key: string, activityId: string): void {
  remembered = activityId;
  try {
    localStorage.setItem(key, activityId);
  } catch (error) {
    // specification §4: local storage failures are only logged
    console.info("This browser keeps no local storage.", error);
  }
  for (const listener of listeners) listener();
}
