import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { phaseBoundaries, type BreathPhase, type PhaseNow } from "@remanso/core/breathing/phase-at.ts";
import type { DeviceChoices } from "./device-choices.ts";
import type { SoundCues } from "./sound-cues.ts";
import type { Paced } from "./use-game.ts";

interface Cued {
  readonly game: Paced | null;
  readonly reading: PhaseNow | null;
  readonly isRunning: boolean;
  readonly elapsedMs: () => number;
  readonly choices: DeviceChoices;
  readonly onSoundFailed: () => void;
}

// milliseconds on, off, on: in is one short, hold two, out one long; rest is stillness
const vibrations: Readonly<Record<BreathPhase | "done", readonly number[]>> = {
  inhale: [90],
  hold: [40, 110, 40],
  exhale: [260],
  pause: [],
  done: [60, 120, 60, 120, 60],
};

/** Sound and vibration by the game's clock. Answers how to let the sound begin, for a press that may. */
export function useCues({ game, reading, isRunning, elapsedMs, choices, onSoundFailed }: Cued): () => void {
  const { cues, wake } = useSound(choices.sound, onSoundFailed);

  useEffect(() => {
    if (!cues || !game || !isRunning) return undefined;
    const spans = phaseBoundaries(game.rhythm, game.cycles);
    const set = () => cues.schedule(spans, elapsedMs());
    // a device that slept has a clock of its own for sound: what was set is too late
    const onSeen = () => {
      if (document.visibilityState === "visible") set();
    };
    set();
    document.addEventListener("visibilitychange", onSeen);
    return () => {
      document.removeEventListener("visibilitychange", onSeen);
      cues.silence();
    };
  }, [cues, game, isRunning, elapsedMs]);

  const phase = isRunning ? reading?.phase : undefined;
  const cycle = reading?.cycle;
  useEffect(() => {
    if (phase === undefined || !choices.vibration || !("vibrate" in navigator)) return undefined;
    navigator.vibrate([...vibrations[phase]]);
    return undefined;
  }, [phase, cycle, choices.vibration]);
  return wake;
}

/** The sounds come with the first wish for them. */
function useSound(isWanted: boolean, onFailed: () => void): { cues: SoundCues | null; wake: () => void } {
  const failed = useEffectEvent(onFailed);
  const [cues, setCues] = useState<SoundCues | null>(null);
  const made = useRef<SoundCues | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    import("./sound-cues.ts").then(
      ({ createSoundCues }) => {
        if (isOver) return;
        made.current = createSoundCues();
        void made.current.wake().catch(() => {});
        setCues(made.current);
      },
      () => {
        if (!isOver) failed();
      },
    );
    return () => {
      isOver = true;
      made.current?.close();
      made.current = null;
      setCues(null);
    };
  }, [isWanted]);
  const wake = useCallback(() => void made.current?.wake().catch(() => {}), []);
  return { cues, wake };
}
