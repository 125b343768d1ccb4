import { useSyncExternalStore } from "react";
import { readKept, watchKept } from "../device/keep.ts";

/**
 * Whether there are answers of a guest that somebody who signs in may keep. It looks no closer: what reads them (guest-answers.ts)
 * brings the questions along, and pages ask this that need none.
 */
export function useHasGuestAnswers(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isGiven(readKept("guestAnswers") ?? readKept("guestAnswersHere")),
    () => false,
  );
}

function isGiven(text: string | null): boolean {
  try {
    const kept: unknown = text === null ? null : JSON.parse(text);
    return typeof kept === "object" && kept !== null && "given" in kept && kept.given !== null;
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  const stops = [watchKept("guestAnswers", listener), watchKept("guestAnswersHere", listener)];
  return () => stops.forEach((stop) => stop());
}
