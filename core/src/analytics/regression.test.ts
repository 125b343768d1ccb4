import { describe, expect, test } from "vitest";
import { estimates, groundsOf, settled } from "./regression.ts";
import { levelAndDirection, weekdayColumns } from "./stress-series.ts";
import { seeded } from "../seeded.ts";

const days = Float64Array.from({ length: 56 }, (_, day) => day);

/** What an activity on some of the days is estimated at, where the week adds `ofWeekday` points from Monday on. */
function estimated(seed: number, ofWeekday: readonly number[], week: "loose" | "firm" | "left out") {
  const chance = seeded(seed);
  // mostly at the beginning of the week
  const done = days.map((day) => (chance() < (day % 7 < 3 ? 0.7 : 0.3) ? 1 : 0));
  const noise = days.map(() => Math.round(4 * (chance() + chance() + chance() - 1.5)));
  const values = days.map((day, at) => 5 + (ofWeekday[day % 7] ?? 0) + (noise[at] ?? 0));
  const straight = levelAndDirection(days);
  const columns = weekdayColumns(days);
  const grounds =
    week === "loose"
      ? groundsOf(days, straight, columns)
      : groundsOf(days, week === "firm" ? [...straight, ...columns] : straight);
  const [estimate] = estimates(settled(grounds, values), [done]);
  return estimate ?? { effect: Number.NaN, error: Number.NaN, p: Number.NaN };
}

const seeds = Array.from({ length: 60 }, (_, seed) => seed);
const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length;

describe("weekdays as loose columns", () => {
  test("take away what the week does, nearly as firm ones do", () => {
    const season = [3, 3, 3, -2, -2, -2, -3];
    const effects = (week: "loose" | "firm" | "left out") =>
      mean(seeds.map((seed) => estimated(seed, season, week).effect));
    expect(effects("left out")).toBeGreaterThan(1.5);
    expect(Math.abs(effects("firm"))).toBeLessThan(0.2);
    expect(Math.abs(effects("loose"))).toBeLessThan(0.25);
  });

  test("cost little where the week does nothing, which firm ones do not", () => {
    const errors = (week: "loose" | "firm" | "left out") =>
      mean(seeds.map((seed) => estimated(seed, [], week).error));
    expect(errors("loose")).toBeLessThan(1.05 * errors("left out"));
    expect(errors("firm")).toBeGreaterThan(1.07 * errors("left out"));
  });
});
