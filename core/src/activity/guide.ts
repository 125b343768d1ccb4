import type { LedBreathing } from "../breathing/led-breathing.ts";
import type { ByLanguage } from "../language.ts";

// specification §3: activity instructions, step types
export const stepTypes = ["instruction", "breathing", "movement", "reflection"] as const;
export type StepType = (typeof stepTypes)[number];

/** One step of a guide as it is written: both languages, length in seconds. */
export interface GuideStep {
  readonly title: ByLanguage<string>;
  readonly instruction: ByLanguage<string>;
  readonly seconds: number;
  readonly type: StepType;
  /** How the circle leads the breath through the step; only in breathing activities. */
  readonly led?: LedBreathing;
  /** The eyes may be closed at its end: a soft tone tells that it is over. */
  readonly eyesClosed?: true;
}
