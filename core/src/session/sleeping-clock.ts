import type { KeptSession } from "./kept-session.ts";
import { pause, type TimedStep } from "./session-clock.ts";

// decisions §3: a clock that slept is not known practice
export const longestGapMs = 2 * 60_000;
// far less than the gap, and seldom enough for a device that writes slowly
const aliveEveryMs = 10_000;

type Lived = Pick<KeptSession, "clock" | "aliveAtMs">;

/** Until when at `nowMs` it is known that the session's page was awake: now, or when it fell asleep. */
export function knownUntilMs({ clock, aliveAtMs }: Lived, nowMs: number): number {
  if (clock.startedAtMs === null) return nowMs;
  const lastMs = Math.max(clock.startedAtMs, aliveAtMs ?? 0);
  return nowMs - lastMs > longestGapMs ? lastMs : nowMs;
}

/**
 * The session as it goes on at `nowMs`: paused where it fell asleep, with the running clock put aside until the person has said
 * what happened, or noted as awake every ten seconds. Else it is the same object.
 */
export function sessionAwake(kept: KeptSession, steps: readonly TimedStep[], nowMs: number): KeptSession {
  if (kept.clock.startedAtMs === null || kept.completion) return kept;
  const knownMs = knownUntilMs(kept, nowMs);
  if (knownMs < nowMs) return { ...kept, clock: pause(kept.clock, steps, knownMs), slept: kept.clock };
  return nowMs - (kept.aliveAtMs ?? 0) < aliveEveryMs ? kept : { ...kept, aliveAtMs: nowMs };
}

/** The person kept practising while the page slept: the clock has run on, up to the planned end. */
export function keptPractising(kept: KeptSession, nowMs: number): KeptSession {
  return kept.slept ? { ...kept, clock: kept.slept, slept: null, aliveAtMs: nowMs } : kept;
}

/** The person left it: it stays paused where the page fell asleep. */
export function leftPractising(kept: KeptSession): KeptSession {
  return { ...kept, slept: null };
}

// decisions §3: a session finished in less than a fifth of its planned time asks once whether it was done
const shareOfPlanned = 1 / 5;

/** True where so much of `steps` was played that finishing now asks first. */
export function isEarly(playedMs: number, steps: readonly TimedStep[]): boolean {
  return playedMs < shareOfPlanned * plannedMs(steps);
}

/** How long all steps are together. */
export function plannedMs(steps: readonly TimedStep[]): number {
  return steps.reduce((sum, { duration }) => sum + duration * 1000, 0);
}
