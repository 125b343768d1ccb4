import { useCallback, useSyncExternalStore } from "react";
import type { KeptSession } from "@remanso/core/session/kept-session.ts";
import { keep, keptAt, onKeptChange, type SessionPlace } from "./keeping.ts";

/** The session kept at `place`, and how to keep it differently. The server, which cannot know, draws none. */
export function useKeptSession(
  place: SessionPlace,
): [KeptSession | null, (session: KeptSession | null) => void] {
  const kept = useSyncExternalStore(
    onKeptChange,
    () => keptAt(place),
    () => null,
  );
  return [kept, useCallback((session) => keep(place, session), [place])];
}
