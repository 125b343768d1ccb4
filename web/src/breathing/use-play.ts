import { useEffect, useState } from "react";
import type { Hold } from "@remanso/core/breathing/contract.ts";
import { averageOf } from "@remanso/core/breathing/score.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { useWakeLock } from "../session/use-wake-lock.ts";
import type { Choice } from "./choice.ts";
import { keepDeviceChoices, useDeviceChoices } from "./device-choices.ts";
import { finishedInput, type FinishedGame } from "./finished-game.ts";
import { qualitiesOf } from "./qualities.ts";
import { useFinishGame, type SendState } from "./queries.ts";
import { strings } from "./strings.ts";
import { useCues } from "./use-cues.ts";
import { useGame, useGameEnd, type Game, type GameControl } from "./use-game.ts";
import { useGameKeys } from "./use-game-keys.ts";
import { useHolds, type Holds } from "./use-holds.ts";

// specification §4: result banner for 3 s, then the completion dialog
const bannerMs = 3000;

/** A game that has come to its end: first its banner shows, then its dialog. */
interface Outcome {
  readonly finished: FinishedGame;
  readonly isToldInFull: boolean;
}

export interface Play {
  readonly control: GameControl;
  readonly holds: Holds;
  /** Of the breaths that are over in the game under way. */
  readonly qualities: readonly number[];
  readonly accuracy: number | null;
  readonly outcome: Outcome | null;
  readonly sending: SendState;
  readonly start: (choice: Choice) => void;
  readonly toggle: () => void;
  readonly retry: () => void;
  readonly close: () => void;
}

/** One game after the other: its clock, its cues, the person's holds, and what happens at its end. */
export function usePlay(): Play {
  const ending = useEnding();
  const words = useStrings(strings);
  const toast = useToast();
  const control = useGame(() => toast({ title: words.slept, description: words.sleptText }));
  const { game, reading, isRunning, elapsedMs } = control;
  const holds = useHolds(elapsedMs);
  const wakeSound = usePlayCues(control);
  const qualities = game && reading ? qualitiesOf(game, holds.sofar(), reading.cyclesDone) : [];

  useGameEnd(control, (over, endedAtMs) => ending.reach(over, holds.sofar(), endedAtMs));
  function start(choice: Choice) {
    holds.clear();
    wakeSound();
    control.begin(choice);
  }
  function toggle() {
    holds.release();
    wakeSound();
    control.toggle();
  }
  useWakeLock(isRunning);
  useGameKeys({
    isActive: game !== null && ending.outcome === null,
    isFollowed: game?.mode === "follow" && isRunning,
    press: holds.press,
    release: holds.release,
    toggle,
  });
  const accuracy = qualities.length === 0 ? null : averageOf(qualities);
  function close() {
    ending.forget();
    control.reset();
  }
  return { ...ending, control, holds, qualities, accuracy, start, toggle, close };
}

/** The result of a finished game while it is being sent. */
function useEnding() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { sending, finish } = useFinishGame();
  function reach(game: Game, holds: readonly Hold[], endedAtMs: number) {
    const input = finishedInput(game, holds, endedAtMs);
    const finished = { input, qualities: qualitiesOf(game, holds, game.cycles) };
    setOutcome({ finished, isToldInFull: false });
    void finish(finished);
  }
  const retry = () => {
    if (outcome) void finish(outcome.finished);
  };
  useEffect(() => {
    if (!outcome || outcome.isToldInFull) return undefined;
    const timer = setTimeout(() => setOutcome({ ...outcome, isToldInFull: true }), bannerMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  return { outcome, sending, reach, retry, forget: () => setOutcome(null) };
}

/** Sound and vibration; a device that cannot play says so once and turns the sound off. */
function usePlayCues({ game, reading, isRunning, elapsedMs }: GameControl): () => void {
  const words = useStrings(strings);
  const toast = useToast();
  const choices = useDeviceChoices();
  const onSoundFailed = () => {
    keepDeviceChoices({ ...choices, sound: false });
    toast({ title: words.soundFailed, kind: "failure" });
  };
  return useCues({ game, reading, isRunning, elapsedMs, choices, onSoundFailed });
}
