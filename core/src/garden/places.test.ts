import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { freePlaceNear } from "./free-place.ts";
import type { Tended } from "./garden-of.ts";
import { placesAround, pond } from "./places.ts";
import { plantTypes, type PlantType } from "./plant-types.ts";
import { plants } from "./plants/plants.ts";
import { withinGarden } from "./position.ts";
import { leastSize, roomBetween, roomOf, type Foot } from "./room.ts";

const anyPosition = fc.record({ x: fc.integer({ min: 5, max: 95 }), y: fc.integer({ min: 5, max: 95 }) });
const anyPlant = fc.record({
  type: fc.constantFrom(...plantTypes),
  ordinal: fc.integer({ min: 1, max: 10 }),
});
const nameOf = ({ type, ordinal }: { type: PlantType; ordinal: number }) => `${type}:${ordinal}`;

const all = plantTypes.flatMap((type) =>
  Array.from({ length: 10 }, (_, index) => ({ type, ordinal: index + 1 })),
);
const inPond = ({ x, y }: { x: number; y: number }) =>
  ((x - pond.center.x) / pond.radiusX) ** 2 + ((y - pond.center.y) / pond.radiusY) ** 2 <= 1;
const feetOf = (some: typeof all, tended: readonly Tended[]): Foot[] => {
  const placeOf = placesAround(tended);
  return some.map(({ type, ordinal }) => ({ type, ...placeOf(type, ordinal) }));
};

describe("room", () => {
  test("is what two plants have until one touches the other, beside it or behind it", () => {
    const fern = { type: "fern", x: 50, y: 50 } as const;
    expect(roomBetween(fern, { ...fern, x: 60 })).toBeCloseTo(64 / 1.08);
    expect(roomBetween(fern, { ...fern, y: 70 })).toBeCloseTo((0.2 * 360 * 0.82) / 0.83);
    expect(roomBetween(fern, fern)).toBe(0);
  });
});

describe("places", () => {
  test("of sixty plants touch nowhere, nor do those of any fewer; lotus are in the pond, and only lotus", () => {
    const feet = feetOf(all, []);
    expect(roomOf(feet)).toBeGreaterThanOrEqual(leastSize);
    for (const foot of feet) {
      expect(withinGarden(foot)).toEqual({ x: foot.x, y: foot.y });
      expect(inPond(foot)).toBe(plants[foot.type].ground.in === "pond");
    }
  });

  test("keep apart however plants are moved, one after another, at any count", () => {
    const moves = fc.array(fc.record({ plant: fc.nat(), to: anyPosition }), { maxLength: 40 });
    fc.assert(
      fc.property(
        fc.uniqueArray(anyPlant, { minLength: 1, maxLength: 60, selector: nameOf }),
        moves,
        (some, list) => {
          const feet = feetOf(some, []);
          for (const { plant, to } of list) {
            const index = plant % feet.length;
            const [moved, others] = [feet[index], feet.toSpliced(index, 1)];
            if (moved) feet[index] = { ...moved, ...freePlaceNear({ ...moved, ...to }, others) };
          }
          expect(roomOf(feet)).toBeGreaterThanOrEqual(leastSize);
          const tended = some.map((plant, index) => ({
            ...plant,
            position: placeOf(feet[index]),
            watering: null,
          }));
          // what was put where it is free stays there
          expect(feetOf(some, tended)).toEqual(feet);
        },
      ),
      { numRuns: 200 },
    );
  });

  test("of plants that come after some were moved touch nothing either", () => {
    const few = fc.uniqueArray(fc.record({ plant: anyPlant, to: anyPosition }), {
      maxLength: 6,
      selector: ({ plant }) => nameOf(plant),
    });
    fc.assert(
      fc.property(few, (moved) => {
        const put: Foot[] = [];
        for (const { plant, to } of moved) {
          const foot = { type: plant.type, ...to };
          put.push({ ...foot, ...freePlaceNear(foot, put) });
        }
        const tended = moved.map(({ plant }, index) => ({
          ...plant,
          position: placeOf(put[index]),
          watering: null,
        }));
        const feet = feetOf(all, tended);
        for (const foot of feet) expect(withinGarden(foot)).toEqual({ x: foot.x, y: foot.y });
        expect(roomOf(feet)).toBeGreaterThanOrEqual(leastSize);
      }),
      { numRuns: 200 },
    );
  });

  test("that touch from before are kept apart, the nearest free ones", () => {
    const here = { x: 20, y: 40 };
    const tended = [1, 2, 3].map((ordinal) => ({
      type: "fern" as const,
      ordinal,
      position: here,
      watering: null,
    }));
    const feet = feetOf(
      [1, 2, 3].map((ordinal) => ({ type: "fern", ordinal })),
      tended,
    );
    expect(feet[0]).toEqual({ type: "fern", ...here });
    expect(roomOf(feet)).toBeGreaterThanOrEqual(leastSize);
    for (const { x, y } of feet) expect(Math.hypot(x - here.x, (y - here.y) / 2)).toBeLessThan(12);
    expect(
      feetOf(
        [3, 2, 1].map((ordinal) => ({ type: "fern", ordinal })),
        tended.toReversed(),
      ),
    ).toEqual(feet.toReversed());
  });

  test.each([
    [
      { x: -1000, y: 1000 },
      { x: 5, y: 95 },
    ],
    [
      { x: 5, y: 95 },
      { x: 5, y: 95 },
    ],
    [
      { x: 50.25, y: 4.9 },
      { x: 50.25, y: 5 },
    ],
  ])("%j is put at %j", (put, stands) => {
    expect(withinGarden(put)).toEqual(stands);
  });
});

function placeOf(foot: Foot | undefined) {
  return foot ? { x: foot.x, y: foot.y } : null;
}
