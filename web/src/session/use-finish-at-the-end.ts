import { useEffect, useEffectEvent } from "react";
import type { ClockReading } from "@remanso/core/session/session-clock.ts";

/**
 * specification §4: at the last step's end it stops and records completion. That is done at the end or on coming back to
 * a page that slept; a session whose time ran out while its page was closed waits for the person to say that it was done.
 */
export function useFinishAtTheEnd(reading: ClockReading, openedAtMs: number, onEnd: () => void): void {
  const end = useEffectEvent(() => {
    if (reading.finishedAtMs !== null && reading.finishedAtMs >= openedAtMs) onEnd();
  });
  useEffect(() => {
    if (reading.finished) end();
  }, [reading.finished]);
}
