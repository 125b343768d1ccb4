import { expect, test } from "vitest";
import { seeded, seedOf } from "../seeded.ts";
import { findPatterns } from "./find-patterns.ts";
import { livedDays, type Life } from "./testing.ts";

// decisions §8, with 200 people per case on every run. `npm run bench` uses thousands.
const people = 200;

test.each([
  { days: 30, dependence: 0, inRuns: false },
  { days: 60, dependence: 0.5, inRuns: false },
  { days: 90, dependence: 0.5, inRuns: true },
])(
  "on pure chance ($days days, ρ $dependence, in runs: $inRuns) hardly anybody is told a pattern",
  (life) => {
    const told = count((person) => {
      const days = livedDays({ ...ordinary(person), ...life }, person);
      return findPatterns(days, person).findings.length > 0;
    });
    // at a true rate of 5 in 100, more than 18 of 200 happens less than once in 150 runs
    expect(told).toBeLessThanOrEqual(18);
  },
);

test.each(["trend", "weekday", "activity"] as const)(
  "two points in noise of one are found: %s",
  (planted) => {
    const found = count((person) => {
      const third = { days: 60, gaps: 0, types: 8, share: () => 1 / 3, spread: 1, step: 0.1 };
      const life = { ...ordinary(person), ...third, categories: "one" as const, planted };
      return findPatterns(livedDays(life, person), person).findings.some(({ kind }) => kind === planted);
    });
    expect(found).toBeGreaterThanOrEqual(0.88 * people);
  },
);

function ordinary(person: number): Life {
  const chance = seeded(seedOf(`life ${person}`));
  return {
    days: 60,
    dependence: 0,
    // a wide spread, so that the one-point rule hides nothing
    spread: 2,
    step: person % 2 === 0 ? 0.1 : 1,
    gaps: 0.4 * chance(),
    categories: person % 3 === 0 ? "one" : "apart",
    types: 1 + Math.floor(8 * chance()),
    share: () => 0.1 + 0.4 * chance(),
    inRuns: false,
    planted: null,
  };
}

function count(is: (person: number) => boolean): number {
  return Array.from({ length: people }, (_, person) => is(person)).filter(Boolean).length;
}
