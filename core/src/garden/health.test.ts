import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seeded } from "../seeded.ts";
import { averageHealth, gardenLevel } from "./garden-level.ts";
import { healthAt, isAsleep, restsUntil, watered, wateredAnew, weatherOf } from "./health.ts";

const start = new Date("2026-03-01T10:00:00Z");
const hour = 3_600_000;
const later = (hours: number) => new Date(start.getTime() + hours * hour);
const days = (count: number) => later(24 * count);

/** Weather with rain at these moments and rest on these days, in UTC. */
const weather = (rain: readonly Date[] = [], restDays: readonly string[] = []) =>
  weatherOf(
    rain.map((at) => ({ at, on: at.toISOString().slice(0, 10) })),
    { restDays, timeZone: "UTC" },
  );
const dry = weather();

describe("health", () => {
  test.each([
    [100, 0, 100],
    [100, 13, 100],
    [100, 14, 94],
    [100, 24, 94],
    [100, 37, 94],
    [100, 38, 88],
    [100, 9 * 24, 46],
    [100, 10 * 24, 40],
    [100, 400 * 24, 40],
    [40, 24, 40],
    [43, 24, 40],
    [100, -5, 100],
    // from when it went down to 10
    [35, 0, 40],
  ])("of a plant that had %d is, %d hours later without rain, %d", (base, hours, health) => {
    expect(healthAt({ health: base, at: start }, later(hours), dry)).toBe(health);
  });

  test("today never takes anything: what was just watered to 100 reads 100 until midnight", () => {
    const midnight = new Date("2026-03-02T00:00:00Z");
    expect(healthAt({ health: 100, at: start }, new Date(midnight.getTime() - 1), dry)).toBe(100);
    expect(healthAt({ health: 100, at: start }, midnight, dry)).toBe(94);
  });

  test("a day of rain gives 15, once, from the first thing done on it, and takes nothing", () => {
    const rain = weather([days(2), new Date(days(2).getTime() + hour)]);
    const at = (moment: Date) => healthAt({ health: 70, at: start }, moment, rain);
    expect(at(new Date(days(2).getTime() - 1))).toBe(58);
    expect(at(days(2))).toBe(73);
    expect(at(new Date(days(2).getTime() + 2 * hour))).toBe(73);
    expect(at(days(3))).toBe(73);
    expect(at(days(4))).toBe(67);
  });

  test("rain on the day of a watering counts only when it came after it", () => {
    const watering = { health: 70, at: later(2) };
    expect(healthAt(watering, later(3), weather([later(1)]))).toBe(70);
    expect(healthAt(watering, later(5), weather([later(4)]))).toBe(85);
  });

  test("days of rest take nothing", () => {
    const resting = weather([], ["2026-03-02", "2026-03-03"]);
    expect([1, 2, 3, 4].map((count) => healthAt({ health: 100, at: start }, days(count), resting))).toEqual([
      94, 94, 94, 88,
    ]);
  });

  test("the days are those of the person's own calendar", () => {
    const late = { health: 100, at: new Date("2026-03-01T23:30:00Z") };
    const zoned = (timeZone: string) => weatherOf([], { restDays: [], timeZone });
    const now = new Date("2026-03-02T00:30:00Z");
    expect(healthAt(late, now, zoned("UTC"))).toBe(94);
    expect(healthAt(late, now, zoned("Europe/Madrid"))).toBe(100);
  });

  test("after years is what counting every single day gives", () => {
    const chances = fc.record({
      base: fc.integer({ min: 10, max: 100 }),
      lasted: fc.integer({ min: 0, max: 900 }),
      // how often it rains, and how often a day is one of rest, in percent
      rainy: fc.integer({ min: 0, max: 100 }),
      restful: fc.integer({ min: 0, max: 100 }),
      seed: fc.integer(),
    });
    fc.assert(
      fc.property(chances, ({ base, lasted, rainy, restful, seed }) => {
        const chance = seeded(seed);
        const happens = (percent: number) => chance() * 100 < percent;
        let health = Math.max(40, base);
        const rains: Date[] = [];
        const rests: string[] = [];
        for (let day = 0; day <= lasted; day += 1) {
          if (happens(restful)) rests.push(days(day).toISOString().slice(0, 10));
          else if (day > 0 && happens(rainy)) rains.push(days(day));
          else if (day < lasted) health = Math.max(40, health - 6);
          if (rains.at(-1)?.getTime() === days(day).getTime()) health = Math.min(100, health + 15);
        }
        expect(healthAt({ health: base, at: start }, days(lasted), weather(rains, rests))).toBe(health);
      }),
    );
  });

  test("is a whole number from 40 to 100, whatever the weather and however often it is watered", () => {
    const moments = fc.array(fc.integer({ min: 0, max: 24 * 400 }), { maxLength: 40 });
    fc.assert(
      fc.property(moments, moments, fc.integer({ min: 10, max: 100 }), (rains, waterings, base) => {
        const sky = weather(rains.map(later));
        const times = waterings.toSorted((one, other) => one - other).map(later);
        const last = wateredAnew({ health: base, at: start }, times, sky).at(-1);
        for (const health of [
          last?.health ?? 40,
          healthAt(last ?? { health: base, at: start }, days(401), sky),
        ]) {
          expect(Number.isInteger(health)).toBe(true);
          expect(health).toBeGreaterThanOrEqual(40);
          expect(health).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  test.each([
    [40, 65],
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

describe("the garden's sleep", () => {
  test.each([
    ["begins when the seventh dry day is over", 8, [], [], true],
    ["has not begun on the seventh dry day", 7, [], [], false],
    ["ends with rain", 8, [8], [], false],
    ["begins anew after rain", 12, [5], [], false],
    ["waits for seven dry days after rain", 13, [5], [], true],
    ["does not count days of rest", 8, [], ["2026-03-05"], false],
    ["comes a day later for a day of rest", 9, [], ["2026-03-05"], true],
  ] as const)("%s", (_, day, rain, rest, asleep) => {
    expect(isAsleep(start, days(day), weather(rain.map(days), rest))).toBe(asleep);
  });

  test("is not that of a garden which is watered", () => {
    expect(isAsleep(days(4), days(11), dry)).toBe(false);
    expect(isAsleep(days(4), days(12), dry)).toBe(true);
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
