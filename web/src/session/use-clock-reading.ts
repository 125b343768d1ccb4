import { useCallback, useSyncExternalStore } from "react";
import {
  clockAt,
  type ClockReading,
  type SessionClock,
  type TimedStep,
} from "@remanso/core/session/session-clock.ts";

const tickMs = 250;

/** What `clock` shows now, drawn anew four times a second while it plays. */
export function useClockReading(clock: SessionClock, steps: readonly TimedStep[]): ClockReading {
  const playing = clock.startedAtMs !== null;
  const everyTick = useCallback((draw: () => void) => (playing ? tickWith(draw) : () => {}), [playing]);
  const nowMs = useSyncExternalStore(everyTick, currentTick, () => 0);
  return clockAt(clock, steps, nowMs);
}

/** Calls `draw` at each tick, and at once when the page is looked at again. Answers how to stop. */
function tickWith(draw: () => void): () => void {
  const timer = setInterval(draw, tickMs);
  document.addEventListener("visibilitychange", draw);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", draw);
  };
}

function currentTick(): number {
  return Math.floor(Date.now() / tickMs) * tickMs;
}
