import { useCallback, useMemo } from "react";
import { ledAt, type LedBreathing, type LedNow } from "@remanso/core/breathing/led-breathing.ts";
import type { KeptSession } from "@remanso/core/session/kept-session.ts";
import { clockAt, type TimedStep } from "@remanso/core/session/session-clock.ts";
import { knownUntilMs } from "@remanso/core/session/sleeping-clock.ts";
import type { Paced } from "../breathing/use-game.ts";

interface Led {
  readonly now: LedNow;
  /** What the circle draws; null while it rests. */
  readonly drawn: Paced | null;
  /** The same without the breath that never comes: each part ends as the next one begins. */
  readonly heard: Paced | null;
  /** Since the part under way began. */
  readonly elapsedMs: () => number;
}

interface LedStep {
  readonly led: LedBreathing;
  readonly kept: KeptSession;
  readonly steps: readonly TimedStep[];
  readonly stepElapsedMs: number;
}

/** The part of a led step that is under way, by the session's own clock. */
export function useLed({ led, kept, steps, stepElapsedMs }: LedStep): Led {
  const now = ledAt(led, stepElapsedMs);
  const part = now.stage === "led" ? now.part : null;
  const startsMs = now.stage === "led" ? now.startsMs : 0;
  const drawn = useMemo(() => part && { rhythm: part, cycles: part.breaths + 1 }, [part]);
  const heard = useMemo(() => part && { rhythm: part, cycles: part.breaths }, [part]);
  const { clock, aliveAtMs } = kept;
  const elapsedMs = useCallback(() => {
    const knownMs = knownUntilMs({ clock, aliveAtMs }, Date.now());
    return clockAt(clock, steps, knownMs).stepElapsedMs - startsMs;
  }, [clock, aliveAtMs, steps, startsMs]);
  return { now, drawn, heard, elapsedMs };
}
