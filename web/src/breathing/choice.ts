import type { BreathingMode } from "@remanso/core/breathing/contract.ts";
import { defaultCycles, type cycleChoices, type PatternKey } from "@remanso/core/breathing/patterns.ts";

export type CycleCount = (typeof cycleChoices)[number];

/** What a person chooses before a game. */
export interface Choice {
  readonly pattern: PatternKey;
  readonly cycles: CycleCount;
  readonly mode: BreathingMode;
}

// safety: 5 breaths of 4-7-8 are more than the advice for a first month, so the game does not begin with that
export const firstChoice: Choice = { pattern: "box", cycles: defaultCycles, mode: "guided" };

// specification §5: 3, 5, 8 or 10 cycles are labelled 1, 2, 3, 4 minutes
export const labelledMinutes: Readonly<Record<CycleCount, number>> = { 3: 1, 5: 2, 8: 3, 10: 4 };

export type LengthAdvice = "afterFirstMonth" | "moreThanAdvised";

/** safety: 4-7-8 at most 4 breaths a sitting in the first month, then 8. Null where nothing needs to be said. */
export function lengthAdviceFor(pattern: PatternKey, cycles: CycleCount): LengthAdvice | null {
  if (pattern !== "4-7-8" || cycles <= 4) return null;
  return cycles <= 8 ? "afterFirstMonth" : "moreThanAdvised";
}

/** A length as a clock's hand shows it: 63 s is "1 min 3 s". The same in both languages. */
export function lengthText(lengthMs: number): string {
  const seconds = Math.round(lengthMs / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 ? `${minutes} min` : "", rest > 0 ? `${rest} s` : ""].filter(Boolean).join(" ");
}
