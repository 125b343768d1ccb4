import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seeded } from "../seeded.ts";
import { permutedContrasts, type Contrast } from "./permuted-contrasts.ts";
import { dependentDays } from "./testing.ts";

const compared = (values: readonly number[], ...groups: (readonly number[])[]) =>
  permutedContrasts(
    {
      series: { at: Float64Array.from(values.keys()), values: Float64Array.from(values) },
      groups: groups.map((days) => Float64Array.from(values, (_, day) => (days.includes(day) ? 1 : 0))),
    },
    seeded(5),
  );
const one = (values: readonly number[], days: readonly number[]): Contrast => {
  const [contrast] = compared(values, days);
  if (!contrast) throw new Error("no contrast");
  return contrast;
};

const noise = dependentDays({ days: 30, dependence: 0 }, seeded(3));
const thirds = [...noise.keys()].filter((day) => day % 3 === 0);

test("the effect is the plain difference of the two means", () => {
  const values = [4, 2, 2, 4, 2, 2, 4, 3, 2, 4, 2, 2, 5, 3];
  // (4 + 4 + 4 + 4 + 5) / 5 − (2 + 2 + 2 + 2 + 3 + 2 + 2 + 2 + 3) / 9
  expect(one(values, [0, 3, 6, 9, 12]).effect).toBeCloseTo(4.2 - 20 / 9, 12);
});

test("a clear difference is as significant as the number of rounds allows", () => {
  const { p, low, high } = one(
    noise.map((value, day) => value + (day % 3 === 0 ? 4 : 0)),
    thirds,
  );
  expect(p).toBeLessThan(0.002);
  expect(p).toBeGreaterThan(0);
  expect(low).toBeLessThan(4);
  expect(high).toBeGreaterThan(4);
  expect(low).toBeGreaterThan(2.5);
});

test("constant values, or a group that is only the second half of a rise, give no difference", () => {
  expect(
    one(
      noise.map(() => 5),
      thirds,
    ),
  ).toMatchObject({ effect: 0, low: 0, high: 0, p: 1 });
  const rising = noise.map((value, day) => value / 4 + day / 5);
  const later = [...noise.keys()].filter((day) => day >= 15);
  const { effect, p } = one(rising, later);
  expect(effect).toBeGreaterThan(2);
  expect(p).toBeGreaterThan(0.2);
});

test("a group tested with others is never more certain than on its own", () => {
  for (const shift of [0.5, 1, 1.5]) {
    const values = noise.map((value, day) => value + (day % 3 === 0 ? shift : 0));
    const others = [3, 4, 5, 6].map((days) => [...noise.keys()].filter((day) => day % days === 1));
    const [among] = compared(values, thirds, ...others);
    expect(among?.p).toBeGreaterThanOrEqual(one(values, thirds).p);
  }
});

describe("over many random series", () => {
  const series = 300;
  const counted = (
    is: (values: readonly number[], days: readonly number[]) => boolean,
    dependence: number,
  ) => {
    const chance = seeded(21);
    const hits = Array.from({ length: series }, () => {
      const values = dependentDays({ days: 45, dependence }, chance);
      // in runs, where dependence misleads most
      let isOn = false;
      const days = [...values.keys()].filter(() => (isOn = chance() < 0.15 ? !isOn : isOn));
      return days.length < 5 || days.length > 40 || is(values, days);
    });
    return hits.filter(Boolean).length / series;
  };

  test.each([0, 0.5])("a difference is found in about 5 of 100, with ρ = %d", (dependence) => {
    expect(counted((values, days) => one(values, days).p < 0.05, dependence)).toBeLessThan(0.09);
  });

  test.each([0, 0.5])("the interval is right in about 95 of 100, with ρ = %d", (dependence) => {
    const held = counted((values, days) => {
      const { low, high } = one(values, days);
      return low <= 0 && 0 <= high;
    }, dependence);
    expect(held).toBeGreaterThan(0.92);
  });
});

describe("for any answers", () => {
  const answers = fc
    .array(fc.integer({ min: 0, max: 100 }), { minLength: 14, maxLength: 40 })
    .map((values) => values.map((value) => value / 10));

  test("adding a constant changes nothing, and inverting the scale flips the effect", () => {
    fc.assert(
      fc.property(answers, (values) => {
        const days = [0, 2, 3, 7, 11];
        const plain = one(values, days);
        const moved = one(
          values.map((value) => value + 3),
          days,
        );
        const over = one(
          values.map((value) => 10 - value),
          days,
        );
        for (const key of ["effect", "low", "high"] as const) expect(moved[key]).toBeCloseTo(plain[key], 6);
        expect(moved.p).toBeCloseTo(plain.p, 2);
        expect(over.effect).toBeCloseTo(-plain.effect, 6);
        expect(over.low).toBeCloseTo(-plain.high, 6);
        expect(over.p).toBeCloseTo(plain.p, 2);
      }),
      { numRuns: 40 },
    );
  });
});
