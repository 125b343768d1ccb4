import { besideLevel, inflationOf, plausibleFrames, type PlausibleFrame } from "./dependence.ts";
import type { MeasuredSeries } from "./stress-series.ts";
import { studentBound } from "./normal-tail.ts";
import { dot, makeUnit, squares, sum, without } from "./vectors.ts";

/** Some days against all others. */
export interface Contrast {
  /** Mean of these days minus mean of the others, in points, and the ends of its 95 % interval. */
  readonly effect: number;
  readonly low: number;
  readonly high: number;
  /** The chance of a difference as clear as this one in any of the groups asked together, if none made any. */
  readonly p: number;
}

export interface Compared {
  readonly series: MeasuredSeries;
  /** For each question, 1 for a measured day that is in the group and 0 for another. */
  readonly groups: readonly Float64Array[];
}

const rounds = { first: 200, all: 2000 } as const;
// with as many of the first rounds above it, a contrast cannot become sure any more
const hopeless = 10;

/**
 * Compares for each group its days with the others. Days that depend on each other cannot be exchanged; what each brings
 * beside the day before it, the level and the direction of the series can. That is dealt anew round by round, and p is the
 * share of rounds whose clearest contrast, of all groups, is as clear as the one found. Every plausible dependence gets as
 * many rounds as it is plausible. It stops early where nothing can become sure.
 */
export function permutedContrasts({ series, groups }: Compared, chance: () => number): Contrast[] {
  const decks = plausibleFrames(series).map((frame) => deckOf(frame, series.values, groups));
  const table = { decks, counts: new Float64Array(groups.length), chance };
  let dealt = deal(table, rounds.first);
  if (table.counts.some((count) => count < hopeless)) dealt += deal(table, rounds.all - rounds.first);
  return groups.map((group, index) => ({
    ...differenceOf(series.values, group, varianceOf(group, index, decks)),
    p: ((table.counts[index] ?? 0) + 1) / (dealt + 1),
  }));
}

/** What is dealt under one dependence. */
interface Deck {
  readonly frame: PlausibleFrame;
  /** Values and groups beside dependence and level. */
  readonly days: Float64Array;
  readonly groups: readonly Float64Array[];
  /** The days beside their direction too, in the order of the last round. */
  readonly cards: Float64Array;
  /** The groups beside their direction too, of length 1, so that by chance all spread alike. */
  readonly contrasts: readonly Float64Array[];
  /** How clear each contrast is as the days lie. */
  readonly found: readonly number[];
}

interface Table {
  readonly decks: readonly Deck[];
  /** For each group, rounds that were as clear as what was found. */
  readonly counts: Float64Array;
  readonly chance: () => number;
}

function deckOf(frame: PlausibleFrame, values: Float64Array, groups: readonly Float64Array[]): Deck {
  const days = besideLevel(frame, values);
  const beside = groups.map((group) => besideLevel(frame, group));
  const cards = without(days, frame.direction);
  const contrasts = beside.map((group) => {
    const contrast = without(group, frame.direction);
    // a group that is nothing but a level or a direction cannot be told from them
    return makeUnit(contrast) < 1e-6 ? contrast.fill(0) : contrast;
  });
  // a hair less, so that the same days dealt again count
  const found = contrasts.map((contrast) => Math.abs(dot(contrast, cards)) * (1 - 1e-9));
  return { frame, days, groups: beside, cards, contrasts, found };
}

/** Deals about so many rounds and answers how many it were. */
function deal({ decks, counts, chance }: Table, about: number): number {
  let dealt = 0;
  for (const { frame, cards, contrasts, found } of decks) {
    const share = Math.ceil(frame.weight * about);
    for (let round = 0; round < share; round++) {
      shuffle(cards, chance);
      const clearest = clearestOf(contrasts, cards);
      for (let index = 0; index < found.length; index++)
        counts[index] = (counts[index] ?? 0) + (clearest >= (found[index] ?? 0) ? 1 : 0);
    }
    dealt += share;
  }
  return dealt;
}

function clearestOf(contrasts: readonly Float64Array[], cards: Float64Array): number {
  let clearest = 0;
  for (const contrast of contrasts) clearest = Math.max(clearest, Math.abs(dot(contrast, cards)));
  return clearest;
}

function shuffle(cards: Float64Array, chance: () => number): void {
  for (let last = cards.length - 1; last > 0; last--) {
    const drawn = Math.floor(chance() * (last + 1));
    const card = cards[last] ?? 0;
    cards[last] = cards[drawn] ?? 0;
    cards[drawn] = card;
  }
}

/** The plain difference of two means, and how far it may be off. */
function differenceOf(values: Float64Array, group: Float64Array, variance: number): Omit<Contrast, "p"> {
  const effect = dot(weightsOf(group), values);
  const reach = studentBound(values.length - 2) * Math.sqrt(variance);
  return { effect, low: effect - reach, high: effect + reach };
}

/** The variance of the difference that a group makes, over all plausible dependences. */
function varianceOf(group: Float64Array, index: number, decks: readonly Deck[]): number {
  const weights = weightsOf(group);
  const plain = squares(weights) / (group.length - 2);
  return sum(
    decks.map(({ frame, days, groups }) => {
      // the direction is not taken out here: it is part of what makes plain means differ
      const beside = groups[index] ?? group;
      const unexplained = Math.max(0, squares(days) - dot(days, beside) ** 2 / squares(beside));
      return frame.weight * unexplained * plain * inflationOf(weights, frame);
    }),
  );
}

/** What each day weighs in the mean of the group minus the mean of the others. */
function weightsOf(group: Float64Array): Float64Array {
  const size = sum(group);
  return group.map((is) => (is === 1 ? 1 / size : -1 / (group.length - size)));
}
