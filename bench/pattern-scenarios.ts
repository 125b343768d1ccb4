import { firstType, quietYear, type Life } from "../core/src/analytics/testing.ts";
import type { Card } from "./pattern-worker.ts";

/** Simulated people, and which of their cards count. */
export interface Scenario {
  readonly name: string;
  readonly life: Life;
  readonly counts: (card: Card) => boolean;
  /** In percent of the people. */
  readonly limit: { readonly atMost: number } | { readonly atLeast: number } | null;
}

const any = () => true;
const ofFirst =
  (kind: Card["kind"]) =>
  ({ kind: own, activityType, direction }: Card) =>
    own === kind && activityType === firstType && direction === "less";
const year = (life: Partial<Life>): Life => ({ ...quietYear, ...life });

/** decisions §8, Noise: false is any card shown at least once in a year of weekly looks. */
export const noise: readonly Scenario[] = [
  { name: "independent days", life: year({}), counts: any, limit: { atMost: 10 } },
  { name: "days of ρ .5", life: year({ dependence: 0.5 }), counts: any, limit: { atMost: 10 } },
];

/** What each kind may spend of the 10. */
export const spending = [
  { name: "trends", atMost: 4, counts: ({ kind }: Card) => kind === "trend" },
  {
    name: "activities",
    atMost: 4,
    counts: ({ kind }: Card) => kind === "activity" || kind === "next_day",
  },
  { name: "weekdays", atMost: 2, counts: ({ kind }: Card) => kind === "weekday" },
] as const;

/** decisions §8, reported apart: what the days are tied by is told as what it is, and is not false. */
export const ties: readonly Scenario[] = [
  {
    name: "weekly seasons in stress and activities: a card beside the weekdays",
    life: year({ tie: "weekly" }),
    counts: ({ kind }) => kind !== "weekday",
    limit: { atMost: 15 },
  },
  {
    name: "check-ins after the activity: any card",
    life: year({ tie: "checks in after it" }),
    counts: any,
    limit: { atMost: 15 },
  },
  {
    name: "check-ins after the activity or when fine: any card",
    life: year({ tie: "checks in when fine" }),
    counts: any,
    limit: { atMost: 15 },
  },
  {
    name: "the activity because of stress: a card beside “turns to it”",
    life: year({ tie: "because of stress" }),
    counts: ({ reading, activityType }) => reading !== "reaches_for" || activityType !== firstType,
    limit: { atMost: 15 },
  },
  {
    name: "the activity because of stress: “turns to it on hard days” (what is so)",
    life: year({ tie: "because of stress" }),
    counts: ({ reading, activityType }) => reading === "reaches_for" && activityType === firstType,
    limit: null,
  },
  {
    name: "the activity because of yesterday's stress, ρ .5: any card of it",
    life: year({ tie: "because of yesterday", dependence: 0.5 }),
    counts: ({ activityType }) => activityType === firstType,
    limit: { atMost: 15 },
  },
  {
    name: "a same-day effect of 2, ρ .5: a card of the next day",
    life: year({ sameDay: -2, dependence: 0.5 }),
    counts: ({ kind }) => kind === "next_day",
    limit: { atMost: 5 },
  },
];

const planted = (life: Partial<Life>, days: number): Life => ({ ...quietYear, ...life, days });
const middle = [0.4, 0.6] as const;
const wide = [0.2, 0.8] as const;
const isTrend = ({ kind, direction }: Card) => kind === "trend" && direction === "more";

/** decisions §8, Found: independent noise. */
export const found: readonly Scenario[] = [
  {
    name: "2 points, sd 1, 60 days, done on 40–60 %",
    life: planted({ sameDay: -2, spread: 1, firstShare: middle }, 60),
    counts: ofFirst("activity"),
    limit: { atLeast: 95 },
  },
  {
    name: "2 points, sd 1, 60 days, done on 20–80 %",
    life: planted({ sameDay: -2, spread: 1, firstShare: wide }, 60),
    counts: ofFirst("activity"),
    limit: { atLeast: 75 },
  },
  {
    name: "2 points, sd 1.8, 120 days, done on 40–60 %",
    life: planted({ sameDay: -2, firstShare: middle }, 120),
    counts: ofFirst("activity"),
    limit: { atLeast: 90 },
  },
  {
    name: "2 points, sd 1.8, 120 days, done on 20–80 %",
    life: planted({ sameDay: -2, firstShare: wide }, 120),
    counts: ofFirst("activity"),
    limit: { atLeast: 65 },
  },
  {
    name: "2 points on the next day, sd 1, 60 days, done on 20–80 %",
    life: planted({ nextDay: -2, spread: 1, firstShare: wide }, 60),
    counts: ofFirst("next_day"),
    limit: { atLeast: 70 },
  },
  {
    name: "2 points on the next day, sd 1.8, 120 days, done on 20–80 %",
    life: planted({ nextDay: -2, firstShare: wide }, 120),
    counts: ofFirst("next_day"),
    limit: { atLeast: 70 },
  },
  {
    name: "a trend of 2 points in 60 days that goes on, sd 1, within 60 days",
    life: planted({ trend: 2, spread: 1 }, 60),
    counts: isTrend,
    limit: { atLeast: 40 },
  },
  {
    name: "the same within 84 days",
    life: planted({ trend: 2, spread: 1 }, 84),
    counts: isTrend,
    limit: { atLeast: 80 },
  },
];

/** decisions §8, Sizes: among cards told in the first 60 days. */
export const sizes = [
  { points: 1, spread: 1, atMost: 0.3 },
  { points: 1.5, spread: 1, atMost: 0.3 },
  { points: 2, spread: 1, atMost: 0.3 },
  { points: 2, spread: 1.8, atMost: 0.4 },
].map(({ points, spread, atMost }) => ({
  name: `${points} points, sd ${spread}, first 60 days`,
  points,
  atMost,
  life: planted({ sameDay: -points, spread, firstShare: wide }, 60),
  counts: ofFirst("activity"),
}));
