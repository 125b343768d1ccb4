/** After how many minutes sound can be asked to end; "end": with the text. */
export const sleepMinutes = [5, 10, 15, 30, 60] as const;
export type SleepChoice = "off" | "end" | (typeof sleepMinutes)[number];

// long enough not to be noticed by somebody half asleep
export const sleepFadeSeconds = 20;

/** A sleep timer as the few facts from which every later moment can be computed. It stands still while `atMs` is null (paused). */
export interface SleepTimer {
  readonly choice: Exclude<SleepChoice, "off">;
  /** Seconds that were left at `atMs`; of no meaning for "end", which goes by the text. */
  readonly seconds: number;
  readonly atMs: number | null;
}

/** A timer set at `nowMs`; null for "off". */
export function sleepTimerFor(choice: SleepChoice, nowMs: number | null): SleepTimer | null {
  if (choice === "off") return null;
  return { choice, seconds: choice === "end" ? 0 : choice * 60, atMs: nowMs };
}

/** Seconds until the sound is gone, at least 0; `textSeconds` are what is left of the text. */
export function sleepLeft(timer: SleepTimer, nowMs: number, textSeconds: number): number {
  if (timer.choice === "end") return Math.max(0, textSeconds);
  const spent = timer.atMs === null ? 0 : Math.max(0, nowMs - timer.atMs) / 1000;
  return Math.max(0, timer.seconds - spent);
}

/** The timer standing still, or going on, from `nowMs`. */
export function sleepStill(timer: SleepTimer, nowMs: number): SleepTimer {
  return { ...timer, seconds: sleepLeft(timer, nowMs, 0), atMs: null };
}

export function sleepGoingOn(timer: SleepTimer, nowMs: number): SleepTimer {
  return { ...sleepStill(timer, nowMs), atMs: nowMs };
}

/** How loud everything is with so many seconds left: 1, and over the last twenty evenly down to 0. */
export function sleepVolume(secondsLeft: number): number {
  return Math.min(1, Math.max(0, secondsLeft / sleepFadeSeconds));
}
