import { findPatterns } from "../core/src/analytics/find-patterns.ts";
import type { FindingKind, StressDay } from "../core/src/analytics/finding.ts";
import { livedDays, plantedPoints, type Life } from "../core/src/analytics/testing.ts";
import { seeded, seedOf } from "../core/src/seeded.ts";
import { medianOf, percentileOf, type Figure } from "./figure.ts";

// decisions §8: a pattern in at most 5 of 100 people whose days are pure chance; what is planted found in at least 90 of 100
const mostFalse = 5;
const leastFound = 90;
const limitMs = 20;
const dependences = [0, 0.3, 0.5] as const;

/** How often findPatterns reports a pattern in pure chance, how often it finds a planted one, and how long it takes. */
export function measurePatterns(people: number): Figure[] {
  return [...falsePatterns(people), ...foundPatterns(people), timeOfPatterns(Math.min(people, 300))];
}

interface Scenario {
  readonly name: string;
  readonly life: Partial<Life>;
}

/** One figure for each scenario, so that no scenario hides behind a mean. */
function falsePatterns(people: number): Figure[] {
  const ordinary = [false, true].flatMap((inRuns) =>
    [30, 60, 90].flatMap((days) =>
      dependences.map((dependence): Scenario => {
        const activities = inRuns ? "activities in runs" : "activities at random";
        return {
          name: `${days} days, ${said(dependence)}, ${activities}`,
          life: { inRuns, days, dependence },
        };
      }),
    ),
  );
  // nothing but a trend can be asked, so that it has all of the chance, and too few days to see their dependence
  const bare: Scenario = {
    name: "20 days, ρ .5, one value a day, no activities",
    life: { days: 20, gaps: 0, dependence: 0.5, categories: "one", types: 0 },
  };
  return [...ordinary, bare].map(({ name, life }) => ({
    part: "patterns",
    name: `a pattern on pure chance: ${name}`,
    unit: "%",
    atMost: mostFalse,
    ...share({ people, name }, (seed) => {
      const days = livedDays({ ...ordinaryLife(seed), ...life }, seed);
      return findPatterns(days, seed).findings.length > 0;
    }),
  }));
}

/** Sixty measured days, the overall stress of spread 1, and something planted in it; eight activities on a third of the days. */
function foundPatterns(people: number): Figure[] {
  const kinds: readonly FindingKind[] = ["trend", "weekday", "activity"];
  const life = { days: 60, spread: 1, step: 0.1, gaps: 0, types: 8, share: () => 1 / 3 };
  return kinds.flatMap((planted) =>
    [0, 0.3].map((dependence) => {
      const name = `${planted} of ${plantedPoints} points in noise of 1, 60 days, ${said(dependence)}`;
      const rate = share({ people, name }, (seed) =>
        isFound(planted, livedDays({ ...ordinaryLife(seed), ...life, dependence, planted }, seed), seed),
      );
      // the promise is for independent days; the others are shown beside them
      const limit = dependence === 0 ? { atLeast: leastFound } : {};
      return { part: "patterns", name: `found: ${name}`, unit: "%", ...limit, ...rate };
    }),
  );
}

/** Only the planted pattern counts as found: the upward trend, the Tuesday, the activity. */
function isFound(planted: FindingKind, days: readonly StressDay[], seed: number): boolean {
  return findPatterns(days, seed).findings.some(({ kind, effect, weekday, activityType }) => {
    if (kind !== planted) return false;
    if (kind === "trend") return effect > 0;
    return kind === "weekday" ? weekday === 2 && effect > 0 : activityType === "meditation" && effect < 0;
  });
}

/** Half of the people have a planted pattern: those take longest. */
function timeOfPatterns(people: number): Figure {
  const times = Array.from({ length: people }, (_, person) => {
    const planted = person % 2 === 0 ? null : "activity";
    const full: Partial<Life> = { days: 90, gaps: 0, types: 11, categories: "apart", planted };
    const days = livedDays({ ...ordinaryLife(person), ...full }, person);
    const before = performance.now();
    findPatterns(days, person);
    return performance.now() - before;
  });
  return {
    part: "patterns",
    name: "time a person, 90 days, 11 types of activity",
    value: medianOf(times),
    unit: "ms",
    atMost: limitMs,
    beside: `99 of 100 within ${percentileOf(times, 0.99).toFixed(1)} ms`,
  };
}

function ordinaryLife(seed: number): Life {
  const chance = seeded(seedOf(`life ${seed}`));
  return {
    days: 60,
    dependence: 0,
    // as wide as that, the rule that a trend takes one point hides no false one
    spread: 2,
    step: seed % 2 === 0 ? 0.1 : 1,
    gaps: 0.4 * chance(),
    categories: (["one", "apart", "alike"] as const)[seed % 3] ?? "one",
    types: 1 + Math.floor(8 * chance()),
    share: () => 0.1 + 0.4 * chance(),
    inRuns: false,
    planted: null,
  };
}

function said(dependence: number): string {
  return dependence === 0 ? "independent" : `ρ ${String(dependence).slice(1)}`;
}

/** For how many people it is true; each scenario has its own people. */
function share(
  { people, name }: { people: number; name: string },
  is: (seed: number) => boolean,
): Pick<Figure, "value" | "beside"> {
  const seeds = Array.from({ length: people }, (_, person) => seedOf(`${name} ${person}`));
  const hits = seeds.filter(is).length;
  const [low, high] = wilson(hits, people);
  return {
    value: (100 * hits) / people,
    beside: `95 % interval ${low.toFixed(1)}–${high.toFixed(1)} %, ${people} people`,
  };
}

/** Wilson's 95 % interval of a share, in percent. */
function wilson(hits: number, of: number): [low: number, high: number] {
  const z = 1.96;
  const middle = (hits + z ** 2 / 2) / (of + z ** 2);
  const reach = (z / (of + z ** 2)) * Math.sqrt((hits * (of - hits)) / of + z ** 2 / 4);
  return [100 * Math.max(0, middle - reach), 100 * Math.min(1, middle + reach)];
}
