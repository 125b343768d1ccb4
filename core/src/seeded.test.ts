import * as fc from "fast-check";
import { expect, test } from "vitest";
import { seeded, seedOf } from "./seeded.ts";

test("the same text gives the same numbers, another text others", () => {
  const draw = (text: string) => {
    const next = seeded(seedOf(text));
    return Array.from({ length: 5 }, () => next());
  };
  expect(draw("bamboo:1")).toEqual(draw("bamboo:1"));
  expect(draw("bamboo:1")).not.toEqual(draw("bamboo:2"));
});

test("a seed is a whole number of 32 bits, and what is drawn lies from 0 up to 1", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const seed = seedOf(text);
      expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true);
      const drawn = seeded(seed)();
      expect(drawn >= 0 && drawn < 1).toBe(true);
    }),
  );
});
