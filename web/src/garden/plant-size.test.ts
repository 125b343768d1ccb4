import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Plant } from "@remanso/core/garden/contract.ts";
import { placesAround } from "@remanso/core/garden/places.ts";
import { plantTypes } from "@remanso/core/garden/plant-types.ts";
import { plants } from "@remanso/core/garden/plants/plants.ts";
import { pictureWidth, roomBetween } from "@remanso/core/garden/room.ts";
import { commonSize, plantSize, sheetSize } from "./plant-size.ts";

const placeOf = placesAround([]);
const everyPlant: Plant[] = plantTypes.flatMap((type) =>
  Array.from({ length: 10 }, (_, index) => ({
    id: `${type}:${index}`,
    name: "",
    type,
    level: 1,
    maxLevel: plants[type].maxLevel,
    health: 100,
    position: placeOf(type, index + 1),
    activitySource: "",
    restsUntil: null,
  })),
);
const pictures = fc.constantFrom("wide" as const, "tall" as const);
const anyGarden = fc.subarray(everyPlant, { minLength: 1 });
const feet = (garden: readonly Plant[]) => garden.map(({ type, position }) => ({ type, ...position }));

test("on a picture 640 wide every plant is 40 to 80 wide, whatever its level and however many there are", () => {
  fc.assert(
    fc.property(anyGarden, fc.nat(9), pictures, (garden, level, picture) => {
      const common = commonSize(garden, picture);
      for (const foot of feet(garden)) {
        const sheet = sheetSize(foot, common);
        const { maxLevel } = plants[foot.type];
        const size = plantSize({ level: Math.min(maxLevel, level + 1), maxLevel }, sheet);
        for (const one of [sheet, size]) expect([one >= 40, one <= 80]).toEqual([true, true]);
        expect(size).toBeLessThanOrEqual(sheet);
      }
    }),
  );
});

test("no two plants touch, and each is inside the frame, at any count up to sixty", () => {
  fc.assert(
    fc.property(anyGarden, pictures, (garden, picture) => {
      const common = commonSize(garden, picture);
      const all = feet(garden);
      all.forEach((foot, index) => {
        const sheet = sheetSize(foot, common);
        const side = plants[foot.type].reach.side * sheet;
        const fromLeft = (foot.x / 100) * pictureWidth;
        expect([fromLeft >= side - 1, fromLeft <= pictureWidth - side + 1]).toEqual([true, true]);
        for (const other of all.slice(0, index))
          expect(roomBetween(foot, other, picture)).toBeGreaterThanOrEqual(
            Math.max(sheet, sheetSize(other, common)) - 1,
          );
      });
    }),
  );
  expect(commonSize(everyPlant, "wide")).toBeGreaterThanOrEqual(40);
});

test("a plant is wider with its level, nearer to the eye, and in a garden with room", () => {
  const foot = { type: "fern", x: 50, y: 50 } as const;
  const sheet = sheetSize(foot, 76);
  expect(plantSize({ level: 6, maxLevel: 6 }, sheet)).toBe(sheet);
  expect(plantSize({ level: 2, maxLevel: 6 }, sheet)).toBeLessThan(sheet);
  expect(sheetSize({ ...foot, y: 90 }, 76)).toBeGreaterThan(sheet);
  expect(commonSize(everyPlant, "wide")).toBeLessThan(
    commonSize(
      everyPlant.filter((_, index) => index % 10 === 0),
      "wide",
    ),
  );
});
