import { describe, expect, test } from "vitest";
import { phaseAt } from "@remanso/core/breathing/phase-at.ts";
import { patterns } from "@remanso/core/breathing/patterns.ts";
import { fullnessOf, idealFullness, linePath, ownFullness } from "./fullness.ts";

const { box } = patterns;
const breath = { fromMs: 0, toMs: 14_000, stepMs: 1000 };

describe("how full the breath is", () => {
  test.each([
    { at: 0, full: 0 },
    { at: 2000, full: 0.5 },
    { at: 4000, full: 1 },
    { at: 7999, full: 1 },
    { at: 10_000, full: 0.5 },
    { at: 12_000, full: 0 },
    { at: 13_999, full: 0 },
  ])("at $at ms of a box breath it is $full", ({ at, full }) => {
    expect(fullnessOf(phaseAt(box, at, 3))).toBeCloseTo(full, 3);
  });

  test("the ideal line has one point for each step, the first and the last included", () => {
    expect(idealFullness(box, breath)).toHaveLength(15);
    expect(idealFullness(box, breath)[4]).toBe(1);
  });
});

describe("the person's own breath", () => {
  test("is empty when nobody holds", () => {
    expect(Math.max(...ownFullness(box, [], breath))).toBe(0);
  });

  test("held exactly while breathing in it fills, rests and empties with the rhythm", () => {
    const own = ownFullness(box, [{ pressedMs: 0, releasedMs: 4000 }], breath);
    const ideal = idealFullness(box, breath);
    expect(own.map((level) => level.toFixed(6))).toEqual(ideal.map((level) => level.toFixed(6)));
  });

  test("let go too early it never gets full, and held into the breath out it stays full", () => {
    expect(Math.max(...ownFullness(box, [{ pressedMs: 0, releasedMs: 2000 }], breath))).toBeCloseTo(0.5);
    expect(ownFullness(box, [{ pressedMs: 0, releasedMs: 10_000 }], breath)[10]).toBe(1);
  });

  test("counts the holds of a later breath on the game's clock", () => {
    const own = ownFullness(box, [{ pressedMs: 14_000, releasedMs: 18_000 }], {
      fromMs: 14_000,
      toMs: 28_000,
      stepMs: 1000,
    });
    expect(own[4]).toBe(1);
  });
});

test("a line goes from left to right, full at the top", () => {
  expect(linePath([0, 1, 0.5], { width: 100, height: 40 })).toBe("M0 40L50 0L100 20");
  expect(linePath([], { width: 100, height: 40 })).toBe("");
});
