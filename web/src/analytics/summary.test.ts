import type { AnalyticsPoint, Insight } from "@remanso/core/analytics/contract.ts";
import { describe, expect, it } from "vitest";
import { activeInsights, directionOf, summaryOf } from "./summary.ts";

/** "5" measured, "(5)" carried, "." nothing; the same in every category. */
function days(text: string): AnalyticsPoint[] {
  return text.split(" ").map((word, index) => {
    const stress = word === "." ? null : Number(word.replaceAll(/[()]/g, ""));
    return {
      date: `2026-11-${String(index + 1).padStart(2, "0")}`,
      workStress: stress,
      financialStress: stress,
      personalStress: stress,
      globalStress: stress,
      measured: /^\d/.test(word),
      activitiesCompleted: index,
      activitiesSkipped: 1,
    };
  });
}

describe("the figures of a period", () => {
  it("take the mean of measured days only", () => {
    expect(summaryOf(days(". 2 (2) (2) 4 6"))).toMatchObject({ mean: 4, measuredDays: 3 });
  });

  it("say nothing of a mean below three measured days", () => {
    expect(summaryOf(days("2 (2) 4"))).toMatchObject({ mean: null, measuredDays: 2, leastForMean: 3 });
    expect(summaryOf(days(". . ."))).toMatchObject({ mean: null, measuredDays: 0 });
    expect(summaryOf([])).toMatchObject({ mean: null, measuredDays: 0, change: 0, completed: 0 });
  });

  it("give the last measured day minus the first, whatever is carried around them", () => {
    expect(summaryOf(days("(9) 3 5 8 (8)")).change).toBe(5);
    expect(summaryOf(days("7 (7) 2")).change).toBe(-5);
  });

  it("give no change below two measured days", () => {
    expect(summaryOf(days(". 6 (6)")).change).toBe(0);
    expect(summaryOf(days("(6) (6)")).change).toBe(0);
  });

  it("take a day's overall stress as the mean of its four categories", () => {
    const uneven = days("1 1 1").map((day) => ({ ...day, workStress: 3, globalStress: 7 }));
    expect(summaryOf(uneven).mean).toBe(3);
  });

  it("sum what was completed, on every day", () => {
    expect(summaryOf(days(". 2 (2) 4")).completed).toBe(6);
  });
});

describe("the direction of a change", () => {
  it.each([
    [-0.8, "down"],
    [1.2, "up"],
    [0, "same"],
    [0.04, "same"],
    [-0.04, "same"],
    [0.05, "up"],
  ])("of %d is %s", (change, direction) => {
    expect(directionOf(change)).toBe(direction);
  });
});

it("counts the insights that can be acted on and are not acknowledged", () => {
  const insight = (actionable: boolean, acknowledged: boolean): Insight => ({
    id: "018f2b8e-0000-7000-8000-000000000001",
    title: "",
    description: "",
    insightType: "trend",
    severity: "low",
    confidence: 0.97,
    createdAt: "2026-11-20T08:00:00.000Z",
    actionable,
    acknowledged,
    evidence: null,
  });
  expect(activeInsights([insight(true, false), insight(true, true), insight(false, false)])).toBe(1);
  expect(activeInsights([])).toBe(0);
});
