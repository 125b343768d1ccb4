import { describe, expect, test } from "vitest";
import type { Finding, Findings } from "./finding.ts";
import { statementsOf } from "./insights-of.ts";

const trend: Finding = {
  kind: "trend",
  series: "overall",
  weekday: null,
  activityType: null,
  effect: -2,
  low: -3,
  high: -1,
  p: 0.01,
  confidence: 0.99,
  n: 40,
  nWith: null,
  from: "2026-01-31",
  to: "2026-03-11",
  method: "mann_kendall",
};
const monday: Finding = { ...trend, kind: "weekday", weekday: 1, effect: 2, nWith: 6, method: "permutation" };

const found = (...findings: Finding[]): Findings => ({
  findings,
  trends: { overall: "stable", work: "stable", financial: "stable", personal: "stable", global: "stable" },
  needs: [],
  measuredDays: 40,
  tests: 12,
});
const says = (findings: Findings) => statementsOf(findings, null).map((statement) => statement.says);

describe("what findings say", () => {
  test("keeps its key while its numbers change, but not when its direction does", () => {
    expect(says(found(trend, monday))).toEqual(["trend:overall:lower", "weekday:1:higher"]);
    expect(says(found({ ...trend, effect: -1.2 }))).toEqual(["trend:overall:lower"]);
    expect(says(found({ ...trend, effect: 1.2 }))).toEqual(["trend:overall:higher"]);
  });

  test("reports a category separately only if its direction differs from the overall stress", () => {
    const work: Finding = { ...trend, series: "work" };
    expect(says(found(trend, work))).toEqual(["trend:overall:lower"]);
    expect(says(found(trend, { ...work, effect: 2 }))).toEqual(["trend:overall:lower", "trend:work:higher"]);
    expect(says(found(work))).toEqual(["trend:work:lower"]);
  });

  test.each([
    [-2, 9, "low"],
    [2, null, "medium"],
    [2, 6, "medium"],
    [2, 7, "high"],
    [2, 8.5, "critical"],
  ])("a line of %d points with a stress of %s of late is %s", (effect, recent, severity) => {
    expect(statementsOf(found({ ...trend, effect }), recent)[0]?.severity).toBe(severity);
  });

  test("a weekday with more stress is medium, whatever the level", () => {
    expect(statementsOf(found(monday), 9)[0]?.severity).toBe("medium");
  });
});
