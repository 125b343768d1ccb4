import { expect, test } from "vitest";
import { boundOf, chanceBeyond, normalAbove } from "./normal-tail.ts";
import { studentTail } from "./student-tail.ts";

test.each([
  [0, 1],
  [1, 0.317_310_508],
  [1.959_963_985, 0.05],
  [2.575_829_304, 0.01],
  [4, 6.334_25e-5],
])("a normal number lies %d or farther from zero with the chance %d", (z, chance) => {
  expect(chanceBeyond(z) / chance).toBeCloseTo(1, 5);
  expect(chanceBeyond(-z)).toBe(chanceBeyond(z));
  expect(normalAbove(z)).toBeCloseTo(chance / 2, 6);
  expect(boundOf(chance)).toBeCloseTo(z, 4);
});

// tables of Student's t: 5 % on both sides together, then 0.1 %
test.each([
  [1, 12.706, 0.05],
  [2, 4.303, 0.05],
  [12, 2.179, 0.05],
  [37, 2.026, 0.05],
  [120, 1.98, 0.05],
  [5, 6.869, 0.001],
  [40, 3.551, 0.001],
])("with %d degrees of freedom %d is exceeded in a share of %d", (freedom, t, share) => {
  expect(studentTail(t, freedom) / share).toBeCloseTo(1, 2);
  expect(studentTail(-t, freedom)).toBe(studentTail(t, freedom));
});
