import { useRef, useState, type ReactNode } from "react";
import type { Activity, Step } from "@remanso/core/activity/contract.ts";
import { hasWriting, writingRoom, type KeptSession } from "@remanso/core/session/kept-session.ts";
import {
  begin,
  next,
  pause,
  previous,
  resume,
  type ClockReading,
  type SessionClock,
} from "@remanso/core/session/session-clock.ts";
import { useStrings } from "../app/language.tsx";
import { adviceFor } from "./advice-for.ts";
import { FocusedHeading } from "./focused-heading.tsx";
import { ReadAloud } from "./read-aloud.tsx";
import { SessionControls } from "./session-controls.tsx";
import { SessionEnd } from "./session-end.tsx";
import { SessionHeader } from "./session-header.tsx";
import { StepCountdown } from "./step-countdown.tsx";
import { StepPicture } from "./step-picture.tsx";
import type { SessionPlace } from "./keeping.ts";
import { strings } from "./strings.ts";
import { useAsking } from "./use-asking.tsx";
import { useClockReading } from "./use-clock-reading.ts";
import { useFinishAtTheEnd } from "./use-finish-at-the-end.ts";
import { usePauseOnLeaving } from "./use-pause-on-leaving.ts";
import { useSessionKeys } from "./use-session-keys.ts";
import { useStayingAwake } from "./use-staying-awake.ts";
import { useWakeLock } from "./use-wake-lock.ts";
import { WritingField } from "./writing-field.tsx";

interface RunningSessionProps {
  activity: Activity;
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

  const { toggle, move } = useMoves({
    kept,
    update,
    steps,
    reading,
    isLocked: isUnsent || question !== null,
  });

  useWakeLock(reading.playing);
  usePauseOnLeaving(place, steps);
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
  const writes = hasWriting(activity.activityType, step.type);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[5fr_6fr] lg:gap-14">
      <StepPicture activity={activity} isBreathing={step.type === "breathing" && reading.playing}>
        <StepCountdown reading={reading} step={step} />
      </StepPicture>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 max-lg:-mt-10 lg:gap-8">
        <SessionHeader activityName={activity.activityName} steps={steps} reading={reading} />
        <StepBody step={step} playing={reading.playing} instead={question ?? end} />
        {reading.stepIndex === 0 ? <Advice activityType={activity.activityType} /> : null}
        {writes ? (
          <WritingField
            ref={writingRef}
            writing={kept.writing}
            onWrite={(writing) => update({ ...kept, writing })}
            isLocked={isUnsent || isSending}
          />
        ) : null}
        <SessionControls
          reading={reading}
          isLast={reading.stepIndex === steps.length - 1}
          isSending={isSending}
          isOver={over}
          isUnsent={isUnsent}
          isAsking={question !== null}
          isSticky={!over && !writes}
          canFinish={canFinish}
          onToggle={toggle}
          onPrevious={() => move(previous)}
          onNext={() => move(next)}
          onFinish={finish}
        />
        <ReadAloud step={step} isPlaying={reading.playing} />
        <StepAnnouncement index={reading.stepIndex} count={steps.length} title={step.title} />
      </div>
    </div>
  );
}

interface Moves {
  readonly kept: KeptSession;
  readonly update: (session: KeptSession) => void;
  readonly steps: readonly Step[];
  readonly reading: ClockReading;
  /** A question is open, or the completion is on its way. */
  readonly isLocked: boolean;
}

/** Pausing, going on, and the steps before and after, by buttons and by keys. */
function useMoves({ kept, update, steps, reading, isLocked }: Moves) {
  function move(change: (clock: SessionClock, all: readonly Step[], nowMs: number) => SessionClock) {
    if (!isLocked) update({ ...kept, clock: change(kept.clock, steps, Date.now()) });
  }
  const toggle = () =>
    move((clock, all, nowMs) => (reading.playing ? pause(clock, all, nowMs) : resume(clock, nowMs)));
  useSessionKeys({ toggle, previous: () => move(previous), next: () => move(next) });
  return { toggle, move };
}

interface StepBodyProps {
  step: Step;
  playing: boolean;
  instead: ReactNode;
}

/** The step's title, and under it what to do, or what stands in its place: a question, or that the time is over. */
function StepBody({ step, playing, instead }: StepBodyProps) {
  return (
    <div className="grid gap-4 lg:min-h-44">
      <FocusedHeading className="text-[2.1rem] leading-[1.12] break-words lg:text-[2.9rem]">
        {step.title}
      </FocusedHeading>
      {instead ?? <StepText instruction={step.instruction} playing={playing} />}
    </div>
  );
}

/** Who began by 'Comenzar Sesión' has not seen the overview. */
function Advice({ activityType }: Pick<Activity, "activityType">) {
  const advice = adviceFor(activityType, useStrings(strings).advice);
  return advice ? <p className="max-w-[65ch] rounded-card bg-wash px-5 py-4">{advice}</p> : null;
}

/** specification §2: pause hides the step content. */
function StepText({ instruction, playing }: { instruction: string; playing: boolean }) {
  const words = useStrings(strings);
  if (playing)
    return (
      <p className="max-w-[65ch] text-lg leading-relaxed break-words whitespace-pre-line">{instruction}</p>
    );
  return (
    <p className="max-w-[65ch] text-lg text-soft">
      <strong className="block font-semibold text-ink">{words.paused}</strong>
      {words.pausedText}
    </p>
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
