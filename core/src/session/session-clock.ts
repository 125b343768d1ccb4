/** A step as the clock sees it: its length in seconds. */
export interface TimedStep {
  readonly duration: number;
}

/**
 * The facts from which a session's state at any later moment is computed. Nothing is counted, so a sleeping tab or a reload
 * loses nothing. Instants and lengths are in milliseconds.
 */
export interface SessionClock {
  /** The step in which the current stretch of playing began, from 0. */
  readonly stepIndex: number;
  /** When the current stretch of playing began; null while paused. */
  readonly startedAtMs: number | null;
  /** How much of that step had been played before this stretch. */
  readonly elapsedBeforeMs: number;
  /** How much of the whole session had been played before this stretch, repeated steps counted again. */
  readonly playedBeforeMs: number;
}

/** What a clock shows at one moment. */
export interface ClockReading {
  readonly stepIndex: number;
  readonly stepElapsedMs: number;
  /** Whole seconds left in the step, rounded up: the last one shown is 1, and 0 means over. */
  readonly remainingSeconds: number;
  readonly playing: boolean;
  /** True once the last step has been played to its end. */
  readonly finished: boolean;
  /** The instant at which the last step ended, when that happened while playing. */
  readonly finishedAtMs: number | null;
  readonly playedMs: number;
  /** How much of all steps is done, 0 to 1, every step counting the same. */
  readonly fraction: number;
}

/** A clock that begins to play the first step at `nowMs`. */
export function begin(nowMs: number): SessionClock {
  return { stepIndex: 0, startedAtMs: nowMs, elapsedBeforeMs: 0, playedBeforeMs: 0 };
}

/**
 * What `clock` shows at `nowMs`: it moves on as many steps as the elapsed time covers, and the last one ends the session. If the
 * device's time was set back, nothing played before this stretch is lost. specification §4: at zero it advances and the timer
 * reloads; at the last step's end it stops.
 */
export function clockAt(clock: SessionClock, steps: readonly TimedStep[], nowMs: number): ClockReading {
  const sinceStartMs = clock.startedAtMs === null ? 0 : Math.max(0, nowMs - clock.startedAtMs);
  const last = steps.length - 1;
  let stepIndex = within(clock.stepIndex, last);
  let leftMs = clock.elapsedBeforeMs + sinceStartMs;
  while (stepIndex < last && leftMs >= lengthMs(steps, stepIndex)) {
    leftMs -= lengthMs(steps, stepIndex);
    stepIndex += 1;
  }
  const stepMs = lengthMs(steps, stepIndex);
  const overMs = Math.max(0, leftMs - stepMs);
  const finished = stepIndex === last && leftMs >= stepMs;
  const stepElapsedMs = leftMs - overMs;
  return {
    stepIndex,
    stepElapsedMs,
    remainingSeconds: Math.ceil((stepMs - stepElapsedMs) / 1000),
    playing: clock.startedAtMs !== null && !finished,
    finished,
    finishedAtMs: finished && clock.startedAtMs !== null ? nowMs - Math.min(overMs, sinceStartMs) : null,
    playedMs: clock.playedBeforeMs + Math.max(0, sinceStartMs - overMs),
    fraction:
      steps.length === 0 ? 0 : (stepIndex + (stepMs === 0 ? 1 : stepElapsedMs / stepMs)) / steps.length,
  };
}

/** The clock paused at `nowMs`, at the step and second it has reached. */
export function pause(clock: SessionClock, steps: readonly TimedStep[], nowMs: number): SessionClock {
  const reading = clockAt(clock, steps, nowMs);
  return {
    stepIndex: reading.stepIndex,
    startedAtMs: null,
    elapsedBeforeMs: reading.stepElapsedMs,
    playedBeforeMs: reading.playedMs,
  };
}

/** The clock resumed from where it was paused; a running one is unchanged. */
export function resume(clock: SessionClock, nowMs: number): SessionClock {
  return clock.startedAtMs === null ? { ...clock, startedAtMs: nowMs } : clock;
}

/** The beginning of the step after, paused (specification §4: previous/next pause playback); on the last step, paused there. */
export function next(clock: SessionClock, steps: readonly TimedStep[], nowMs: number): SessionClock {
  return moved(clock, steps, { by: 1, nowMs });
}

/** The beginning of the step before, paused; on the first step, paused there. specification §4: disabled on step 1. */
export function previous(clock: SessionClock, steps: readonly TimedStep[], nowMs: number): SessionClock {
  return moved(clock, steps, { by: -1, nowMs });
}

/** Whole minutes played, as a completion reports them (specification §7: whole minutes elapsed). */
export function wholeMinutes(playedMs: number): number {
  // the contract's maximum: a day
  return Math.min(1440, Math.floor(playedMs / 60_000));
}

function moved(
  clock: SessionClock,
  steps: readonly TimedStep[],
  move: { by: 1 | -1; nowMs: number },
): SessionClock {
  const paused = pause(clock, steps, move.nowMs);
  const stepIndex = within(paused.stepIndex + move.by, steps.length - 1);
  return stepIndex === paused.stepIndex ? paused : { ...paused, stepIndex, elapsedBeforeMs: 0 };
}

function within(stepIndex: number, last: number): number {
  return Math.max(0, Math.min(stepIndex, last));
}

function lengthMs(steps: readonly TimedStep[], stepIndex: number): number {
  return (steps[stepIndex]?.duration ?? 0) * 1000;
}
