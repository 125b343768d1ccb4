import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { gameLengthMs, phaseAt, type PhaseNow, type Rhythm } from "@remanso/core/breathing/phase-at.ts";
import { patterns } from "@remanso/core/breathing/patterns.ts";
import { longestGapMs } from "@remanso/core/session/sleeping-clock.ts";
import { newKey } from "../app/new-key.ts";
import type { Choice } from "./choice.ts";
import type { PlayedGame } from "./finished-game.ts";
import { elapsedAt, startedClock, steadyTime, toggledClock, type GameClock } from "./game-clock.ts";

/** So many breaths of a rhythm. */
export interface Paced {
  readonly rhythm: Rhythm;
  readonly cycles: number;
}

/** Breathing to a rhythm by a clock. */
export interface Breath extends Paced {
  readonly clock: GameClock;
}

export interface Game extends PlayedGame, Omit<Breath, "cycles"> {}

export interface GameControl {
  readonly game: Game | null;
  /** What the clock shows; renders when the phase or the second changes. */
  readonly reading: PhaseNow | null;
  readonly isRunning: boolean;
  /** Milliseconds on the game's clock at this instant: for what draws, sounds and listens. */
  readonly elapsedMs: () => number;
  readonly begin: (choice: Choice) => void;
  readonly toggle: () => void;
  /** Lets the clock of a game that has come to its end stand. */
  readonly rest: () => void;
  readonly reset: () => void;
}

/** specification §4: not started → running ↔ paused, or reset. A game that slept ends, which `onSlept` is told. */
export function useGame(onSlept: () => void): GameControl {
  const [now] = useState(() =>
    steadyTime(
      () => performance.now(),
      () => Date.now(),
    ),
  );
  const [game, setGame] = useState<Game | null>(null);
  const current = useRef<Game | null>(null);
  const change = useCallback((next: Game | null) => {
    current.current = next;
    setGame(next);
  }, []);
  const elapsedMs = useCallback(() => (current.current ? elapsedAt(current.current.clock, now()) : 0), [now]);
  const begin = useCallback(
    (choice: Choice) =>
      change({ ...choice, id: newKey(), rhythm: patterns[choice.pattern], clock: startedClock(now()) }),
    [change, now],
  );
  const toggle = useCallback(() => {
    if (current.current) change({ ...current.current, clock: toggledClock(current.current.clock, now()) });
  }, [change, now]);
  const rest = useCallback(() => {
    if (current.current) change({ ...current.current, clock: { runningSinceMs: null, keptMs: elapsedMs() } });
  }, [change, elapsedMs]);
  const reset = useCallback(() => change(null), [change]);

  const reading = useReading(game, elapsedMs, () => {
    // decisions §3: a game of breathing ends at the gap
    reset();
    onSlept();
  });
  const isRunning = game !== null && game.clock.runningSinceMs !== null;
  return useMemo(
    () => ({ game, reading, isRunning, elapsedMs, begin, toggle, rest, reset }),
    [game, reading, isRunning, elapsedMs, begin, toggle, rest, reset],
  );
}

/**
 * What the game's clock shows, asked again at the very moment at which something changes, and when the page is seen again. Where it
 * could not be asked for more than two minutes the page slept: then `onGap`, if there is one, is told instead.
 */
export function useReading(
  game: Breath | null,
  elapsedMs: () => number,
  onGap?: () => void,
): PhaseNow | null {
  const [seen, setSeen] = useState<{ game: Breath; reading: PhaseNow } | null>(null);
  const endsAtGap = onGap !== undefined;
  const gap = useEffectEvent(() => onGap?.());
  useEffect(() => {
    if (!game || game.clock.runningSinceMs === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let lookedAtMs = elapsedMs();
    const look = () => {
      clearTimeout(timer);
      const nowMs = elapsedMs();
      if (endsAtGap && nowMs - lookedAtMs > longestGapMs) return gap();
      lookedAtMs = nowMs;
      const reading = phaseAt(game.rhythm, nowMs, game.cycles);
      setSeen({ game, reading });
      if (reading.phase !== "done") timer = setTimeout(look, untilNextSecondMs(reading));
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [game, elapsedMs, endsAtGap]);
  if (!game) return null;
  return seen?.game === game ? seen.reading : phaseAt(game.rhythm, game.clock.keptMs, game.cycles);
}

/** Phases last whole seconds, so that their ends are seconds too. */
function untilNextSecondMs({ phaseLengthMs, phaseElapsedMs, secondsLeft }: PhaseNow): number {
  return Math.max(1, Math.ceil(phaseLengthMs - phaseElapsedMs - (secondsLeft - 1) * 1000));
}

/** Tells `onEnd` once that the last breath is over, with the instant at which it was. */
export function useGameEnd(control: GameControl, onEnd: (game: Game, endedAtMs: number) => void): void {
  const { game, reading, isRunning } = control;
  const end = useEffectEvent((over: Game) => {
    const agoMs = control.elapsedMs() - gameLengthMs(over.rhythm, over.cycles);
    onEnd(over, Date.now() - Math.max(0, Math.round(agoMs)));
    control.rest();
  });
  useEffect(() => {
    if (game && isRunning && reading?.phase === "done") end(game);
  }, [game, isRunning, reading]);
}
