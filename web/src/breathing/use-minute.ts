import { useCallback, useRef, useState } from "react";
import { easyRhythm } from "@remanso/core/breathing/patterns.ts";
import { phaseAt, type PhaseNow } from "@remanso/core/breathing/phase-at.ts";
import { elapsedAt, startedClock, steadyTime, toggledClock } from "./game-clock.ts";
import { useReading, type Breath } from "./use-game.ts";

// decisions §2: one minute; a breath takes 10 seconds
const breaths = 6;

interface MinuteControl {
  readonly breath: Breath;
  readonly reading: PhaseNow;
  readonly isRunning: boolean;
  readonly isOver: boolean;
  readonly elapsedMs: () => number;
  readonly toggle: () => void;
  readonly again: () => void;
}

/** One minute of slow breathing, 4 in and 6 out, that begins at once. A page that slept waits at the beginning. */
export function useMinute(): MinuteControl {
  const [now] = useState(() =>
    steadyTime(
      () => performance.now(),
      () => Date.now(),
    ),
  );
  const [breath, setBreath] = useState<Breath>(() => ({
    rhythm: easyRhythm,
    cycles: breaths,
    clock: startedClock(now()),
  }));
  const current = useRef(breath);
  const change = useCallback((next: Breath) => {
    current.current = next;
    setBreath(next);
  }, []);
  const elapsedMs = useCallback(() => elapsedAt(current.current.clock, now()), [now]);
  const begin = (clock: Breath["clock"]) => change({ ...breath, clock });
  const toggle = useCallback(() => {
    const { clock } = current.current;
    change({ ...current.current, clock: toggledClock(clock, now()) });
  }, [change, now]);
  const onSlept = () => begin({ runningSinceMs: null, keptMs: 0 });
  const reading = useReading(breath, elapsedMs, onSlept) ?? phaseAt(easyRhythm, 0, breaths);
  const isOver = reading.phase === "done";
  const isRunning = breath.clock.runningSinceMs !== null && !isOver;
  return { breath, reading, isRunning, isOver, elapsedMs, toggle, again: () => begin(startedClock(now())) };
}
