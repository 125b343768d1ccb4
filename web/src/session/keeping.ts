import { keptSessionIn, type KeptSession } from "@remanso/core/session/kept-session.ts";
import { keptAs, watchKept, writeKept } from "../device/keep.ts";

/** Which session is meant: one for each activity of each account, so that nobody sees what another person wrote here. */
export interface SessionPlace {
  readonly userId: string | null;
  readonly activityId: string;
}

const kept = keptAs("session", keptSessionIn);

/** The session kept at `place`, or null when none is under way. */
export function keptAt({ userId, activityId }: SessionPlace): KeptSession | null {
  return kept(userId, activityId);
}

/** Keeps `session` at `place`; null forgets it. A device that stores nothing keeps it as long as the page is open. */
export function keep({ userId, activityId }: SessionPlace, session: KeptSession | null): void {
  writeKept("session", session ? JSON.stringify(session) : null, userId, activityId);
}

/** Tells `listener` when something kept changes, in this tab or in another one. Answers how to stop. */
export function onKeptChange(listener: () => void): () => void {
  return watchKept("session", listener);
}
