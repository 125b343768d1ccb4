import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { plantTypes, type PlantType } from "@remanso/core/garden/plant-types.ts";
import { plants } from "@remanso/core/garden/plants/plants.ts";
import { droopOf } from "./growth.ts";
import { PlantPicture } from "./plant-picture.tsx";

const drawn = (type: PlantType, maxLevel: number, more: { level?: number; seed?: string; health?: number }) =>
  renderToStaticMarkup(
    createElement(PlantPicture, { type, maxLevel, level: 1, health: 100, seed: "one", ...more }),
  );

describe.each(plantTypes)("a %s", (type) => {
  const { maxLevel } = plants[type];
  const levels = Array.from({ length: maxLevel }, (_, index) => index + 1);

  test("has the same shape every time", () => {
    for (const level of levels)
      expect(drawn(type, maxLevel, { level })).toBe(drawn(type, maxLevel, { level }));
  });

  test("looks different at every level", () => {
    expect(new Set(levels.map((level) => drawn(type, maxLevel, { level }))).size).toBe(maxLevel);
  });

  test("looks different from another plant of the same type", () => {
    const full = ["one", "two", "three", "four"].map((seed) =>
      drawn(type, maxLevel, { level: maxLevel, seed }),
    );
    expect(new Set(full).size).toBe(full.length);
  });

  test("droops with its health without being drawn again", () => {
    const bare = (health: number) =>
      drawn(type, maxLevel, { level: maxLevel, health }).replace(/--plant-droop:[\d.]+/, "");
    expect(bare(10)).toBe(bare(100));
    expect(drawn(type, maxLevel, { health: 10 })).not.toBe(drawn(type, maxLevel, { health: 100 }));
  });

  test("stays a small drawing", () => {
    expect(drawn(type, maxLevel, { level: maxLevel }).length).toBeLessThan(5000);
  });
});

describe("drooping", () => {
  test("is 0 at full health and 1 at the lowest", () => {
    expect([droopOf(100), droopOf(10), droopOf(0)]).toEqual([0, 1, 1]);
  });

  test("never decreases while health falls, and is visible below each band", () => {
    const falling = Array.from({ length: 91 }, (_, index) => droopOf(100 - index));
    expect(falling).toEqual(falling.toSorted((one, other) => one - other));
    for (const mark of [80, 60, 40]) expect(droopOf(mark - 8) - droopOf(mark)).toBeGreaterThan(0.05);
  });
});
