import { useEffect } from "react";
import type { TimedStep } from "@remanso/core/session/session-clock.ts";
import { sessionAwake } from "@remanso/core/session/sleeping-clock.ts";
import { keep, keptAt, type SessionPlace } from "./keeping.ts";

const lookMs = 1000;

/** Notes while the session plays that its page is awake, and pauses it where the page fell asleep. decisions §3 */
export function useStayingAwake(place: SessionPlace, steps: readonly TimedStep[]): void {
  useEffect(() => {
    const look = () => {
      const kept = keptAt(place);
      const awake = kept && sessionAwake(kept, steps, Date.now());
      if (awake !== kept) keep(place, awake);
    };
    look();
    const timer = setInterval(look, lookMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [place, steps]);
}
