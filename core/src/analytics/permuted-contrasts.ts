import { besideLevel, dot, inflation, leftOver, plausibleFrames, squares, type PlausibleFrame } from "./dependence.ts";
import type { MeasuredSeries } from "./measured-series.ts";
import { studentBound } from "./normal-tail.ts";

/** Some days against all others. */
export interface Contrast {
  /** Mean of these days minus mean of the others, in points; and the ends of its 95 % interval. */
  readonly effect: number;
  readonly low: number;
  readonly high: number;
  /** Of this difference or a greater one by chance in any of the contrasts asked together. */
  readonly p: number;
}

const firstRounds = 200;
const allRounds = 2000;
// with so many of the first rounds above it, no contrast can still become sure
const hopeless = 10;

/**
 * Compares, for each of `groups` (1 for a day that is in it, 0 for another), these days with the others. What each day
 * brought beside the dependence on the day before, the level and the direction of the series is dealt anew, again and again;
 * p counts how often the greatest of all the contrasts comes out as great as the one that was found.
 */
export function permutedContrasts(
  series: MeasuredSeries,
  groups: readonly Float64Array[],
  chance: () => number,
): Contrast[] {
  const frames = plausibleFrames(series);
  const decks = frames.map((frame) => deckOf(frame, series.values, groups));
  const counts = new Float64Array(groups.length);
  let rounds = deal({ decks, counts, chance }, firstRounds);
  if (counts.some((count) => count < hopeless)) rounds += deal({ decks, counts, chance }, allRounds - firstRounds);
  return groups.map((group, index) => ({
    ...differenceOf({ series, group, frames }),
    p: ((counts[index] ?? 0) + 1) / (rounds + 1),
  }));
}

/** What is dealt under one dependence. */
interface Deck {
  readonly weight: number;
  readonly cards: Float64Array;
  readonly contrasts: readonly Float64Array[];
  readonly found: readonly number[];
}

function deckOf(frame: PlausibleFrame, values: Float64Array, groups: readonly Float64Array[]): Deck {
  const cards = leftOver(frame, values);
  const contrasts = groups.map((group) => {
    const contrast = leftOver(frame, group);
    const size = Math.sqrt(squares(contrast));
    return size < 1e-9 ? contrast.fill(0) : contrast.map((part) => part / size);
  });
  // a hair less, so that a deal that gives the same again counts
  const found = contrasts.map((contrast) => Math.abs(dot(contrast, cards)) * (1 - 1e-9));
  return { weight: frame.weight, cards: cards.slice(), contrasts, found };
}

interface Table {
  readonly decks: readonly Deck[];
  readonly counts: Float64Array;
  readonly chance: () => number;
}

function deal({ decks, counts, chance }: Table, about: number): number {
  let rounds = 0;
  for (const { weight, cards, contrasts, found } of decks) {
    const share = Math.ceil(weight * about);
    for (let round = 0; round < share; round++) {
      shuffle(cards, chance);
      let greatest = 0;
      for (const contrast of contrasts) greatest = Math.max(greatest, Math.abs(dot(contrast, cards)));
      for (const [index, one] of found.entries())
        if (greatest >= one) counts[index] = (counts[index] ?? 0) + 1;
    }
    rounds += share;
  }
  return rounds;
}

function shuffle(cards: Float64Array, chance: () => number): void {
  for (let last = cards.length - 1; last > 0; last--) {
    const drawn = Math.floor(chance() * (last + 1));
    const card = cards[last] ?? 0;
    cards[last] = cards[drawn] ?? 0;
    cards[drawn] = card;
  }
}

interface Compared {
  readonly series: MeasuredSeries;
  readonly group: Float64Array;
  readonly frames: readonly PlausibleFrame[];
}

function differenceOf({ series, group, frames }: Compared): Omit<Contrast, "p"> {
  const n = group.length;
  const inGroup = group.reduce((total, is) => total + is, 0);
  const weights = group.map((is) => (is === 1 ? 1 / inGroup : -1 / (n - inGroup)));
  const effect = dot(weights, series.values);
  const variance = frames.reduce((total, frame) => {
    const left = besideLevel(frame, series.values);
    const contrast = besideLevel(frame, group);
    const unexplained = squares(left) - dot(left, contrast) ** 2 / squares(contrast);
    const spread = unexplained / (n - 3);
    return total + frame.weight * spread * squares(weights) * inflation(weights, frame);
  }, 0);
  const reach = studentBound(n - 3) * Math.sqrt(Math.max(0, variance));
  return { effect, low: effect - reach, high: effect + reach };
}
