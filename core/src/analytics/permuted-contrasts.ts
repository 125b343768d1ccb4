import { besideLevel, inflationOf, plausibleFrames, type PlausibleFrame } from "./dependence.ts";
import type { MeasuredSeries } from "./stress-series.ts";
import { studentBound } from "./normal-tail.ts";
import { dot, makeUnit, squares, sum, without } from "./vectors.ts";

/** One group of days against all others. */
export interface Contrast {
  /** Mean of these days minus mean of the others, in points, and the ends of its 95 % interval. */
  readonly effect: number;
  readonly low: number;
  readonly high: number;
  /** The chance of a difference this clear in any of the groups tested together, if there is no effect. */
  readonly p: number;
}

export interface Compared {
  readonly series: MeasuredSeries;
  /** For each question, 1 for a measured day that is in the group and 0 for another. */
  readonly groups: readonly Float64Array[];
}

const rounds = { first: 200, all: 2000 } as const;
// once this many of the first rounds are above it, a contrast can no longer become significant
const hopeless = 10;

/**
 * Compares the days of each group with the others. Dependent days cannot be permuted, but their residuals can, once dependence,
 * level and trend are removed. Each round shuffles the residuals, and p is the share of rounds whose clearest contrast, over all
 * groups, is at least as clear as the one found. Every plausible correlation gets rounds in proportion to its weight. It stops
 * early when nothing can become significant.
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

/** What is shuffled under one correlation. */
interface Deck {
  readonly frame: PlausibleFrame;
  /** Values and groups after removing dependence and level. */
  readonly days: Float64Array;
  readonly groups: readonly Float64Array[];
  /** The days with the trend removed too, in the order of the last round. */
  readonly cards: Float64Array;
  /** The groups with the trend removed too, scaled to length 1 so that all have the same variance under chance. */
  readonly contrasts: readonly Float64Array[];
  /** How clear each contrast is in the actual order of days. */
  readonly found: readonly number[];
}

interface Table {
  readonly decks: readonly Deck[];
  /** For each group, the number of rounds at least as clear as the actual contrast. */
  readonly counts: Float64Array;
  readonly chance: () => number;
}

function deckOf(frame: PlausibleFrame, values: Float64Array, groups: readonly Float64Array[]): Deck {
  const days = besideLevel(frame, values);
  const beside = groups.map((group) => besideLevel(frame, group));
  const cards = without(days, frame.direction);
  const contrasts = beside.map((group) => {
    const contrast = without(group, frame.direction);
    // a group that coincides with the level or the trend cannot be told apart from it
    return makeUnit(contrast) < 1e-6 ? contrast.fill(0) : contrast;
  });
  // slightly less, so that a shuffle that reproduces the same days counts
  const found = contrasts.map((contrast) => Math.abs(dot(contrast, cards)) * (1 - 1e-9));
  return { frame, days, groups: beside, cards, contrasts, found };
}

/** Runs about this many rounds and returns how many it ran. */
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

/** The plain difference of the two means, and its margin of error. */
function differenceOf(values: Float64Array, group: Float64Array, variance: number): Omit<Contrast, "p"> {
  const effect = dot(weightsOf(group), values);
  const reach = studentBound(values.length - 2) * Math.sqrt(variance);
  return { effect, low: effect - reach, high: effect + reach };
}

/** The variance of a group's difference, averaged over all plausible correlations. */
function varianceOf(group: Float64Array, index: number, decks: readonly Deck[]): number {
  const weights = weightsOf(group);
  const plain = squares(weights) / (group.length - 2);
  return sum(
    decks.map(({ frame, days, groups }) => {
      // the trend is not removed here: it is part of why plain means differ
      const beside = groups[index] ?? group;
      const unexplained = Math.max(0, squares(days) - dot(days, beside) ** 2 / squares(beside));
      return frame.weight * unexplained * plain * inflationOf(weights, frame);
    }),
  );
}

/** The weight of each day in the group's mean minus the others' mean. */
function weightsOf(group: Float64Array): Float64Array {
  const size = sum(group);
  return group.map((is) => (is === 1 ? 1 / size : -1 / (group.length - size)));
}
