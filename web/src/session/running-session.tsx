import { useRef, useState } from "react";
import type { Activity, Step } from "@remanso/core/activity/contract.ts";
import type { LedBreathing } from "@remanso/core/breathing/led-breathing.ts";
import { hasWriting, writingRoom, type KeptSession } from "@remanso/core/session/kept-session.ts";
import { begin, type ClockReading } from "@remanso/core/session/session-clock.ts";
import { useStrings } from "../app/language.tsx";
import type { SessionPlace } from "./keeping.ts";
import { LedStage } from "./led-stage.tsx";
import { usePlantsAhead } from "./session-completed.tsx";
import { SessionControls } from "./session-controls.tsx";
import { SessionEnd } from "./session-end.tsx";
import { SessionHeader } from "./session-header.tsx";
import { Advice, StepBody } from "./step-body.tsx";
import { StepCountdown } from "./step-countdown.tsx";
import { StepPicture } from "./step-picture.tsx";
import { strings } from "./strings.ts";
import { ToneToggle } from "./tone-toggle.tsx";
import { useAsking } from "./use-asking.tsx";
import { useClockReading } from "./use-clock-reading.ts";
import { useFinishAtTheEnd } from "./use-finish-at-the-end.ts";
import { useMoves } from "./use-moves.ts";
import { usePauseOnLeaving } from "./use-pause-on-leaving.ts";
import { useStayingAwake } from "./use-staying-awake.ts";
import { useStepTone } from "./use-step-tone.ts";
import { useWakeLock } from "./use-wake-lock.ts";
import { OnlyYouGate } from "../only-you/gate.tsx";
import { WritingField } from "./writing-field.tsx";

export interface RunningSessionProps {
  activity: Pick<Activity, "activityName" | "activityType" | "catalogueKey">;
  steps: readonly Step[];
  /** Where this device keeps the session. */
  place: SessionPlace;
  kept: KeptSession;
  update: (session: KeptSession) => void;
  isSending: boolean;
  onFinish: () => void;
}

/** The session under way: one step after the other, by a clock that a sleeping page cannot stop. */
export function RunningSession(props: RunningSessionProps) {
  const { activity, steps, place, kept, update, isSending, onFinish } = props;
  useStayingAwake(place, steps);
  const reading = useClockReading(kept, steps);
  const { question, finish } = useAsking({ kept, update, steps, reading, onFinish });
  const writingRef = useRef<HTMLTextAreaElement>(null);
  // only the browser draws a session under way, so that its own clock may be asked
  const [openedAtMs] = useState(() => Date.now());
  const step = steps[reading.stepIndex];
  const isUnsent = kept.completion !== null;
  const canFinish = writingRoom(kept.writing) >= 0;
  const { toggle, back, on } = useMoves({
    kept,
    update,
    steps,
    reading,
    isLocked: isUnsent || question !== null,
  });

  useWakeLock(reading.playing);
  usePauseOnLeaving(place, steps);
  useStepTone({ steps, reading });
  usePlantsAhead();
  useFinishAtTheEnd(reading, openedAtMs, () => {
    // somebody in the middle of a sentence is not cut off: the session waits to be finished by hand
    const isWriting = document.activeElement === writingRef.current && kept.writing.trim() !== "";
    if (!isWriting && canFinish) onFinish();
  });
  if (!step) return null;

  const over = reading.finished || isUnsent;
  const end = over ? (
    <SessionEnd
      isUnsent={isUnsent}
      endedAway={reading.finishedAtMs !== null && reading.finishedAtMs < openedAtMs}
      isSending={isSending}
      onStartOver={() => update({ ...kept, clock: begin(Date.now()) })}
    />
  ) : null;
  const led = over || question !== null ? null : (step.led ?? null);
  return (
    <div className="flex grow flex-col gap-4 beside:grid beside:grid-cols-[5fr_6fr] beside:gap-10 lg:content-center lg:gap-14 lg:beside:grid-cols-2">
      <StepScene {...props} step={step} reading={reading} led={led} />
      <div className="flex min-w-0 grow flex-col gap-4 lg:gap-7">
        <SessionHeader
          activityName={activity.activityName}
          steps={steps}
          reading={reading}
          hasRing={led === null}
        />
        <StepBody step={step} playing={reading.playing} instead={question ?? end} />
        {reading.stepIndex === 0 ? <Advice activityType={activity.activityType} /> : null}
        {hasWriting(activity.activityType, step.type) ? (
          <OnlyYouGate>
            <WritingField
              ref={writingRef}
              writing={kept.writing}
              onWrite={(writing) => update({ ...kept, writing })}
              isLocked={isUnsent || isSending}
            />
          </OnlyYouGate>
        ) : null}
        <SessionControls
          step={step}
          reading={reading}
          isLast={reading.stepIndex === steps.length - 1}
          isSending={isSending}
          isOver={over}
          isUnsent={isUnsent}
          isAsking={question !== null}
          canFinish={canFinish}
          onToggle={toggle}
          onPrevious={back}
          onNext={on}
          onFinish={finish}
        />
        <StepAnnouncement index={reading.stepIndex} count={steps.length} title={step.title} />
      </div>
    </div>
  );
}

interface StepSceneProps extends Pick<RunningSessionProps, "activity" | "steps" | "kept"> {
  step: Step;
  reading: ClockReading;
  /** How the circle leads, where it does. */
  led: LedBreathing | null;
}

/** What stands above or beside the step's words: the circle that leads it, or a picture with the countdown. */
function StepScene({ activity, steps, kept, step, reading, led }: StepSceneProps) {
  if (led) return <LedStage led={led} kept={kept} steps={steps} reading={reading} />;
  return (
    <StepPicture
      activity={activity}
      isBreathing={step.type === "breathing" && reading.playing}
      corner={steps.some(({ eyesClosed }) => eyesClosed) ? <ToneToggle /> : null}
    >
      <StepCountdown reading={reading} step={step} />
    </StepPicture>
  );
}

/** Tells a change of step to those who do not see it. */
function StepAnnouncement({ index, count, title }: { index: number; count: number; title: string }) {
  const words = useStrings(strings);
  return (
    <p aria-live="polite" className="sr-only">
      {words.stepProgress(index + 1, count, title)}
    </p>
  );
}
