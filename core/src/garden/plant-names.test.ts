import { describe, expect, test } from "vitest";
import { gameSource, plantName, plantNames } from "./plant-names.ts";
import { plantTypes } from "./plant-types.ts";

describe("names", () => {
  test("every plant that can grow has a name of its own in both languages", () => {
    const names = plantTypes.flatMap((type) =>
      Array.from({ length: 10 }, (_, index) => plantName(type, index + 1)),
    );
    expect(new Set(names.map(({ en }) => en)).size).toBe(60);
    expect(new Set(names.map(({ es }) => es)).size).toBe(60);
    expect(Math.max(...names.flatMap(({ en, es }) => [en.length, es.length]))).toBeLessThanOrEqual(30);
    expect(Object.values(plantNames).every((ofType) => ofType.length === 10)).toBe(true);
    expect(() => plantName("fern", 11)).toThrow("fern 11");
    expect(gameSource.es).toBe("Juego de respiración");
  });
});
