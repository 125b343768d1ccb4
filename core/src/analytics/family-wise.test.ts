import * as fc from "fast-check";
import { expect, test } from "vitest";
import { chanceShares, trendShares } from "./chance-shares.ts";
import { familyWise } from "./family-wise.ts";

const equal = (...ps: number[]) => familyWise(ps.map((p) => ({ p, share: 1 / ps.length })));

test("with equal shares it is Holm's method", () => {
  // the smallest p times 4, the next times 3, …, and never below the previous result
  expect(equal(0.01, 0.04, 0.03, 0.005).map(rounded)).toEqual([0.03, 0.06, 0.06, 0.02]);
  expect(equal(0.9, 0.8)).toEqual([1, 1]);
  expect(equal(0.02)).toEqual([0.02]);
  expect(equal()).toEqual([]);
});

test("a question with a greater share needs less", () => {
  const [first, second] = familyWise([
    { p: 0.02, share: 0.8 },
    { p: 0.02, share: 0.2 },
  ]);
  expect(first).toBeCloseTo(0.025);
  // the first was found and releases its share
  expect(second).toBeCloseTo(0.025);
});

test("holding some of the chance back raises every p", () => {
  const [p] = familyWise([{ p: 0.02, share: 0.5 }]);
  expect(p).toBeCloseTo(0.04);
});

test("no p gets smaller, none exceeds 1, and their order is kept", () => {
  const questions = fc.array(fc.record({ p: chances(), share: chances(0.01) }), { maxLength: 8 });
  fc.assert(
    fc.property(questions, (given) => {
      const all = given.reduce((total, { share }) => total + share, 0);
      const asked = given.map(({ p, share }) => ({ p, share: share / all }));
      const corrected = familyWise(asked);
      for (const [index, { p }] of asked.entries()) {
        expect(corrected[index]).toBeGreaterThanOrEqual(p - 1e-12);
        expect(corrected[index]).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test("the shares never add up to more than 0.85, and kinds without questions release theirs", () => {
  for (const trend of [0, 1])
    for (const weekday of [0, 7])
      for (const activity of [0, 3]) {
        const shares = chanceShares({ trend, weekday, activity });
        const dealtOut = trend + weekday + activity === 0 ? 0 : 0.85;
        expect(shares.trend + shares.weekday + shares.activity).toBeCloseTo(dealtOut);
      }
  expect(chanceShares({ trend: 5, weekday: 0, activity: 0 })).toEqual({
    trend: expect.closeTo(0.85),
    weekday: 0,
    activity: 0,
  });
});

test("the trends divide their share among themselves", () => {
  expect(trendShares(0.5, 1)).toEqual([0.5]);
  for (const trends of [2, 3, 5])
    expect(trendShares(0.5, trends).reduce((total, share) => total + share)).toBeCloseTo(0.5);
});

function chances(min = 0) {
  return fc.double({ min, max: 1, noNaN: true });
}

function rounded(p: number): number {
  return Math.round(p * 1e9) / 1e9;
}
