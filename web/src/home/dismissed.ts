import { useCallback, useSyncExternalStore } from "react";
import { readKept, watchKept, writeKept } from "../device/keep.ts";

/** What home asks or tells once: the question after an activity, a result, and a time zone. */
type Question = "notAsked" | "resultSeen" | "zoneAsked";

/**
 * What was dismissed last (an activity's id, an assessment's, or a zone), kept on the device under the account's id; and how to
 * dismiss. Undefined where the device has not been asked yet: on the server, and while the page is taken over.
 */
export function useDismissed(
  question: Question,
  userId: string | null,
): [string | null | undefined, (what: string) => void] {
  const subscribe = useCallback((listener: () => void) => watchKept(question, listener), [question]);
  const what = useSyncExternalStore(
    subscribe,
    () => readKept(question, userId),
    () => undefined,
  );
  const dismiss = useCallback((next: string) => void writeKept(question, next, userId), [question, userId]);
  return [what, dismiss];
}
