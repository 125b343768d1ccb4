/** After how many minutes the sound ends; "end" means with the text. */
export const sleepMinutes = [5, 10, 15, 30, 60] as const;
export type SleepChoice = "off" | "end" | (typeof sleepMinutes)[number];

// long enough that somebody half asleep does not notice
export const sleepFadeSeconds = 20;

/** The facts from which a sleep timer's state at any later moment is computed. It is paused while `atMs` is null. */
export interface SleepTimer {
  readonly choice: Exclude<SleepChoice, "off">;
  /** Seconds left at `atMs`; unused for "end", which follows the text. */
  readonly seconds: number;
  readonly atMs: number | null;
}

/** A timer set at `nowMs`; null for "off". */
export function sleepTimerFor(choice: SleepChoice, nowMs: number | null): SleepTimer | null {
  if (choice === "off") return null;
  return { choice, seconds: choice === "end" ? 0 : choice * 60, atMs: nowMs };
}

/** Seconds until the sound ends, at least 0; `textSeconds` is what is left of the text. */
export function sleepLeft(timer: SleepTimer, nowMs: number, textSeconds: number): number {
  if (timer.choice === "end") return Math.max(0, textSeconds);
  const spent = timer.atMs === null ? 0 : Math.max(0, nowMs - timer.atMs) / 1000;
  return Math.max(0, timer.seconds - spent);
}

/** The timer paused, or resumed, from `nowMs`. */
export function sleepStill(timer: SleepTimer, nowMs: number): SleepTimer {
  return { ...timer, seconds: sleepLeft(timer, nowMs, 0), atMs: null };
}

export function sleepGoingOn(timer: SleepTimer, nowMs: number): SleepTimer {
  return { ...sleepStill(timer, nowMs), atMs: nowMs };
}

/** The overall volume with this many seconds left: 1, falling linearly to 0 over the last twenty. */
export function sleepVolume(secondsLeft: number): number {
  return Math.min(1, Math.max(0, secondsLeft / sleepFadeSeconds));
}
