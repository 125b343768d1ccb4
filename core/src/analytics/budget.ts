import type { FindingKind } from "./finding.ts";

// decisions §8: of 100 people whose days are pure chance, at most 10 are told anything false in a year of weekly looks; trends
// may spend 4 of them, activities 4 and weekdays 2. How many independent looks a year of weekly ones is worth is measured by
// `npm run bench`. For trends that is more than the 52 there are: it makes up for days whose dependence 90 days cannot tell exactly.
interface Budget {
  /** The share of people told something false in a year. */
  readonly share: number;
  /** How many independent looks a year of weekly ones is worth. */
  readonly looks: number;
}

const budgets: Readonly<Record<"trend" | "activity" | "weekday", Budget>> = {
  trend: { share: 0.04, looks: 67 },
  activity: { share: 0.04, looks: 32 },
  weekday: { share: 0.02, looks: 45 },
};
const twiceAsWide = 2;
// among trends, the share of overall stress; the categories divide the rest
const shareOfOverall = 0.7;

/** Of one look and one question, the chance of a false answer in a year, in terms of the whole year's. */
export function overTheYear(p: number, { kind, share }: { kind: FindingKind; share: number }): number {
  return Math.min(1, (p * budgetOf(kind).looks) / share);
}

/** The largest p of a single look with which what has this p over the year would still have been told. */
export function leastOfLook(p: number, { kind, share }: { kind: FindingKind; share: number }): number {
  const { share: whole, looks } = budgetOf(kind);
  return ((isSure(p, kind) ? 1 : twiceAsWide) * whole * share) / looks;
}

/** Sure at a single look. */
export function isSure(p: number, kind: FindingKind): boolean {
  return p <= budgetOf(kind).share;
}

/** Seen: sure if the look before saw it too. */
export function isSeen(p: number, kind: FindingKind): boolean {
  return p <= twiceAsWide * budgetOf(kind).share;
}

// an activity's own day is asked about first of all; the day after it takes the rest
const shareOfSameDay = 0.7;

/** The share of one question about activities, of that many about the same days. */
export function activityShare(kind: "activity" | "next_day", questions: number): number {
  return (kind === "activity" ? shareOfSameDay : 1 - shareOfSameDay) / questions;
}

/** The share of each trend of its kind's budget, overall stress first. They add up to 1. */
export function trendShares(trends: number): number[] {
  if (trends < 2) return [1];
  const category = (1 - shareOfOverall) / (trends - 1);
  return [shareOfOverall, ...Array.from({ length: trends - 1 }, () => category)];
}

function budgetOf(kind: FindingKind): Budget {
  return budgets[kind === "next_day" ? "activity" : kind];
}
