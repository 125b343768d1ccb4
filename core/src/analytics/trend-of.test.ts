import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dependentDays } from "./testing.ts";
import { exactChance, rankTrend } from "./mann-kendall.ts";
import { chanceBeyond } from "./normal-tail.ts";
import { trendOf } from "./trend-of.ts";
import { seeded } from "../seeded.ts";

const gap = null;
const rise = (days: number) => Array.from({ length: days }, (_, day) => day / 10);

test.each([
  { of: "nothing", values: [], have: 0, need: 14 },
  { of: "gaps only", values: [gap, gap], have: 0, need: 14 },
  { of: "thirteen days on end", values: rise(13), have: 13, need: 14 },
  {
    of: "seven days over three weeks",
    values: [1, gap, gap, 2, 3, ...Array(14).fill(gap), 4, 5, 6, 7],
    have: 7,
    need: 8,
  },
  { of: "gaps before and after thirteen days", values: [gap, ...rise(13), gap, gap], have: 13, need: 14 },
  { of: "two days, today and two weeks ago", values: [1, ...Array(12).fill(gap), 2], have: 2, need: 8 },
])("$of: $have of $need", ({ values, have, need }) => {
  expect(trendOf(values)).toEqual({ enough: false, have, need });
});

test("eight measured days over fourteen are enough", () => {
  const values = [1, gap, 2, gap, 3, gap, 4, gap, 5, gap, 6, gap, 7, 8];
  expect(trendOf(values)).toMatchObject({ enough: true, n: 8, s: 28 });
});

test("days that always rise are a trend, with the full change and a narrow interval", () => {
  const trend = enough(trendOf(rise(14)));
  expect(trend.s).toBe((14 * 13) / 2);
  expect(trend.slope).toBeCloseTo(0.1);
  expect(trend.change).toBeCloseTo(1.3);
  expect(trend.low).toBeCloseTo(1.3);
  expect(trend.high).toBeCloseTo(1.3);
  // no residuals are left that could depend on the previous day: the exact chance
  expect(trend.p).toBeCloseTo(exactChance(91, 14), 15);
});

test("the same value every day is no trend", () => {
  expect(trendOf(rise(20).map(() => 5))).toMatchObject({
    enough: true,
    s: 0,
    p: 1,
    change: 0,
    low: 0,
    high: 0,
  });
});

test("floating-point noise does not count as an order", () => {
  const values = rise(20).map((_, day) => (day < 10 ? 4.3 : 4.3 + 4e-15));
  expect(trendOf(values)).toMatchObject({ s: 0, p: 1 });
});

test("days that only resemble the day before are rarely taken for a trend", () => {
  const chance = seeded(11);
  const wandering = Array.from({ length: 400 }, () => dependentDays({ days: 60, dependence: 0.5 }, chance));
  const taken = wandering.filter((values) => enough(trendOf(values)).p < 0.05);
  const takenAsIndependent = wandering.filter((values) => {
    const { s, variance } = rankTrend(Float64Array.from(values));
    return chanceBeyond((Math.abs(s) - 1) / Math.sqrt(variance)) < 0.05;
  });
  expect(takenAsIndependent.length / 400).toBeGreaterThan(0.2);
  expect(taken.length / 400).toBeLessThan(0.08);
});

test("in 95 of 100 series the interval contains the true change", () => {
  const chance = seeded(12);
  const held = Array.from({ length: 400 }, (_, index) => {
    const noise = dependentDays({ days: 60, dependence: (index % 3) / 4 }, chance);
    const { low, high } = enough(trendOf(noise.map((value, day) => value + (2 * day) / 59)));
    return low <= 2 && 2 <= high;
  });
  expect(held.filter(Boolean).length / 400).toBeGreaterThan(0.92);
});

// answers in steps of a tenth on 14 to 60 days, some not measured
const answers = fc
  .array(fc.option(fc.integer({ min: 0, max: 100 }), { freq: 4 }), { minLength: 24, maxLength: 60 })
  .map((values) => values.map((value) => (value === null ? null : value / 10)));

test("adding a constant changes nothing", () => {
  fc.assert(
    fc.property(answers, fc.integer({ min: -50, max: 50 }), (values, tenths) => {
      const moved = values.map((value) => (value === null ? null : value + tenths / 10));
      expectAlike(trendOf(moved), trendOf(values));
    }),
  );
});

test("reversing time flips the trend", () => {
  fc.assert(
    fc.property(answers, (values) => {
      const there = trendOf(values);
      const back = trendOf(values.toReversed());
      if (!there.enough) return expect(back).toEqual(there);
      const { s, slope, change, low, high } = there;
      expectAlike(back, { ...there, s: -s, slope: -slope, change: -change, low: -high, high: -low });
    }),
  );
});

test("inverting the scale flips the trend", () => {
  fc.assert(
    fc.property(answers, (values) => {
      const there = trendOf(values);
      if (!there.enough) return;
      const { s, slope, change, low, high } = there;
      const over = trendOf(values.map((value) => (value === null ? null : 10 - value)));
      expectAlike(over, { ...there, s: -s, slope: -slope, change: -change, low: -high, high: -low });
    }),
  );
});

test("p is a probability, and the slope is within its interval", () => {
  fc.assert(
    fc.property(answers, (values) => {
      const trend = trendOf(values);
      if (!trend.enough) return;
      expect(trend.p).toBeGreaterThan(0);
      expect(trend.p).toBeLessThanOrEqual(1);
      expect(trend.low).toBeLessThanOrEqual(trend.change);
      expect(trend.high).toBeGreaterThanOrEqual(trend.change);
    }),
  );
});

function enough(trend: ReturnType<typeof trendOf>) {
  if (!trend.enough) throw new Error(`${trend.have} of ${trend.need}`);
  return trend;
}

function expectAlike(trend: ReturnType<typeof trendOf>, other: ReturnType<typeof trendOf>): void {
  expect(trend.enough).toBe(other.enough);
  if (!trend.enough || !other.enough) return expect(trend).toEqual(other);
  for (const key of ["s", "p", "slope", "change", "low", "high", "n"] as const)
    expect(trend[key]).toBeCloseTo(other[key], 6);
}
