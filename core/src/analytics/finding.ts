import type { ActivityType } from "../activity/catalogue-entry.ts";

export const findingSeries = ["overall", "work", "financial", "personal", "global"] as const;
/** Which stress is looked at: the mean of the four categories, or one of them. */
export type FindingSeries = (typeof findingSeries)[number];

export const findingKinds = ["trend", "weekday", "activity"] as const;
export type FindingKind = (typeof findingKinds)[number];

export const findingMethods = ["mann_kendall", "permutation"] as const;
export type FindingMethod = (typeof findingMethods)[number];

export const needKinds = ["mean", "trend", "activity", "weekday"] as const;
export type NeedKind = (typeof needKinds)[number];

/** One thing that the days of a person show. */
export interface Finding {
  readonly kind: FindingKind;
  readonly series: FindingSeries;
  /** 1 Monday to 7 Sunday where `kind` is "weekday", else null. */
  readonly weekday: number | null;
  /** Where `kind` is "activity", else null. */
  readonly activityType: ActivityType | null;
  /**
   * Points on 0–10, positive for more stress. Trend: how much the fitted line changes from the first to the last day of the
   * window. Weekday: that weekday's days against the others. Activity: days with it against days without.
   */
  readonly effect: number;
  /** The ends of the effect's 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** Corrected for dependence and for the number of questions asked. */
  readonly p: number;
  /** decisions §8: 1 − p, capped at 0.99. */
  readonly confidence: number;
  /** Measured days that it rests on. */
  readonly n: number;
  /** Of these those of the weekday, or with the activity; null for a trend. */
  readonly nWith: number | null;
  /** First and last measured day. */
  readonly from: string;
  readonly to: string;
  readonly method: FindingMethod;
}

/** One day as the engine looks at it. */
export interface StressDay {
  readonly date: string;
  /** 0–10; null on a day without a measurement of its own. Never a carried value. */
  readonly stress: Readonly<Record<FindingSeries, number>> | null;
  /** Types of what was completed that day; a breathing game counts as breathing. */
  readonly activityTypes: readonly ActivityType[];
}

/** What one kind of statement still lacks. */
export interface NeedCount {
  readonly kind: NeedKind;
  readonly have: number;
  readonly need: number;
}

/** What the days show, and what they do not show yet. */
export interface Findings {
  /** The surest first. */
  readonly findings: readonly Finding[];
  /** Of every series over the window, whether sure or not: "stable" unless a trend was found. */
  readonly trends: Readonly<Record<FindingSeries, "increasing" | "decreasing" | "stable">>;
  /** What is below its minimum of data, nearest first; empty when everything was asked. */
  readonly needs: readonly NeedCount[];
  readonly measuredDays: number;
  /** How many questions the correction counts. */
  readonly tests: number;
}
