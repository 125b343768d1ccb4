import { Maximize2, Minimize2, Pause, Play, RotateCcw } from "lucide-react";
import type { PhaseNow } from "@remanso/core/breathing/phase-at.ts";
import { useStrings } from "../app/language.tsx";
import { HelpNow } from "../safety/help-now.tsx";
import { Bar } from "../ui/bar.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { CueToggles } from "./cue-toggles.tsx";
import { keepDeviceChoices, useDeviceChoices } from "./device-choices.ts";
import { strings } from "./strings.ts";
import type { Game } from "./use-game.ts";

/** Over the whole screen help; and what changes how the game is heard, felt and seen. */
export function StageCorners({ isCalm, onCalm }: { isCalm: boolean; onCalm: () => void }) {
  const words = useStrings(strings);
  const choices = useDeviceChoices();
  const ViewIcon = isCalm ? Minimize2 : Maximize2;
  return (
    <>
      {isCalm ? (
        <HelpNow className={`${buttonClass("soft")} bg-raised! px-4 ring-1 ring-line/60`} />
      ) : (
        <span />
      )}
      <div className="flex gap-2">
        <CueToggles choices={choices} onChoose={keepDeviceChoices} />
        <Button
          kind="soft"
          aria-label={isCalm ? words.leaveCalmView : words.calmView}
          title={isCalm ? words.leaveCalmView : words.calmView}
          onClick={onCalm}
          className="size-11 bg-raised! px-0! ring-1 ring-line/60"
        >
          <ViewIcon aria-hidden="true" size={19} />
        </Button>
      </div>
    </>
  );
}

/** Phase in words; its seconds stand in the light. Told politely once a phase, never every second. */
export function PhaseLabel({ game, reading, isRunning, lastQuality }: PhaseLabelProps) {
  const words = useStrings(strings);
  const note = game.mode === "follow" ? followNote() : null;
  const name = words.phases[reading.phase];
  const isDone = reading.phase === "done";
  function followNote(): string | null {
    if (reading.phase === "inhale" && reading.cycle === 0) return words.holdHere;
    return reading.phase === "pause" && lastQuality !== null
      ? words.breath(reading.cyclesDone, lastQuality)
      : null;
  }
  const spoken = isDone ? name : words.spoken(name, reading.phaseLengthMs / 1000);
  return (
    <>
      <p
        key={isRunning ? reading.phase : "paused"}
        aria-hidden="true"
        className="font-serif text-[min(2.3rem,11vw)] leading-tight text-ink transition-opacity duration-1000 lg:text-[2.8rem] starting:opacity-0"
      >
        {isRunning ? name : words.paused}
      </p>
      <p className="min-h-[1.6em] text-ink/80">
        {isRunning
          ? (note ?? (
              // where the window has no room for the bar that says it
              <span className="hidden [@media(max-height:32rem)]:inline">
                {words.cycleOf(reading.cycle + 1, game.cycles)}
              </span>
            ))
          : words.pausedText}
      </p>
      <p aria-live="polite" className="sr-only">
        {isRunning ? [note, spoken].filter(Boolean).join(". ") : words.paused}
      </p>
    </>
  );
}

interface PhaseLabelProps {
  game: Game;
  reading: PhaseNow;
  isRunning: boolean;
  /** Of the breath that was over last. */
  lastQuality: number | null;
}

/** The seconds that are left, rounded up; a point in the pause, when there is nothing to do. */
export function Countdown({ reading }: { reading: PhaseNow }) {
  const isCounting = reading.phase !== "pause" && reading.phase !== "done";
  return (
    <span
      role="timer"
      className="pointer-events-none font-serif text-[3.4rem] leading-none tabular-nums lg:text-[3.9rem]"
    >
      {isCounting ? reading.secondsLeft : dot}
    </span>
  );
}

// specification §4: a dot or circle glyph in the pause
const dot = "•";

interface CycleProgressProps {
  game: Game;
  reading: PhaseNow;
  /** Mean of the breaths that are over; null before the first. */
  accuracy: number | null;
}

export function CycleProgress({ game, reading, accuracy }: CycleProgressProps) {
  const words = useStrings(strings);
  const done = words.doneOf(reading.cyclesDone, game.cycles);
  return (
    <div className="grid w-full max-w-sm gap-2 rounded-card bg-raised/85 px-4 py-3 text-ink [@media(max-height:32rem)]:hidden">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-[0.95rem] tabular-nums">
        <span>{words.cycleOf(reading.cycle + 1, game.cycles)}</span>
        <span>
          {words.accuracy}{" "}
          <strong className="font-semibold">
            {accuracy === null ? words.notYet : words.percent(Math.round(accuracy))}
          </strong>
          {game.mode === "guided" && accuracy !== null ? (
            <span className="text-soft before:content-['_·_']">{words.simulated}</span>
          ) : null}
        </span>
      </p>
      <Bar
        fraction={reading.cyclesDone / game.cycles}
        label={words.cycleProgress}
        valueText={done}
        className="bg-wash!"
      />
    </div>
  );
}

interface GameControlsProps {
  isRunning: boolean;
  onToggle: () => void;
  onReset: () => void;
}

export function GameControls({ isRunning, onToggle, onReset }: GameControlsProps) {
  const words = useStrings(strings);
  const Icon = isRunning ? Pause : Play;
  return (
    <div className="flex w-full max-w-sm gap-2 max-[359px]:flex-wrap">
      <Button
        onClick={onToggle}
        data-toggle=""
        className="min-h-[52px] min-w-0 grow px-3! text-[min(1.125rem,6vw)]"
      >
        <Icon aria-hidden="true" size={20} />
        {isRunning ? words.pause : words.resume}
      </Button>
      <Button kind="soft" onClick={onReset} className="min-h-[52px] min-w-0 grow bg-raised! px-3!">
        <RotateCcw aria-hidden="true" size={18} />
        {words.restart}
      </Button>
    </div>
  );
}
