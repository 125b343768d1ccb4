import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Tended } from "./garden-of.ts";
import { elbowRoom, placesAround, pond, withinGarden } from "./places.ts";
import { plantTypes } from "./plant-types.ts";
import { plants } from "./plants/plants.ts";

const anyPosition = fc.record({ x: fc.integer({ min: 5, max: 95 }), y: fc.integer({ min: 5, max: 95 }) });
const anyTended: fc.Arbitrary<Tended[]> = fc.uniqueArray(
  fc.record({
    type: fc.constantFrom(...plantTypes),
    ordinal: fc.integer({ min: 1, max: 10 }),
    position: fc.option(anyPosition),
    watering: fc.constant(null),
  }),
  { maxLength: 30, selector: ({ type, ordinal }) => `${type}:${ordinal}` },
);

describe("places", () => {
  const all = plantTypes.flatMap((type) =>
    Array.from({ length: 10 }, (_, index) => [type, index + 1] as const),
  );
  const inPond = ({ x, y }: { x: number; y: number }) =>
    ((x - pond.center.x) / pond.radiusX) ** 2 + ((y - pond.center.y) / pond.radiusY) ** 2 <= 1;

  test("sixty plants stand within 5–95 percent, apart from one another, lotus in the pond and only lotus", () => {
    const placeOf = placesAround([]);
    const places = all.map(([type, ordinal]) => ({ type, ...placeOf(type, ordinal) }));
    places.forEach((place, index) => {
      expect(withinGarden(place)).toEqual({ x: place.x, y: place.y });
      expect(inPond(place)).toBe(plants[place.type].ground.in === "pond");
      for (const other of places.slice(0, index))
        expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(elbowRoom);
    });
  });

  test("a new plant keeps clear of what the person put where it would have come, and of the water", () => {
    fc.assert(
      fc.property(anyTended, (tended) => {
        const placeOf = placesAround(tended);
        const homeOf = placesAround([]);
        const put = tended.filter(({ position }) => position !== null);
        const left = all.filter(
          ([type, ordinal]) => !put.some((plant) => plant.type === type && plant.ordinal === ordinal),
        );
        for (const { type, ordinal, position } of put) expect(placeOf(type, ordinal)).toEqual(position);
        for (const [type, ordinal] of left) {
          const place = placeOf(type, ordinal);
          const home = homeOf(type, ordinal);
          expect(withinGarden(place)).toEqual(place);
          expect(inPond(place)).toBe(plants[type].ground.in === "pond");
          const room = Math.min(
            Infinity,
            ...put.map(({ position }) =>
              Math.hypot(home.x - (position?.x ?? 0), home.y - (position?.y ?? 0)),
            ),
          );
          expect(place.x === home.x && place.y === home.y).toBe(room >= elbowRoom);
        }
      }),
    );
  });

  test("a plant put on the home of another sends it to a place with room", () => {
    const home = placesAround([])("bonsai", 1);
    const around = placesAround([{ type: "fern", ordinal: 3, position: home }]);
    const moved = around("bonsai", 1);
    const others = all
      .filter(([type, ordinal]) => `${type}${ordinal}` !== "bonsai1")
      .map(([type, ordinal]) => around(type, ordinal));
    expect(Math.min(...others.map(({ x, y }) => Math.hypot(x - moved.x, y - moved.y)))).toBeGreaterThan(3);
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
