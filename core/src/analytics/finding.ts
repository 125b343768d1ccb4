import type { ActivityType } from "../activity/catalogue-entry.ts";

export const findingSeries = ["overall", "work", "financial", "personal", "global"] as const;
/** Which stress: the whole as the person stated it, or one category as stated. */
export type FindingSeries = (typeof findingSeries)[number];

export const findingKinds = ["trend", "weekday", "activity", "next_day"] as const;
/** What is compared; "activity" is the day of an activity itself, "next_day" the day after it. */
export type FindingKind = (typeof findingKinds)[number];

export const findingMethods = ["mann_kendall", "permutation"] as const;
export type FindingMethod = (typeof findingMethods)[number];

export const findingReadings = ["goes_with", "reaches_for"] as const;
/**
 * How an activity's finding is read: less stress goes with it, or the person reaches for it when stress is high. decisions §8:
 * more stress is never told as harm.
 */
export type FindingReading = (typeof findingReadings)[number];

export const findingDirections = ["more", "less"] as const;
export type FindingDirection = (typeof findingDirections)[number];

/** How sure a finding is: seen on two looks in a row, or within a single look by the year's budget. decisions §8 */
export const surenesses = ["quite", "very"] as const;
export type Sureness = (typeof surenesses)[number];

export const needKinds = ["mean", "trend", "activity", "weekday"] as const;
export type NeedKind = (typeof needKinds)[number];

/** One thing that a person's days show. */
export interface Finding {
  readonly kind: FindingKind;
  readonly series: FindingSeries;
  /** Categories that moved the same way; only for a trend of overall stress. */
  readonly also: readonly FindingSeries[];
  /** 1 Monday to 7 Sunday where `kind` is "weekday", else null. */
  readonly weekday: number | null;
  /** Where `kind` is "activity" or "next_day", else null. */
  readonly activityType: ActivityType | null;
  /** Where `kind` is "activity" or "next_day", else null. */
  readonly reading: FindingReading | null;
  /** Whether it goes with more or less stress, or the line rises or falls. */
  readonly direction: FindingDirection;
  /**
   * Points on the 0–10 scale, positive for more stress, corrected for being told only because it was clear. Trend: how much the
   * fitted line changes from the first to the last day of the window. Weekday, activity: those days against the others.
   */
  readonly effect: number;
  /** The ends of the effect's 90 % interval. */
  readonly low: number;
  readonly high: number;
  /** As it stood in the days, without correction: the difference of the two means, for a trend the fitted line beside the weekdays. */
  readonly observed: number;
  /** Corrected for dependence, for the number of questions asked, and for a year of weekly looks. */
  readonly p: number;
  /** decisions §8: 1 − p, capped at 0.99. */
  readonly confidence: number;
  readonly sureness: Sureness;
  /** The Mondays on which it was first and last seen in the year before, and on how many in all. */
  readonly firstSeen: string;
  readonly lastSeen: string;
  readonly timesSeen: number;
  /** Days used: those on which this stress was stated. */
  readonly n: number;
  /** How many of these are on the weekday, have the activity, or follow it; null for a trend. */
  readonly nWith: number | null;
  /** First and last of the days used. */
  readonly from: string;
  readonly to: string;
  readonly method: FindingMethod;
}

/** What was stated on a day; a category is null where nothing was stated for it. */
export type DayStress = { readonly overall: number } & {
  readonly [S in Exclude<FindingSeries, "overall">]: number | null;
};

/** One day as the engine sees it. */
export interface StressDay {
  readonly date: string;
  /** 0–10, from the day's check-ins; null on a day whose overall stress was not stated. Never a carried-over value. */
  readonly stress: DayStress | null;
  /** The same from an assessment: it looks back over weeks, so that it says nothing about a day. */
  readonly assessed: DayStress | null;
  /** Types of the activities completed that day; a breathing game counts as breathing. */
  readonly activityTypes: readonly ActivityType[];
  /** Those of them not completed before every check-in of the day: that stress was there before the activity. */
  readonly uncredited: readonly ActivityType[];
}

/** What one kind of statement still needs. */
export interface NeedCount {
  readonly kind: NeedKind;
  readonly have: number;
  readonly need: number;
}

/** What the days show, and what they cannot show yet. */
export interface Findings {
  /** The Monday of the latest look, which saw the 90 days before it. */
  readonly lookedOn: string;
  /** Largest and most certain first. */
  readonly findings: readonly Finding[];
  /** What is below its minimum of data today, nearest first; empty when everything can be tested at the next look. */
  readonly needs: readonly NeedCount[];
  /** Measured days of the latest look, and the number of questions asked of them. */
  readonly measuredDays: number;
  readonly tests: number;
}
