import { useCallback, useSyncExternalStore } from "react";
import { emptyDraft, parseDraft, type Draft } from "./draft.ts";

const listeners = new Set<() => void>();
/** Stands in where the browser keeps nothing, and while it is not known whose answers these are. */
const memory = new Map<string, string>();

/** A person's half-filled questionnaire: kept for the life of the tab, so that a reload or a visit elsewhere loses nothing. */
export function useDraft(userId: string | null) {
  const key = userId === null ? null : `remanso:assessment:${userId}`;
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const keep = useCallback((draft: Draft) => write(key, JSON.stringify(draft)), [key]);
  const forget = useCallback(() => write(key, null), [key]);
  return { draft: text === null ? emptyDraft : parseDraft(text), keep, forget };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(key: string | null): string | null {
  const remembered = memory.get(key ?? "") ?? null;
  if (key === null || remembered !== null) return remembered;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string | null, text: string | null): void {
  memory.delete(key ?? "");
  try {
    if (key === null) throw new Error("Nobody is known to keep this for.");
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    if (text !== null) memory.set(key ?? "", text);
  }
  for (const listener of listeners) listener();
}
