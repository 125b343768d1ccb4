import { describe, expect, test } from "vitest";
import { markOf } from "./year-marks.ts";

const day = { on: "2026-03-11", mood: 3, stress: 5, source: "check_in" } as const;

describe("the mark of a day", () => {
  test.each([
    [1, 1],
    [1.4, 1],
    [2.5, 3],
    [4.4, 4],
    [5, 5],
  ])("with mood %s fills its square by %s of 5", (mood, size) => {
    expect(markOf({ ...day, mood }, "mood")?.size).toBe(size);
  });

  test.each([
    [0, 1],
    [3, 2],
    [5, 3],
    [10, 5],
  ])("with stress %s by %s of 5", (stress, size) => {
    expect(markOf({ ...day, stress }, "stress")?.size).toBe(size);
  });

  test("of another program says so", () => {
    const imported = { ...day, stress: null, source: "imported" } as const;
    expect([markOf(imported, "mood")?.isImported, markOf(day, "mood")?.isImported]).toEqual([true, false]);
  });

  test("is missing where nothing was stated: a gap, never a zero", () => {
    expect(markOf(undefined, "mood")).toBeNull();
    expect(markOf({ ...day, stress: null }, "stress")).toBeNull();
    expect(markOf({ ...day, stress: null }, "mood")).not.toBeNull();
  });
});
