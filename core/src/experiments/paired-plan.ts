import { seeded, seedOf } from "../seeded.ts";

// decisions §12: 14 complete pairs (never under 9) or 42 days
export const wantedPairs = 14;
export const fewestPairs = 9;
export const mostDays = 42;
const mostPairs = mostDays / 2;

/** For each pair of days, whether its first day is a "yes" day. The other day of the pair is then a "no" day. */
export type PairedPlan = readonly boolean[];

/**
 * The plan of a whole experiment, fixed before its first day: the 14 pairs that are wanted, then the pairs that repeat those with a
 * missed day, as far as 42 days allow. The same seed gives the same plan.
 */
export function drawPlan(seed: string): PairedPlan {
  const chance = seeded(seedOf(seed));
  return Array.from({ length: mostPairs }, () => chance() < 0.5);
}

/** Whether `day` (1 is the first) is a "yes" day; undefined for a day outside the plan. */
export function isYesDay(plan: PairedPlan, day: number): boolean | undefined {
  const yesFirst = plan[pairOf(day)];
  if (yesFirst === undefined) return undefined;
  return isFirstOfPair(day) === yesFirst;
}

/** The place of a day's pair in the plan, from 0. */
function pairOf(day: number): number {
  return Math.ceil(day / 2) - 1;
}

function isFirstOfPair(day: number): boolean {
  return day % 2 === 1;
}

/** What was answered in the evening, by day (1 is the first). A missed day is not in it. */
export type Evenings = ReadonlyMap<number, number>;

/** "Yes" evening minus "no" evening of each pair up to `lastDay` of which both were answered, in their order. */
export function differencesOf(plan: PairedPlan, evenings: Evenings, lastDay: number): number[] {
  return plan.flatMap((yesFirst, pair) => {
    if (2 * pair + 2 > lastDay) return [];
    const first = evenings.get(2 * pair + 1);
    const second = evenings.get(2 * pair + 2);
    if (first === undefined || second === undefined) return [];
    return [yesFirst ? first - second : second - first];
  });
}
