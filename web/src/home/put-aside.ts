import { useCallback, useSyncExternalStore } from "react";

/** What a person may put aside: the question after an activity, and the weekly prompt. */
type Question = "not-asked" | "not-prompted";

const listeners = new Set<() => void>();
const remembered = new Map<string, string>();

/**
 * What somebody does not want to be asked about (an activity), or on which day they do not want to be asked again; kept on the
 * device under the account's id.
 */
export function usePutAside(
  question: Question,
  userId: string | null,
): [string | null, (what: string) => void] {
  const key = `remanso:${question}:${userId ?? ""}`;
  const what = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const putAside = useCallback((next: string) => write(key, next), [key]);
  return [what, putAside];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? remembered.get(key) ?? null;
  } catch {
    return remembered.get(key) ?? null;
  }
}

function write(key: string, what: string): void {
  remembered.set(key, what);
  try {
    localStorage.setItem(key, what);
  } catch (error) {
    // specification §4: local storage failures are only logged
    console.info("This browser keeps no local storage.", error);
  }
  for (const listener of listeners) listener();
}
