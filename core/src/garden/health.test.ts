import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { averageHealth, gardenLevel } from "./garden-level.ts";
import { healthAt, restsUntil, watered } from "./health.ts";

const start = new Date("2026-03-01T10:00:00Z");
const hour = 3_600_000;
const later = (hours: number) => new Date(start.getTime() + hours * hour);

describe("health", () => {
  test.each([
    [100, 0, 100],
    [100, 1, 99],
    [100, 4, 99],
    [100, 24, 94],
    [100, 25, 93],
    [100, 14 * 24, 16],
    [100, 15 * 24, 10],
    [100, 16 * 24, 10],
    [10, 0, 10],
    [35, 24, 29],
    [100, -5, 100],
  ])("of a plant that had %d is, %d hours later, %d", (base, hours, health) => {
    expect(healthAt(base, start, later(hours))).toBe(health);
  });

  test("nothing ever dies: health is a whole number from 10 to 100 at any time, and only falls until there is water", () => {
    const hours = fc.double({ min: 0, max: 24 * 4000, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 100 }), hours, hours, (base, one, other) => {
        const [sooner, afterwards] = [Math.min(one, other), Math.max(one, other)].map((at) =>
          healthAt(base, start, later(at)),
        );
        expect(Number.isInteger(sooner)).toBe(true);
        expect(sooner).toBeLessThanOrEqual(100);
        expect(afterwards).toBeGreaterThanOrEqual(10);
        expect(afterwards).toBeLessThanOrEqual(sooner ?? 0);
      }),
    );
  });

  test("however often and whenever a plant is watered, its health stays within 10 and 100", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 4, max: 24 * 40, noNaN: true }), { maxLength: 30 }), (waits) => {
        let [base, since] = [100, start];
        for (const wait of waits) {
          const now = new Date(since.getTime() + wait * hour);
          const before = healthAt(base, since, now);
          [base, since] = [watered(before), now];
          expect(healthAt(base, since, now)).toBe(Math.min(100, before + 25));
          expect(before).toBeGreaterThanOrEqual(10);
          expect(base).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  test.each([
    [10, 35],
    [74, 99],
    [75, 100],
    [100, 100],
  ])("water raises %d to %d", (health, after) => {
    expect(watered(health)).toBe(after);
  });

  test("a plant rests for four hours after it was watered, to the millisecond", () => {
    const over = later(4);
    expect(restsUntil(null, start)).toBe(null);
    expect(restsUntil(start, start)).toEqual(over);
    expect(restsUntil(start, new Date(over.getTime() - 1))).toEqual(over);
    expect(restsUntil(start, over)).toBe(null);
  });
});

describe("the garden", () => {
  test.each([
    [[], 1],
    [[1, 1, 1, 1], 1],
    [[5], 2],
    [[5, 4], 2],
    [[5, 4, 1], 3],
  ])("with plants of levels %j has level %d", (levels, level) => {
    expect(gardenLevel(levels)).toBe(level);
  });

  test.each([
    [[], 0],
    [[100], 100],
    [[100, 10], 55],
    [[94, 93], 94],
  ])("with healths %j has %d on average", (healths, average) => {
    expect(averageHealth(healths)).toBe(average);
  });
});
