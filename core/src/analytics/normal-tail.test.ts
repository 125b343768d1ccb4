import { expect, test } from "vitest";
import { chanceBeyond, studentBound } from "./normal-tail.ts";

test.each([
  [0, 1],
  [1, 0.317_310_508],
  [1.959_963_985, 0.05],
  [2.575_829_304, 0.01],
  [4, 6.334_25e-5],
])("a normal number lies %d or farther from zero with the chance %d", (z, chance) => {
  expect(chanceBeyond(z) / chance).toBeCloseTo(1, 5);
  expect(chanceBeyond(-z)).toBe(chanceBeyond(z));
});

// tables of Student's t, 2.5 % above
test.each([
  [12, 2.179],
  [20, 2.086],
  [60, 2.0],
  [120, 1.98],
])("with %d degrees of freedom Student's bound is %d", (freedom, bound) => {
  expect(studentBound(freedom)).toBeCloseTo(bound, 2);
});
