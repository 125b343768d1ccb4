import { findPatterns, latestLook } from "../core/src/analytics/find-patterns.ts";
import { livedDays, quietYear } from "../core/src/analytics/testing.ts";
import { addDays } from "../core/src/progress/local-date.ts";
import { medianOf, percentileOf, type Figure } from "./figure.ts";
import { gatherCrowd, type Crowd } from "./pattern-people.ts";
import type { Card, Person } from "./pattern-worker.ts";
import { found, noise, sizes, spending, ties, type Scenario } from "./pattern-scenarios.ts";

// decisions §8
const mostAtOneLook = 5;
const upperBound = 12;
const peopleOfBound = 1000;
const leastCovered = 85;
const limitMs = 100;

interface Amount {
  /** How many people live a year of noise, and how many each of the others. */
  readonly noise: number;
  readonly each: number;
  readonly workers: number;
}

/** decisions §8 as figures: how often a card is false in a year of weekly looks, what is found, how large it is told, how long it takes. */
export async function measurePatterns({ noise: years, each, workers }: Amount): Promise<Figure[]> {
  const crowd = gatherCrowd(workers);
  try {
    return [
      ...(await falseCards(crowd, years)),
      ...(await sharesOf(crowd, { scenarios: ties, people: each, what: "tied" })),
      ...(await sharesOf(crowd, { scenarios: found, people: each, what: "found" })),
      ...(await toldSizes(crowd, each)),
      timeOfPatterns(Math.min(each, 40)),
    ];
  } finally {
    await crowd.dismiss();
  }
}

async function falseCards(crowd: Crowd, people: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, life, counts, limit } of noise) {
    const lived = await crowd.live({ name, life, people });
    const share = shareOf(lived, counts);
    const [, high] = wilson(share.hits, people);
    figures.push(
      { ...figureOf(`noise, ever in a year: ${name}`, share), ...limit },
      {
        ...figureOf(`noise, ever in a year, upper 95 % bound: ${name}`, share),
        value: high,
        // of fewer people the bound is too wide to say anything
        ...(people >= peopleOfBound ? { atMost: upperBound } : {}),
      },
      ...spending.map((kind) => ({
        ...figureOf(`of these ${kind.name}: ${name}`, shareOf(lived, kind.counts)),
        atMost: kind.atMost,
      })),
      {
        ...figureOf(`noise at one look: ${name}`, {
          hits: lived.filter(({ atOneLook }) => atOneLook).length,
          of: people,
        }),
        atMost: mostAtOneLook,
      },
    );
  }
  return figures;
}

async function sharesOf(
  crowd: Crowd,
  { scenarios, people, what }: { scenarios: readonly Scenario[]; people: number; what: string },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, life, counts, limit } of scenarios) {
    const lived = await crowd.live({ name, life, people });
    figures.push({ ...figureOf(`${what}: ${name}`, shareOf(lived, counts)), ...limit });
  }
  return figures;
}

/** How far told effects are from the planted one, and how often their interval covers it. */
async function toldSizes(crowd: Crowd, people: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, life, counts, points, atMost } of sizes) {
    const cards = (await crowd.live({ name, life, people })).flatMap((person) => person.cards.filter(counts));
    const off = cards.map(({ effect }) => -effect - points);
    const mean = off.reduce((total, one) => total + one, 0) / off.length;
    const covered = cards.filter(({ low, high }) => low <= -points && -points <= high).length;
    const beside = `${cards.length} cards of ${people} people`;
    figures.push(
      { part: "patterns", name: `told − planted: ${name}`, value: mean, unit: "points", atMost, beside },
      {
        ...figureOf(`90 % interval covers: ${name}`, { hits: covered, of: cards.length }),
        atLeast: leastCovered,
      },
    );
  }
  return figures;
}

/** What a page waits for when the days have changed: half of the people have something to be told, which takes longest. */
function timeOfPatterns(people: number): Figure {
  const times = Array.from({ length: people }, (_, person) => {
    const days = livedDays({ ...quietYear, types: 11, sameDay: person % 2 === 0 ? 0 : -2 }, person);
    const today = addDays(latestLook(days.at(-1)?.date ?? ""), 3);
    const before = performance.now();
    findPatterns(days, today);
    return performance.now() - before;
  });
  return {
    part: "patterns",
    name: "time a person, a year of looks, 11 types of activity",
    value: medianOf(times),
    unit: "ms",
    atMost: limitMs,
    beside: `99 of 100 within ${percentileOf(times, 0.99).toFixed(1)} ms`,
  };
}

interface Share {
  readonly hits: number;
  readonly of: number;
}

/** For how many people a card counts. */
function shareOf(people: readonly Person[], counts: (card: Card) => boolean): Share {
  return { hits: people.filter(({ cards }) => cards.some(counts)).length, of: people.length };
}

function figureOf(name: string, { hits, of }: Share): Figure {
  const [low, high] = wilson(hits, of);
  const beside = `95 % interval ${low.toFixed(1)}–${high.toFixed(1)} %, ${hits} of ${of}`;
  return { part: "patterns", name, value: of === 0 ? null : (100 * hits) / of, unit: "%", beside };
}

/** Wilson's 95 % interval of a share, in percent. */
function wilson(hits: number, of: number): [low: number, high: number] {
  const z = 1.96;
  const middle = (hits + z ** 2 / 2) / (of + z ** 2);
  const reach = (z / (of + z ** 2)) * Math.sqrt((hits * (of - hits)) / of + z ** 2 / 4);
  return [100 * Math.max(0, middle - reach), 100 * Math.min(1, middle + reach)];
}
