import { useCallback, useSyncExternalStore } from "react";
import type { KeptSession } from "@remanso/core/session/kept-session.ts";
import { clockAt, type ClockReading, type TimedStep } from "@remanso/core/session/session-clock.ts";
import { knownUntilMs } from "@remanso/core/session/sleeping-clock.ts";

const tickMs = 250;

/** What the session's clock shows now, as far as it is known, drawn anew four times a second while it plays. */
export function useClockReading(kept: KeptSession, steps: readonly TimedStep[]): ClockReading {
  const playing = kept.clock.startedAtMs !== null;
  const everyTick = useCallback((draw: () => void) => (playing ? tickWith(draw) : () => {}), [playing]);
  const nowMs = useSyncExternalStore(everyTick, currentTick, () => 0);
  return clockAt(kept.clock, steps, knownUntilMs(kept, nowMs));
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
