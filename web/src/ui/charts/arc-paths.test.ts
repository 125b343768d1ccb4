import { expect, it } from "vitest";
import { arcPaths } from "./arc-paths.ts";

const ring = { inner: 50, outer: 100 };

function startOf(path: string): [number, number] {
  const [, x = "", y = ""] = /^M\s*([-\d.e]+)[ ,]([-\d.e]+)/.exec(path) ?? [];
  return [Number(x), Number(y)];
}

it("draws one path for each value, clockwise from the top", () => {
  const [first = "", second = "", third = ""] = arcPaths([50, 25, 25], ring);
  // the first half starts at the top, the others at the bottom and at the left
  expect(startOf(first)[1]).toBeLessThan(-90);
  expect(startOf(second)[1]).toBeGreaterThan(90);
  expect(startOf(third)[0]).toBeLessThan(-90);
});

it("keeps the given order, whatever the sizes", () => {
  const [small = "", large = ""] = arcPaths([1, 3], ring);
  expect(startOf(small)[1]).toBeLessThan(-90);
  expect(startOf(large)[0]).toBeGreaterThan(90);
});

it("draws a lone value as a whole ring: two circles", () => {
  const [whole = ""] = arcPaths([7], ring);
  expect(whole.match(/A/g)).toHaveLength(4);
  expect(whole).not.toMatch(/NaN/);
});

it("leaves out what is nothing", () => {
  const [none, all = ""] = arcPaths([0, 4], ring);
  expect(none).toBe("");
  expect(all).not.toBe("");
  expect(arcPaths([], ring)).toEqual([]);
  expect(arcPaths([0, 0], ring)).toEqual(["", ""]);
});
