import { expect, test } from "vitest";
import { exactChance, rankTrend } from "./mann-kendall.ts";

const counted = (...values: number[]) => rankTrend(Float64Array.from(values));

test("the count is rising pairs minus falling pairs", () => {
  expect(counted(1, 2, 3, 4)).toEqual({ s: 6, variance: (4 * 3 * 13) / 18, hasTies: false });
  expect(counted(4, 3, 2, 1).s).toBe(-6);
  // 3 to 4, 1 to 4 and 1 to 2 rise; 3 to 1, 3 to 2 and 4 to 2 fall
  expect(counted(3, 1, 4, 2).s).toBe(0);
  // 5 to 4 and 7 to 6 fall, the other eight pairs rise
  expect(counted(5, 4, 7, 6, 9).s).toBe(6);
});

test("equal values count nothing and narrow the spread", () => {
  // five pairs rise, one is equal
  expect(counted(1, 2, 2, 3)).toEqual({ s: 5, variance: (4 * 3 * 13 - 2 * 1 * 9) / 18, hasTies: true });
  expect(counted(2, 2, 2, 2)).toEqual({ s: 0, variance: 0, hasTies: true });
});

// Kendall's table of the exact distribution: of all n! orders, those with a count at least this high, plus as many that are this low
test.each([
  { n: 3, s: 3, orders: 1, all: 6 },
  { n: 3, s: 1, orders: 3, all: 6 },
  { n: 4, s: 6, orders: 1, all: 24 },
  { n: 4, s: 4, orders: 4, all: 24 },
  { n: 4, s: 2, orders: 9, all: 24 },
  { n: 5, s: 10, orders: 1, all: 120 },
  { n: 5, s: 8, orders: 5, all: 120 },
  { n: 5, s: 6, orders: 14, all: 120 },
  { n: 6, s: 15, orders: 1, all: 720 },
  { n: 6, s: 11, orders: 20, all: 720 },
  { n: 7, s: 19, orders: 7, all: 5040 },
  { n: 8, s: 28, orders: 1, all: 40320 },
  { n: 8, s: 26, orders: 8, all: 40320 },
  { n: 8, s: 24, orders: 35, all: 40320 },
])(
  "a count of $s or farther from zero on $n days has the chance 2 · $orders / $all",
  ({ n, s, orders, all }) => {
    expect(exactChance(s, n)).toBeCloseTo(Math.min(1, (2 * orders) / all), 12);
    expect(exactChance(-s, n)).toBeCloseTo(Math.min(1, (2 * orders) / all), 12);
  },
);

test("the exact chance matches counting every order of six days", () => {
  const counts = ordersOf([1, 2, 3, 4, 5, 6]).map((order) => Math.abs(counted(...order).s));
  expect(counts.length).toBe(720);
  for (const s of [1, 3, 5, 7, 9, 11, 13, 15])
    expect(exactChance(s, 6)).toBeCloseTo(counts.filter((count) => count >= s).length / 720, 12);
});

function ordersOf(values: readonly number[]): number[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((value) =>
    ordersOf(values.filter((other) => other !== value)).map((rest) => [value, ...rest]),
  );
}
