import type { Hold } from "@remanso/core/breathing/contract.ts";
import { pauseSeconds } from "@remanso/core/breathing/patterns.ts";
import { phaseAt, type PhaseNow, type Rhythm } from "@remanso/core/breathing/phase-at.ts";

/** How full the breath is, 0 to 1: it swells and sinks over its whole phase, slowly at both ends. */
export function fullnessOf({ phase, progress }: PhaseNow): number {
  const eased = easedOf(progress);
  if (phase === "inhale") return eased;
  if (phase === "hold") return 1;
  return phase === "exhale" ? 1 - eased : 0;
}

/** From one breath's beginning to the next one's. */
export function breathMs({ inhale, hold, exhale, pause = pauseSeconds }: Rhythm): number {
  return (inhale + hold + exhale + pause) * 1000;
}

interface Stretch {
  readonly fromMs: number;
  readonly toMs: number;
  readonly stepMs: number;
}

/** The fullness that the rhythm asks for, from one instant of the game to another. */
export function idealFullness(rhythm: Rhythm, { fromMs, toMs, stepMs }: Stretch): number[] {
  return steps({ fromMs, toMs, stepMs }).map((ms) => fullnessOf(phaseAt(rhythm, ms, endless)));
}

/**
 * The fullness of the person's own breath as their holds tell it: it rises at the rhythm's pace while they hold, rests
 * where it is while the rhythm asks to hold the breath, and sinks otherwise. It begins empty at `fromMs`.
 */
export function ownFullness(
  rhythm: Rhythm,
  holds: readonly Hold[],
  { fromMs, toMs, stepMs }: Stretch,
): number[] {
  const seconds = stepMs / 1000;
  let level = 0;
  return steps({ fromMs, toMs, stepMs }).map((ms) => {
    // what happened in the step that ends here
    const midMs = ms - stepMs / 2;
    const isHeld = holds.some(({ pressedMs, releasedMs }) => pressedMs <= midMs && midMs < releasedMs);
    if (ms > fromMs && isHeld) level += seconds / rhythm.inhale;
    else if (phaseAt(rhythm, midMs, endless).phase !== "hold") level -= seconds / rhythm.exhale;
    level = Math.min(1, Math.max(0, level));
    return easedOf(level);
  });
}

/** A line through `levels`, 0 at the bottom and 1 at the top of a box of `width` × `height`, as path data. */
export function linePath(
  levels: readonly number[],
  { width, height }: { width: number; height: number },
): string {
  const step = width / Math.max(1, levels.length - 1);
  const points = levels.map((level, index) => `${round(index * step)} ${round((1 - level) * height)}`);
  return points.length === 0 ? "" : `M${points.join("L")}`;
}

// more breaths than any game has, so that the last one ends in a pause like the others
const endless = 100;

function steps({ fromMs, toMs, stepMs }: Stretch): number[] {
  const count = Math.max(0, Math.floor((toMs - fromMs) / stepMs)) + 1;
  return Array.from({ length: count }, (_, index) => fromMs + index * stepMs);
}

function easedOf(part: number): number {
  return (1 - Math.cos(Math.PI * part)) / 2;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
