import { describe, expect, test } from "vitest";
import type { Finding, Findings } from "./finding.ts";
import { statementsOf } from "./insights-of.ts";

const trend: Finding = {
  kind: "trend",
  series: "overall",
  also: [],
  weekday: null,
  activityType: null,
  reading: null,
  direction: "less",
  observed: -2.2,
  sureness: "very",
  firstSeen: "2026-03-02",
  lastSeen: "2026-03-09",
  timesSeen: 2,
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
const monday: Finding = {
  ...trend,
  kind: "weekday",
  weekday: 1,
  direction: "more",
  effect: 2,
  nWith: 6,
  method: "permutation",
};

const found = (...findings: Finding[]): Findings => ({
  lookedOn: "2026-03-09",
  findings,
  needs: [],
  measuredDays: 40,
  tests: 12,
});
const says = (findings: Findings) => statementsOf(findings, null).map((statement) => statement.says);

describe("what findings say", () => {
  test("keeps its key while its numbers change, but not when its direction does", () => {
    expect(says(found(trend, monday))).toEqual(["trend:overall:lower", "weekday:1:higher"]);
    expect(says(found({ ...trend, effect: -1.2 }))).toEqual(["trend:overall:lower"]);
    expect(says(found({ ...trend, effect: 1.2, direction: "more" }))).toEqual(["trend:overall:higher"]);
  });

  test.each([
    [-2, 9, "low"],
    [2, null, "medium"],
    [2, 6, "medium"],
    [2, 7, "high"],
    [2, 8.5, "critical"],
  ])("a line of %d points with a stress of %s of late is %s", (effect, recent, severity) => {
    const direction = effect > 0 ? "more" : "less";
    expect(statementsOf(found({ ...trend, effect, direction }), recent)[0]?.severity).toBe(severity);
  });

  test("a weekday with more stress is medium, whatever the level", () => {
    expect(statementsOf(found(monday), 9)[0]?.severity).toBe("medium");
  });
});
