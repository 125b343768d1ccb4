import { keptSessionIn, type KeptSession } from "@remanso/core/session/kept-session.ts";

// What this device keeps of sessions under way: one entry for each activity of each account, so that one person
// never sees what another one wrote here.

const readAlready = new Map<string, KeptSession | null>();
const listeners = new Set<() => void>();

/** Where the session of `activityId` is kept for the account `userId`. */
export function placeOf(userId: string, activityId: string): string {
  return `remanso.session.${userId}.${activityId}`;
}

/** The session kept at `place`, or null when none is under way. */
export function keptAt(place: string): KeptSession | null {
  const known = readAlready.get(place);
  if (known !== undefined) return known;
  const found = keptSessionIn(stored(place));
  readAlready.set(place, found);
  return found;
}

/** Keeps `session` at `place`; null forgets it. A device that stores nothing keeps it as long as the page is open. */
export function keep(place: string, session: KeptSession | null): void {
  readAlready.set(place, session);
  try {
    if (session) localStorage.setItem(place, JSON.stringify(session));
    else localStorage.removeItem(place);
  } catch (error) {
    // specification §4: local storage failures are only logged
    console.info("This session is kept only while the page is open.", error);
  }
  for (const listener of listeners) listener();
}

/** Tells `listener` when something kept changes, in this tab or in another one. Answers how to stop. */
export function onKeptChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key) readAlready.delete(event.key);
    else readAlready.clear();
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", fromOtherTab);
  };
}

function stored(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}
