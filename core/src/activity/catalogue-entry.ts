import type { ByLanguage } from "../language.ts";
import type { QuestionId } from "../assessment/question-ids.ts";
import type { StressCategory } from "../assessment/questions.ts";
import type { GuideStep } from "./guide.ts";

// specification §1: the nine types of a plan and the three that also have images
export const activityTypes = [
  "meditation",
  "breathing",
  "journaling",
  "exercise",
  "creative",
  "social",
  "selfcare",
  "nature",
  "digital-detox",
  "financial",
  "reflection",
  "custom",
] as const;
export type ActivityType = (typeof activityTypes)[number];

/** The types that the catalogue fills; `custom` is the person's own. */
export type CatalogueType = Exclude<ActivityType, "custom">;

// specification §3: AI recommendation, timeOfDay
export const timesOfDay = ["morning", "afternoon", "evening", "anytime"] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

/**
 * What the rule of plans reads of an activity, and its name: all of the catalogue that a browser may carry. `key` is stored with a
 * person's activity and never changes.
 * `weights` say how much it speaks to each category of stress, 0 (not at all) to 3 (made for it); `answers` are the questions
 * that it speaks to. `timeOfDay` is the part of the day that it belongs to; `hours` are the hours of the clock in which it can
 * be done, from one up to another and over midnight too, where they are not the whole of that part.
 * `isForSome` marks what suits a situation that the answers do not tell (an exam, a shift at night, a loss).
 */
export interface CatalogueFacts {
  readonly key: string;
  readonly type: CatalogueType;
  readonly name: ByLanguage<string>;
  readonly minutes: number;
  readonly weights: Readonly<Record<StressCategory, 0 | 1 | 2 | 3>>;
  readonly timeOfDay: TimeOfDay;
  readonly hours?: readonly [from: number, to: number];
  readonly isForSome?: true;
  readonly answers: readonly QuestionId[];
}

/** One activity of the catalogue. `steps` is null where the activity uses its type's guide. */
export interface CatalogueEntry extends CatalogueFacts {
  readonly description: ByLanguage<string>;
  readonly steps: readonly GuideStep[] | null;
}
