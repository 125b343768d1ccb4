import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { PlantSpecies } from "./growth.ts";
import { droopOf } from "./growth.ts";
import { PlantPicture } from "./plant-picture.tsx";

// specification §9: max level of each type
const species: readonly (readonly [PlantSpecies, number])[] = [
  ["bamboo", 5],
  ["lotus", 7],
  ["bonsai", 10],
  ["succulent", 4],
  ["fern", 6],
  ["cherry", 8],
];

const drawn = (
  kind: PlantSpecies,
  maxLevel: number,
  more: { level?: number; seed?: string; health?: number },
) =>
  renderToStaticMarkup(
    createElement(PlantPicture, { species: kind, maxLevel, level: 1, health: 100, seed: "one", ...more }),
  );

describe.each(species)("a %s", (kind, maxLevel) => {
  const levels = Array.from({ length: maxLevel }, (_, index) => index + 1);

  test("has the same shape every time", () => {
    for (const level of levels)
      expect(drawn(kind, maxLevel, { level })).toBe(drawn(kind, maxLevel, { level }));
  });

  test("looks different at every level", () => {
    expect(new Set(levels.map((level) => drawn(kind, maxLevel, { level }))).size).toBe(maxLevel);
  });

  test("is not the twin of another one", () => {
    const full = ["one", "two", "three", "four"].map((seed) =>
      drawn(kind, maxLevel, { level: maxLevel, seed }),
    );
    expect(new Set(full).size).toBe(full.length);
  });

  test("bows with its health without another drawing", () => {
    const bare = (health: number) =>
      drawn(kind, maxLevel, { level: maxLevel, health }).replace(/--plant-droop:[\d.]+/, "");
    expect(bare(10)).toBe(bare(100));
    expect(drawn(kind, maxLevel, { health: 10 })).not.toBe(drawn(kind, maxLevel, { health: 100 }));
  });

  test("stays a small drawing", () => {
    expect(drawn(kind, maxLevel, { level: maxLevel }).length).toBeLessThan(5000);
  });
});

describe("drooping", () => {
  test("is none at full health and whole at the least", () => {
    expect([droopOf(100), droopOf(10), droopOf(0)]).toEqual([0, 1, 1]);
  });

  test("never becomes less while health falls, and is seen below each band", () => {
    const falling = Array.from({ length: 91 }, (_, index) => droopOf(100 - index));
    expect(falling).toEqual(falling.toSorted((one, other) => one - other));
    for (const mark of [80, 60, 40]) expect(droopOf(mark - 8) - droopOf(mark)).toBeGreaterThan(0.05);
  });
});
