import type { ActivityType } from "../activity/catalogue-entry.ts";

export const findingSeries = ["overall", "work", "financial", "personal", "global"] as const;
/** Which stress: the overall one, or that of a category. */
export type FindingSeries = (typeof findingSeries)[number];

export const findingKinds = ["trend", "weekday", "activity"] as const;
export type FindingKind = (typeof findingKinds)[number];

export const findingMethods = ["mann_kendall", "permutation"] as const;
export type FindingMethod = (typeof findingMethods)[number];

export const needKinds = ["mean", "trend", "activity", "weekday"] as const;
export type NeedKind = (typeof needKinds)[number];

/** One thing that a person's days show. */
export interface Finding {
  readonly kind: FindingKind;
  readonly series: FindingSeries;
  /** 1 Monday to 7 Sunday where `kind` is "weekday", else null. */
  readonly weekday: number | null;
  /** Where `kind` is "activity", else null. */
  readonly activityType: ActivityType | null;
  /**
   * Points on the 0–10 scale, positive for more stress. Trend: how much the fitted line changes from the first to the last day of
   * the window. Weekday: that weekday against the other days. Activity: days with it against days without.
   */
  readonly effect: number;
  /** The ends of the effect's 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** Corrected for dependence and for the number of questions asked. */
  readonly p: number;
  /** decisions §8: 1 − p, capped at 0.99. */
  readonly confidence: number;
  /** Measured days used. */
  readonly n: number;
  /** How many of these are on the weekday or have the activity; null for a trend. */
  readonly nWith: number | null;
  /** First and last measured day. */
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
  /** 0–10; null on a day whose overall stress was not measured. Never a carried-over value. */
  readonly stress: DayStress | null;
  /** Types of the activities completed that day; a breathing game counts as breathing. */
  readonly activityTypes: readonly ActivityType[];
}

/** What one kind of statement still needs. */
export interface NeedCount {
  readonly kind: NeedKind;
  readonly have: number;
  readonly need: number;
}

/** What the days show, and what they cannot show yet. */
export interface Findings {
  /** Most certain first. */
  readonly findings: readonly Finding[];
  /** For every series over the window, significant or not: "stable" unless a trend was found. */
  readonly trends: Readonly<Record<FindingSeries, "increasing" | "decreasing" | "stable">>;
  /** What is below its minimum of data, nearest first; empty when everything could be tested. */
  readonly needs: readonly NeedCount[];
  readonly measuredDays: number;
  /** The number of questions that the correction accounts for. */
  readonly tests: number;
}
