import { expect, test } from "vitest";
import { roundPath } from "./round-path.ts";

test.each([
  ["M5 12h14", "M5 12h14"],
  ["m12 5 7 7-7 7", "m12 5 7 7-7 7"],
  ["M9.671 4.136a2.34 2.34 0 0 1 4.659 0", "M9.67 4.14a2.34 2.34 0 0 1 4.66 0"],
  // numbers that stand together, and flags that do
  ["c.405-.022.617.46.402.803", "c.41-.02.62.46.4.8"],
  ["a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5", "a2 2 0 0 0-2-2L16 3A5 5 0 0 0 12 5"],
  ["a1 1 0 01.999.5", "a1 1 0 0 1 1 .5"],
  ["M-.001 0.5,10,7z", "M0 .5 10 7z"],
  ["a2 2 0 0 0 1 1 2 2 0 10.004.3z", "a2 2 0 0 0 1 1 2 2 0 1 0 0 .3z"],
])("the path %s is %s", (path, expected) => {
  expect(roundPath(path)).toBe(expected);
});

test("what is no path stops the build", () => {
  expect(() => roundPath("M1 2 ?")).toThrow("No path");
  expect(() => roundPath("M1e1 2")).toThrow("No path");
});
