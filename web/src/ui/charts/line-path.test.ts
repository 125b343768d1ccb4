import { expect, test } from "vitest";
import { areaPath, linePath } from "./line-path.ts";

test("a line goes straight from point to point, a single point is a dot", () => {
  expect(
    linePath([
      [0, 50],
      [33.33333, 0],
      [100, 12.5],
    ]),
  ).toBe("M0,50L33.333,0L100,12.5");
  expect(linePath([[7, 8]])).toBe("M7,8Z");
  expect(linePath([])).toBe("");
});

test("an area is closed along its bottom", () => {
  expect(
    areaPath(
      [
        [0, 50],
        [100, 20],
      ],
      100,
    ),
  ).toBe("M0,50L100,20L100,100L0,100Z");
  expect(areaPath([], 100)).toBe("");
});
