import { useCallback, useSyncExternalStore } from "react";
import { readKept, watchKept, writeKept } from "../device/keep.ts";
import { emptyDraft, parseDraft, type Draft } from "./draft.ts";

/** A person's half-filled questionnaire: kept for the life of the tab, so that a reload or a visit elsewhere loses nothing. */
export function useDraft(userId: string | null) {
  const text = useSyncExternalStore(
    subscribe,
    () => readKept("assessment", userId),
    () => null,
  );
  const keep = useCallback(
    (draft: Draft) => void writeKept("assessment", JSON.stringify(draft), userId),
    [userId],
  );
  const forget = useCallback(() => void writeKept("assessment", null, userId), [userId]);
  return { draft: text === null ? emptyDraft : parseDraft(text), keep, forget };
}

function subscribe(listener: () => void): () => void {
  return watchKept("assessment", listener);
}
