import type { Rhythm } from "./phase-at.ts";

/** So many breaths of one rhythm. */
export type LedPart = Required<Rhythm> & { readonly breaths: number };

/** How the circle leads a step of an activity: first time to read, then one part after the other; what is left is breathed freely. */
export interface LedBreathing {
  readonly leadSeconds: number;
  readonly parts: readonly LedPart[];
}

/** Where a led step is: the part under way, and since when in the step. */
export type LedNow =
  | { readonly stage: "lead" | "free" }
  | { readonly stage: "led"; readonly part: LedPart; readonly startsMs: number };

/** What the circle does when `elapsedMs` of the step have passed. A part begins at its first millisecond. */
export function ledAt({ leadSeconds, parts }: LedBreathing, elapsedMs: number): LedNow {
  let startsMs = leadSeconds * 1000;
  if (elapsedMs < startsMs) return { stage: "lead" };
  for (const part of parts) {
    const endsMs = startsMs + secondsOf(part) * 1000;
    if (elapsedMs < endsMs) return { stage: "led", part, startsMs };
    startsMs = endsMs;
  }
  return { stage: "free" };
}

/** How long the circle leads, with the time to read before it. Seconds. */
export function ledSeconds({ leadSeconds, parts }: LedBreathing): number {
  return parts.reduce((sum, part) => sum + secondsOf(part), leadSeconds);
}

function secondsOf({ inhale, hold, exhale, pause, breaths }: LedPart): number {
  return (inhale + hold + exhale + pause) * breaths;
}
