import { expect, test } from "vitest";
import { plantTypes } from "@remanso/core/garden/plant-types.ts";
import { plants } from "@remanso/core/garden/plants/plants.ts";
import { pictureWidth, plantSize, sheetSize } from "./plant-size.ts";

test("on a picture 640 wide every plant is 40 to 80 wide, wherever it stands and however many there are", () => {
  expect(pictureWidth).toBe(640);
  const standings = [5, 50, 95].flatMap((y) => [1, 10, 60].map((count) => ({ y, count })));
  const ages = plantTypes.flatMap((type) => {
    const { maxLevel } = plants[type];
    return Array.from({ length: maxLevel }, (_, index) => ({ level: index + 1, maxLevel }));
  });
  const sizes = standings.flatMap((standing) => [
    sheetSize(standing),
    ...ages.map((age) => plantSize({ ...age, ...standing })),
  ]);
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([40, 80]);
});

test("a plant is wider with its level, nearer to the eye, and in a garden with room", () => {
  const usual = { level: 2, maxLevel: 10, y: 50, count: 10 };
  const size = plantSize(usual);
  expect(size).toBe(48);
  expect(plantSize({ ...usual, level: 6 })).toBe(64);
  expect(plantSize({ ...usual, y: 90 })).toBeGreaterThan(size);
  expect(plantSize({ ...usual, count: 60 })).toBeLessThan(size);
});
