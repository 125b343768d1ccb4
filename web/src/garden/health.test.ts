import { expect, test } from "vitest";
import { bandOf, isThirsty, toneOfBand } from "./health.ts";

test.each([
  [100, "thriving", "leaf"],
  [80, "thriving", "leaf"],
  [79, "healthy", "sun"],
  [60, "healthy", "sun"],
  [59, "thirsty", "ember"],
  [40, "thirsty", "ember"],
  [39, "drooping", "berry"],
  [10, "drooping", "berry"],
])("a plant with health %i is %s and shown in %s", (health, band, tone) => {
  expect(bandOf(health)).toBe(band);
  expect(toneOfBand[bandOf(health)]).toBe(tone);
});

test("a plant is thirsty under 50, not at 50", () => {
  expect([49, 50].map(isThirsty)).toEqual([true, false]);
});
