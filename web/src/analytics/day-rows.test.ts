import type { AnalyticsPoint, Evidence } from "@remanso/core/analytics/contract.ts";
import { describe, expect, it } from "vitest";
import { dayKind, daysToList, isNamedWeekday } from "./day-rows.ts";

function day(date: string, stress: number | null, measured: boolean): AnalyticsPoint {
  const basis = { measured, source: stress === null ? null : ("check_in" as const) };
  return {
    date,
    overallStress: stress,
    ...basis,
    categories: { workStress: basis, financialStress: basis, personalStress: basis, globalStress: basis },
    workStress: stress,
    financialStress: stress,
    personalStress: stress,
    globalStress: stress,
    activitiesCompleted: 0,
    activitiesSkipped: 0,
  };
}

const points = [
  day("2026-11-15", null, false),
  day("2026-11-16", 4, true),
  day("2026-11-17", 4, false),
  day("2026-11-18", 6, true),
  day("2026-11-19", 5, true),
];

const evidence: Evidence = {
  kind: "weekday",
  series: "overall",
  weekday: 1,
  activityType: null,
  also: [],
  reading: null,
  direction: "more",
  observed: 1.6,
  sureness: "very",
  firstSeen: "2026-11-16",
  lastSeen: "2026-11-23",
  timesSeen: 2,
  n: 2,
  nWith: 1,
  from: "2026-11-16",
  to: "2026-11-18",
  effect: 1.5,
  low: 0.4,
  high: 2.6,
  method: "permutation",
  methodText: "",
};

const filter = { label: "Los lunes", evidence };

describe("the days to list", () => {
  it("are all of the period, newest first", () => {
    expect(daysToList(points, null).map(({ date }) => date.slice(-2))).toEqual([
      "19",
      "18",
      "17",
      "16",
      "15",
    ]);
  });

  it("of a statement are the measured ones of its window, as many as it counts", () => {
    const days = daysToList(points, filter);
    expect(days.map(({ date }) => date.slice(-2))).toEqual(["18", "16"]);
    expect(days).toHaveLength(evidence.n);
  });

  it("mark the weekday that a statement speaks of", () => {
    expect(isNamedWeekday("2026-11-16", filter)).toBe(true);
    expect(isNamedWeekday("2026-11-18", filter)).toBe(false);
    expect(isNamedWeekday("2026-11-16", null)).toBe(false);
  });
});

it("a day is measured, carries the last value, or comes before the first", () => {
  expect(points.map(dayKind)).toEqual(["before", "measured", "carried", "measured", "measured"]);
});
