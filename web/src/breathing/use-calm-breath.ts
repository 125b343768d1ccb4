import { useCallback, useMemo, useState } from "react";
import { easyRhythm } from "@remanso/core/breathing/patterns.ts";
import { phaseAt, type PhaseNow } from "@remanso/core/breathing/phase-at.ts";
import { elapsedAt, startedClock, steadyTime } from "./game-clock.ts";
import { useReading, type Breath } from "./use-game.ts";

interface CalmBreath {
  readonly breath: Breath;
  /** The same, as far ahead as sounds are set. */
  readonly heard: Breath;
  readonly reading: PhaseNow;
  readonly elapsedMs: () => number;
}

// longer than anybody breathes with it
const endless = 100_000;
// three minutes, and a few breaths beyond them
const breathsAhead = 18;
const fewBreaths = 3;

/** Slow breathing, 4 in and 6 out, that begins at once and goes on for as long as it is shown. safety.md, Body and panic */
export function useCalmBreath(): CalmBreath {
  const [now] = useState(() =>
    steadyTime(
      () => performance.now(),
      () => Date.now(),
    ),
  );
  const [breath] = useState<Breath>(() => ({
    rhythm: easyRhythm,
    cycles: endless,
    clock: startedClock(now()),
  }));
  const elapsedMs = useCallback(() => elapsedAt(breath.clock, now()), [breath, now]);
  const reading = useReading(breath, elapsedMs) ?? phaseAt(easyRhythm, 0, endless);
  const round = Math.floor(reading.cyclesDone / breathsAhead) + 1;
  const heard = useMemo(() => ({ ...breath, cycles: round * breathsAhead + fewBreaths }), [breath, round]);
  return { breath, heard, reading, elapsedMs };
}
