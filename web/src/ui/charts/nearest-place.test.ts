import { expect, it } from "vitest";
import { nearestPlace } from "./nearest-place.ts";

it.each([
  [-20, 0],
  [10, 0],
  [40, 1],
  [94, 2],
  [150, 3],
])("at %d the nearest is %d", (at, index) => {
  expect(nearestPlace([0, 30, 90, 100], at)).toBe(index);
});

it("is the only one where there is one", () => {
  expect(nearestPlace([50], 3)).toBe(0);
});
