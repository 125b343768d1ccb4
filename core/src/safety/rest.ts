import type { SafetyTurn } from "./dialogue/safety-turn.ts";

// safety.md: recommendations, gamification, prompts and reminders rest, on the whole product for 24 hours
const restMs = 24 * 3_600_000;

/** Until when the product rests after this turn; null where no sure level 3 or 4 stands. */
export function restsUntilAfter({ sure, level }: Pick<SafetyTurn, "sure" | "level">, now: Date): Date | null {
  return sure && level >= 3 ? new Date(now.getTime() + restMs) : null;
}

// safety.md: experiments are not offered for 14 days
const withoutExperimentsMs = 14 * restMs;

/** From when experiments are offered again after a turn that lets the product rest. */
export function experimentsFromAfter(now: Date): Date {
  return new Date(now.getTime() + withoutExperimentsMs);
}

interface Rest {
  /** What the account says, as an instant; null: nothing. */
  readonly restsUntil: string | null;
  /** When a sure level stood last in the conversation that the device keeps; 0: never. */
  readonly stoodAtMs: number;
}

/** True while either the account or the device says so. A device whose clock was ahead does not rest for longer than a day. */
export function isResting({ restsUntil, stoodAtMs }: Rest, nowMs: number): boolean {
  return (restsUntil !== null && Date.parse(restsUntil) > nowMs) || Math.abs(nowMs - stoodAtMs) < restMs;
}
