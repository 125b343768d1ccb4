import { pauseSeconds, type BreathingPattern } from "./patterns.ts";

/** How long each part of a breath is, in seconds. */
export type Rhythm = Pick<BreathingPattern, "inhale" | "hold" | "exhale"> & {
  /** Between two breaths; the specified pause where nothing is said. */
  readonly pause?: number;
};

export type BreathPhase = "inhale" | "hold" | "exhale" | "pause";

/** Where a game is at one instant of its clock. */
export interface PhaseNow {
  readonly phase: BreathPhase | "done";
  /** From 0; a pause belongs to the cycle before it, and "done" to the last one. */
  readonly cycle: number;
  /** How many cycles are breathed out. */
  readonly cyclesDone: number;
  readonly phaseElapsedMs: number;
  readonly phaseLengthMs: number;
  /** Rounded up, so that a phase of 4 s counts 4, 3, 2, 1. */
  readonly secondsLeft: number;
  /** Through the phase, 0 to 1. */
  readonly progress: number;
  /** The size that the circle goes to during the phase. */
  readonly scale: number;
}

export interface PhaseSpan {
  readonly phase: BreathPhase;
  readonly cycle: number;
  readonly startsMs: number;
  readonly endsMs: number;
}

export const smallestScale = 1;
export const largestScale = 1.8;

// specification §4: scales about 1 to 1.8 on inhale, stays large on hold, shrinks on exhale
const scales: Readonly<Record<BreathPhase | "done", number>> = {
  inhale: largestScale,
  hold: largestScale,
  exhale: smallestScale,
  pause: smallestScale,
  done: smallestScale,
};

/**
 * The phase that a game of `cycles` breaths is in when `elapsedMs` of its clock have passed, pauses of the player left out.
 * A phase begins at its first millisecond and has ended at its last; no pause follows the last cycle. Before the start
 * counts as the start, and everything after the end is "done".
 */
export function phaseAt(rhythm: Rhythm, elapsedMs: number, cycles: number): PhaseNow {
  const { parts, turnMs } = turnOf(rhythm);
  const elapsed = Math.max(0, elapsedMs || 0);
  if (elapsed >= gameLengthMs(rhythm, cycles)) return doneAfter(cycles);
  const cycle = Math.floor(elapsed / turnMs);
  const inTurn = elapsed - cycle * turnMs;
  const part = parts.find(({ endsMs }) => inTurn < endsMs) ?? parts[0];
  const phaseElapsedMs = inTurn - part.startsMs;
  const phaseLengthMs = part.endsMs - part.startsMs;
  return {
    phase: part.phase,
    cycle,
    cyclesDone: part.phase === "pause" ? cycle + 1 : cycle,
    phaseElapsedMs,
    phaseLengthMs,
    secondsLeft: Math.ceil((phaseLengthMs - phaseElapsedMs) / 1000),
    progress: phaseElapsedMs / phaseLengthMs,
    scale: scales[part.phase],
  };
}

/** How long a game of `cycles` breaths lasts: its cycles and the pauses between them. */
export function gameLengthMs(rhythm: Rhythm, cycles: number): number {
  if (cycles <= 0) return 0;
  return cycles * turnOf(rhythm).turnMs - pauseMsOf(rhythm);
}

/** Every phase of a game in order, with when it starts and ends on the game's clock, so that sounds can be set ahead. */
export function phaseBoundaries(rhythm: Rhythm, cycles: number): PhaseSpan[] {
  const { parts, turnMs } = turnOf(rhythm);
  const turns = Array.from({ length: Math.max(0, cycles) }, (_, cycle) =>
    parts.map(({ phase, startsMs, endsMs }) => ({
      phase,
      cycle,
      startsMs: cycle * turnMs + startsMs,
      endsMs: cycle * turnMs + endsMs,
    })),
  );
  return turns
    .flat()
    .filter(({ startsMs, endsMs }) => endsMs > startsMs)
    .filter(({ phase, cycle }) => phase !== "pause" || cycle < cycles - 1);
}

interface Part {
  readonly phase: BreathPhase;
  readonly startsMs: number;
  readonly endsMs: number;
}

/** One cycle with the pause after it, in whole milliseconds: no fraction can add up to a drift. */
function turnOf(rhythm: Rhythm): {
  parts: readonly [Part, Part, Part, Part];
  turnMs: number;
} {
  const { inhale, hold, exhale } = rhythm;
  const inhaled = Math.round(inhale * 1000);
  const held = inhaled + Math.round(hold * 1000);
  const exhaled = held + Math.round(exhale * 1000);
  const turnMs = exhaled + pauseMsOf(rhythm);
  const parts = [
    { phase: "inhale", startsMs: 0, endsMs: inhaled },
    { phase: "hold", startsMs: inhaled, endsMs: held },
    { phase: "exhale", startsMs: held, endsMs: exhaled },
    { phase: "pause", startsMs: exhaled, endsMs: turnMs },
  ] as const;
  return { parts, turnMs };
}

// specification §9: pause 2 s between cycles
function pauseMsOf({ pause = pauseSeconds }: Rhythm): number {
  return Math.round(pause * 1000);
}

function doneAfter(cycles: number): PhaseNow {
  return {
    phase: "done",
    cycle: Math.max(0, cycles - 1),
    cyclesDone: Math.max(0, cycles),
    phaseElapsedMs: 0,
    phaseLengthMs: 0,
    secondsLeft: 0,
    progress: 1,
    scale: scales.done,
  };
}
