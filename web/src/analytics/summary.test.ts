import type { Insight, Pattern, Trend } from "@remanso/core/analytics/contract.ts";
import { describe, expect, it } from "vitest";
import { daysOf } from "./days-testing.ts";
import {
  activeInsights,
  directionOf,
  periodsDiffer,
  restingInsights,
  saysNothing,
  summaryOf,
  longerTrend,
  testedTrend,
} from "./summary.ts";

describe("the figures of a period", () => {
  it("take the mean of measured days only", () => {
    expect(summaryOf(daysOf(". 2 (2) (2) 4 6a"))).toMatchObject({ mean: 4, measuredDays: 3 });
  });

  it("say nothing of a mean below three measured days", () => {
    expect(summaryOf(daysOf("2 (2) 4"))).toMatchObject({ mean: null, measuredDays: 2, leastForMean: 3 });
    expect(summaryOf(daysOf(". . ."))).toMatchObject({ mean: null, measuredDays: 0 });
    expect(summaryOf([])).toMatchObject({ mean: null, measuredDays: 0, completed: 0 });
  });

  it("are left out while each of them would be a dash or a zero", () => {
    const of = (text: string, activitiesCompleted: number) =>
      saysNothing(summaryOf(daysOf(text).map((day) => ({ ...day, activitiesCompleted }))));
    expect(of(". 6a (6)", 0)).toBe(true);
    expect(of(". 6a (6)", 1)).toBe(false);
    expect(of("4 5", 0)).toBe(false);
  });

  it.each([
    [". . .", 0, false],
    [". . 6a", 0, false],
    [". . 6a", 1, true],
    [". 6a (6)", 0, true],
    ["(6) (6)", 0, true],
  ])("of %j with %i activities can differ from those of another period: %s", (text, done, differ) => {
    const days = daysOf(text).map((day) => ({ ...day, activitiesCompleted: done }));
    expect(periodsDiffer(days)).toBe(differ);
  });

  it.each([
    ["(9) 3 5 8 (8)", "check_in", 5],
    ["7 (7) 2", "check_in", -5],
    // the assessment of the first day asks something else than the check-ins
    ["9a 4 5 6a 3", "check_in", -1],
    ["9a 4 6a", "assessment", -3],
  ])("of %j give the last day minus the first of one source", (text, source, points) => {
    expect(summaryOf(daysOf(text)).change).toMatchObject({ source, points });
  });

  it.each([
    [". 6 (6)", 1],
    ["(6) (6)", 0],
    ["4a 6 (6)", 1],
    [". .", 0],
  ])("of %j give no change, for no two days are measured in the same way", (text, days) => {
    expect(summaryOf(daysOf(text)).change).toMatchObject({ points: null, days, leastDays: 2 });
  });

  it("take a day's stress as it was stated, whatever its categories are", () => {
    const uneven = daysOf("3 3 3").map((day) => ({ ...day, workStress: 9, globalStress: 7 }));
    expect(summaryOf(uneven).mean).toBe(3);
  });

  it("sum what was completed, on every day", () => {
    expect(summaryOf(daysOf(". 2 (2) 4")).completed).toBe(6);
  });
});

describe("the direction of a change", () => {
  it.each([
    [-0.8, "decreasing", "down"],
    [1.2, "increasing", "up"],
    [-2.4, "stable", "unclear"],
    [2.4, "stable", "unclear"],
    [-2.4, "increasing", "unclear"],
    [0.04, "increasing", "unclear"],
    [0.05, "increasing", "up"],
  ] as const)("of %d with a trend that is %s is %s", (points, trend, direction) => {
    expect(directionOf(points, trend)).toBe(direction);
  });

  it("is known from the trend of the overall stress alone", () => {
    expect(testedTrend([], "2026-09-01")).toBe("stable");
    expect(testedTrend([patternOf("weekday", "overall", "decreasing")], "2026-09-01")).toBe("stable");
    expect(testedTrend([patternOf("trend", "work", "increasing")], "2026-09-01")).toBe("stable");
    const both = [patternOf("trend", "work", "increasing"), patternOf("trend", "overall", "decreasing")];
    expect(testedTrend(both, "2026-09-01")).toBe("decreasing");
  });

  it("of a shorter period than the tested one is not known", () => {
    const found = [patternOf("trend", "overall", "decreasing")];
    expect(testedTrend(found, "2026-11-08")).toBe("decreasing");
    expect(testedTrend(found, "2026-11-09")).toBe("stable");
    expect(testedTrend(found, undefined)).toBe("stable");
  });

  it("of a shorter period names the one that is clear over more days", () => {
    const found = [patternOf("trend", "overall", "decreasing")];
    expect(longerTrend(found, "2026-11-08")).toBeNull();
    expect(longerTrend(found, "2026-11-09")).toEqual({ direction: "down", days: 30 });
    expect(longerTrend([patternOf("trend", "overall", "stable")], "2026-11-09")).toBeNull();
    expect(longerTrend([patternOf("trend", "work", "increasing")], "2026-11-09")).toBeNull();
    expect(longerTrend(found, undefined)).toBeNull();
  });
});

function patternOf(
  kind: Pattern["evidence"]["kind"],
  series: Pattern["evidence"]["series"],
  trend: Trend,
): Pattern {
  const range = { from: "2026-11-01", to: "2026-11-30", effect: -2, low: -3, high: -1 };
  const method = { method: "mann_kendall", methodText: "" } as const;
  const days = { weekday: null, activityType: null, n: 30, nWith: null };
  const told = {
    reading: null,
    direction: "less",
    observed: -2.1,
    sureness: "very",
    firstSeen: "2026-11-16",
    lastSeen: "2026-11-23",
    timesSeen: 2,
  } as const;
  const evidence = { kind, series, ...days, also: [], ...range, ...told, ...method };
  return { category: "", label: "", title: "", description: "", trend, confidence: 0.97, evidence };
}

it("counts the insights that can be acted on and are not acknowledged", () => {
  expect(activeInsights([insight(true, false), insight(true, true), insight(false, false)])).toBe(1);
  expect(activeInsights([])).toBe(0);
});

it("shows only what the days show, with nothing to do, while the product rests", () => {
  const { evidence } = patternOf("trend", "overall", "increasing");
  const told = { ...insight(true, false), evidence };
  expect(restingInsights([told, insight(true, false), insight(false, true)])).toEqual([
    { ...told, actionable: false, action: null },
  ]);
});

function insight(actionable: boolean, acknowledged: boolean): Insight {
  return {
    id: "018f2b8e-0000-7000-8000-000000000001",
    title: "",
    description: "",
    insightType: "trend",
    severity: "low",
    confidence: 0.97,
    createdAt: "2026-11-20T08:00:00.000Z",
    actionable,
    action: actionable ? { path: "/activities", label: "" } : null,
    acknowledged,
    evidence: null,
  };
}
