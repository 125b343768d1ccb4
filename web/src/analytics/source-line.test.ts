import { describe, expect, it } from "vitest";
import { daysOf } from "./days-testing.ts";
import { sourceLine, sourceOf } from "./source-line.ts";

describe("a line over days", () => {
  const mixed = daysOf(". 6a (6a) 3 (3) 5a 4");

  it("joins what was measured most often, check-ins where both are equal", () => {
    expect(sourceOf(mixed, ["overallStress"])).toBe("check_in");
    expect(sourceOf(daysOf("6a 3 5a"), ["overallStress"])).toBe("assessment");
    expect(sourceOf(daysOf("(6a) (6a)"), ["workStress"])).toBe("assessment");
    expect(sourceOf(daysOf(". ."), ["overallStress"])).toBeNull();
  });

  it("never joins an assessment with a check-in: the other one stands as a mark", () => {
    expect(sourceLine(mixed, "overallStress", "check_in")).toEqual({
      values: [null, null, null, 3, 3, 3, 4],
      measured: [false, false, false, true, false, false, true],
      marks: [null, 6, null, null, null, 5, null],
    });
    expect(sourceLine(mixed, "workStress", "assessment").values).toEqual([null, 6, 6, 6, 6, 5, 5]);
  });

  it("goes on from the last value known before the period", () => {
    const line = sourceLine(daysOf("(7) (7) 2"), "overallStress", "check_in");
    expect([line.values, line.measured]).toEqual([
      [7, 7, 2],
      [false, false, true],
    ]);
  });
});
