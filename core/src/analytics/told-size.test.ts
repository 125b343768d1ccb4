import { expect, test } from "vitest";
import { toldSize } from "./told-size.ts";

test("an effect far beyond what it takes to be told is told as it was found", () => {
  const { effect, low, high } = toldSize({ effect: -3, error: 0.3, least: 4 });
  expect(effect).toBeCloseTo(-3, 2);
  expect(low).toBeCloseTo(-3 - 1.645 * 0.3, 2);
  expect(high).toBeCloseTo(-3 + 1.645 * 0.3, 2);
});

test("one that was only just clear enough is told smaller, and its interval reaches to nothing", () => {
  const { effect, low, high } = toldSize({ effect: 1.3, error: 0.3, least: 4 });
  expect(effect).toBeGreaterThan(0);
  expect(effect).toBeLessThan(1.15);
  expect(low).toBe(0);
  expect(high).toBeGreaterThan(1.3);
});

test("more and less are told alike, and a clearer effect is never told smaller", () => {
  let before = 0;
  for (const found of [1.2, 1.3, 1.5, 2, 3]) {
    const more = toldSize({ effect: found, error: 0.3, least: 4 });
    const less = toldSize({ effect: -found, error: 0.3, least: 4 });
    expect([less.effect, less.low, less.high]).toEqual([-more.effect, -more.high, -more.low]);
    expect(more.effect).toBeGreaterThanOrEqual(before);
    before = more.effect;
  }
});
