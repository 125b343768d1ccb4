import { besideLevel, inflationOf, plausibleFrames, residuals, type PlausibleFrame } from "./dependence.ts";
import type { MeasuredSeries } from "./stress-series.ts";
import { studentBound } from "./normal-tail.ts";
import { dot, squares, sum } from "./vectors.ts";

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
  const frames = plausibleFrames(series);
  const table = {
    decks: frames.map((frame) => deckOf(frame, series.values, groups)),
    counts: new Float64Array(groups.length),
    chance,
  };
  let dealt = deal(table, rounds.first);
  if (table.counts.some((count) => count < hopeless)) dealt += deal(table, rounds.all - rounds.first);
  return groups.map((group, index) => ({
    ...differenceOf(series, group, frames),
    p: ((table.counts[index] ?? 0) + 1) / (dealt + 1),
  }));
}

/** What is dealt under one dependence. */
interface Deck {
  readonly weight: number;
  readonly cards: Float64Array;
  /** Of length 1, so that by chance all spread alike. */
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
  const cards = residuals(frame, values);
  const contrasts = groups.map((group) => {
    const contrast = residuals(frame, group);
    const length = Math.sqrt(squares(contrast));
    // a group that is nothing but a level or a direction cannot be told from them
    return contrast.map((part) => (length < 1e-6 ? 0 : part / length));
  });
  // a hair less, so that the same days dealt again count
  const found = contrasts.map((contrast) => Math.abs(dot(contrast, cards)) * (1 - 1e-9));
  return { weight: frame.weight, cards, contrasts, found };
}

/** Deals about so many rounds and answers how many it were. */
function deal({ decks, counts, chance }: Table, about: number): number {
  let dealt = 0;
  for (const { weight, cards, contrasts, found } of decks) {
    const share = Math.ceil(weight * about);
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

/** The plain difference of two means, with the spread that it has under the plausible dependences. */
function differenceOf(
  { values }: MeasuredSeries,
  group: Float64Array,
  frames: readonly PlausibleFrame[],
): Omit<Contrast, "p"> {
  const others = values.length - sum(group);
  const weights = group.map((is) => (is === 1 ? 1 / (values.length - others) : -1 / others));
  const freedom = values.length - 2;
  const variances = frames.map((frame) => {
    // a direction is not taken out here: it is part of what makes plain means differ
    const days = besideLevel(frame, values);
    const contrast = besideLevel(frame, group);
    const unexplained = Math.max(0, squares(days) - dot(days, contrast) ** 2 / squares(contrast));
    return (frame.weight * unexplained * squares(weights) * inflationOf(weights, frame)) / freedom;
  });
  const effect = dot(weights, values);
  const reach = studentBound(freedom) * Math.sqrt(sum(variances));
  return { effect, low: effect - reach, high: effect + reach };
}
