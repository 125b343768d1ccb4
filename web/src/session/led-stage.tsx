import { useRef } from "react";
import { phaseAt } from "@remanso/core/breathing/phase-at.ts";
import type { LedBreathing } from "@remanso/core/breathing/led-breathing.ts";
import type { KeptSession } from "@remanso/core/session/kept-session.ts";
import type { ClockReading, TimedStep } from "@remanso/core/session/session-clock.ts";
import { useStrings } from "../app/language.tsx";
import { BreathCircle } from "../breathing/breath-circle.tsx";
import { CueToggles } from "../breathing/cue-toggles.tsx";
import { keepDeviceChoices, useDeviceChoices } from "../breathing/device-choices.ts";
import { Landscape } from "../breathing/landscape.tsx";
import { strings as breathingStrings } from "../breathing/strings.ts";
import { useCues } from "../breathing/use-cues.ts";
import { useDrawing } from "../breathing/use-drawing.ts";
import { waterHues } from "../breathing/water-hues.ts";
import { clockText } from "./clock-face.ts";
import { strings } from "./strings.ts";
import { useLed } from "./use-led.ts";

interface LedStageProps {
  led: LedBreathing;
  kept: KeptSession;
  steps: readonly TimedStep[];
  reading: ClockReading;
}

/** The breathing circle that leads a step: time to read, then breath after breath, then the person's own pace. */
export function LedStage({ led, kept, steps, reading }: LedStageProps) {
  const words = useStrings(strings);
  const breathing = useStrings(breathingStrings);
  const svgRef = useRef<SVGSVGElement>(null);
  const { now, drawn, heard, elapsedMs } = useLed({ led, kept, steps, stepElapsedMs: reading.stepElapsedMs });
  const isRunning = reading.playing && drawn !== null;
  const phase = drawn ? phaseAt(drawn.rhythm, elapsedMs(), drawn.cycles) : null;
  const choices = useDeviceChoices();
  const wake = useCues({
    game: heard,
    reading: phase,
    isRunning,
    elapsedMs,
    choices,
    onSoundFailed: () => keepDeviceChoices({ ...choices, sound: false }),
  });
  useDrawing(svgRef, { game: drawn, isRunning, elapsedMs, holds: null });
  const stageWords = { lead: words.ledLead, free: words.ledFree };
  const isCounting = isRunning && phase !== null && phase.phase !== "pause" && phase.phase !== "done";
  const text = !reading.playing
    ? words.paused
    : now.stage !== "led"
      ? stageWords[now.stage]
      : phase
        ? breathing.phases[phase.phase]
        : "";
  const spoken =
    isRunning && phase ? breathing.spoken(breathing.phases[phase.phase], phase.phaseLengthMs / 1000) : text;
  return (
    <section
      aria-label={breathing.calmCircle}
      data-breath=""
      className={`art ${waterHues} relative isolate overflow-hidden rounded-card text-center [container-type:inline-size] beside:sticky beside:top-3 beside:grid beside:max-h-[calc(100dvh-5rem)] beside:content-center lg:min-h-[32rem]`}
    >
      <div className="absolute right-2 top-2 z-10 flex gap-2">
        <CueToggles
          choices={choices}
          onChoose={(next) => {
            keepDeviceChoices(next);
            wake();
          }}
        />
      </div>
      <p
        role="timer"
        aria-label={words.timeLeft}
        className="absolute left-3 top-3 z-10 rounded-control bg-raised/85 px-3 py-1 tabular-nums text-ink"
      >
        {clockText(reading.remainingSeconds)}
      </p>
      <div className="relative pt-2">
        <Landscape />
        <div className="relative mx-auto aspect-square w-[min(100cqw,12rem,27dvh)] p-[10px] [@media(min-height:48rem)]:w-[min(100cqw,15rem,34dvh)] [@media(max-height:32rem)]:w-[min(100cqw,50dvh)] lg:w-[min(100cqw,22rem,46dvh)]">
          <BreathCircle
            ref={svgRef}
            scale={phase?.scale ?? 1}
            isRunning={isRunning}
            isFollowed={false}
            isHeld={false}
          />
          <span
            aria-hidden="true"
            className="absolute inset-0 grid place-items-center font-serif text-[2.2rem] leading-none tabular-nums text-[var(--art-ink)]"
          >
            {isCounting ? phase.secondsLeft : ""}
          </span>
        </div>
      </div>
      <p aria-hidden="true" className="relative px-4 pb-3 font-serif text-[1.5rem] leading-tight text-ink">
        {text}
      </p>
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
    </section>
  );
}
