import { useCallback, useSyncExternalStore } from "react";
import { readKept, watchKept, writeKept } from "../device/keep.ts";

/** What a person can dismiss: the question after an activity, and the weekly prompt. */
type Question = "notAsked" | "notPrompted";

/** What was dismissed last (an activity's id, or the day of a prompt), kept on the device under the account's id; and how to dismiss. */
export function useDismissed(
  question: Question,
  userId: string | null,
): [string | null, (what: string) => void] {
  const subscribe = useCallback((listener: () => void) => watchKept(question, listener), [question]);
  const what = useSyncExternalStore(
    subscribe,
    () => readKept(question, userId),
    () => null,
  );
  const dismiss = useCallback((next: string) => void writeKept(question, next, userId), [question, userId]);
  return [what, dismiss];
}
