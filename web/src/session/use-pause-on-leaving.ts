import { useEffect } from "react";
import { pause, type TimedStep } from "@remanso/core/session/session-clock.ts";
import { knownUntilMs } from "@remanso/core/session/sleeping-clock.ts";
import { keep, keptAt, type SessionPlace } from "./keeping.ts";

/** Going to another screen of the product pauses the session; reloading or closing the page does not. */
export function usePauseOnLeaving(place: SessionPlace, steps: readonly TimedStep[]): void {
  useEffect(
    () => () => {
      const kept = keptAt(place);
      if (!kept || kept.completion) return;
      keep(place, { ...kept, clock: pause(kept.clock, steps, knownUntilMs(kept, Date.now())) });
    },
    [place, steps],
  );
}
