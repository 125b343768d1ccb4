import { describe, expect, test } from "vitest";
import { mostPlants } from "../events.ts";
import { plantName } from "../plant-name.ts";
import { plantTypes } from "../plant-types.ts";
import { plants } from "./plants.ts";

describe("plants", () => {
  test("every plant that can grow has a name of its own in both languages", () => {
    const names = plantTypes.flatMap((type) =>
      Array.from({ length: mostPlants }, (_, index) => plantName(type, index + 1)),
    );
    expect(new Set(names.map(({ en }) => en)).size).toBe(names.length);
    expect(new Set(names.map(({ es }) => es)).size).toBe(names.length);
    expect(Math.max(...names.flatMap(({ en, es }) => [en.length, es.length]))).toBeLessThanOrEqual(30);
    expect(() => plantName("fern", mostPlants + 1)).toThrow("fern 11");
  });

  test("no type has names that no plant can get", () => {
    expect(plantTypes.map((type) => plants[type].individualNames.length)).toEqual(
      plantTypes.map(() => mostPlants),
    );
  });

  // specification §9, word for word
  test.each([
    ["bamboo", 5, "1 breathing activity"],
    ["lotus", 7, "3 meditation sessions"],
    ["bonsai", 10, "5 diary entries"],
    ["succulent", 4, "2 nature activities"],
    ["fern", 6, "7 days in a row"],
    ["cherry", 8, "15 completed activities"],
  ] as const)("a %s grows to level %d and asks for %s", (type, maxLevel, requirement) => {
    expect(plants[type].maxLevel).toBe(maxLevel);
    expect(plants[type].requirement.en).toBe(requirement);
  });
});
