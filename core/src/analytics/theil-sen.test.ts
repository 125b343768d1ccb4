import { expect, test } from "vitest";
import { theilSen } from "./theil-sen.ts";

const series = (at: readonly number[], values: readonly number[]) => ({
  at: Float64Array.from(at),
  values: Float64Array.from(values),
});

test("the slope is the median of the slopes between all pairs of days", () => {
  // in order −3, −0.5, 0, 1, 1.5, 2
  expect(theilSen(series([0, 1, 2, 3], [0, 1, 3, 0]), 0).slope).toBe(0.5);
  expect(theilSen(series([0, 1, 3], [1, 3, 7]), 0).slope).toBe(2);
});

test("one outlier does not change the line", () => {
  const values = [0, 1, 2, 3, 4, 5, 6, 7, 100, 9];
  expect(theilSen(series([...values.keys()], values), 0).slope).toBe(1);
});

test("a day without a measurement still counts as elapsed time", () => {
  expect(theilSen(series([0, 2, 10], [0, 1, 5]), 0).slope).toBe(0.5);
});

test("the interval spans the given number of pairs around the median, and never goes beyond the steepest", () => {
  const days = series([0, 1, 2, 3, 4], [0, 1, 3, 6, 10]);
  // its ten slopes in order: 1, 1.5, 2, 2, 2.5, 2.5, 3, 3, 3.5, 4
  expect(theilSen(days, 4)).toEqual({ slope: 2.5, low: 2, high: 3 });
  expect(theilSen(days, 1000)).toEqual({ slope: 2.5, low: 1, high: 4 });
});
