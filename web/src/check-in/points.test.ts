import { expect, it } from "vitest";
import { levelOf, pointsInWords } from "./points.ts";

// specification §9: below 0.33 low, below 0.67 moderate
it.each([
  [0, "low"],
  [3.2, "low"],
  [3.3, "moderate"],
  [6.6, "moderate"],
  [6.7, "high"],
  [10, "high"],
])("stress of %d is %s", (points, level) => {
  expect(levelOf(points)).toBe(level);
});

it("is read with one decimal where it has one", () => {
  expect(pointsInWords(6.5, "es")).toBe("6,5");
  expect(pointsInWords(7, "en")).toBe("7");
});
