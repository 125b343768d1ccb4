import { seeded } from "../seeded.ts";
import { enoughEvidence, factorsOf, stakeOn, startingStakes } from "./evidence.ts";

// decisions §12
const falseShare = 0.05;
const mostExact = 14;
const draws = 20_000;
const seedOfDraws = 20_261;

/** How all orders of signs of some differences end. */
interface Endings {
  /** How many orders there are. */
  orders: number;
  /** In how many of them E reaches 20 on the way. */
  enough: number;
  /** The sums, without their sign, of the others. */
  readonly sums: number[];
}

/**
 * c: the smallest sum of differences (without its sign) that rejects "no effect" at the planned end. Over all orders of signs of these
 * differences, E reaches 20 on the way or the sum is at least c in at most 5 of 100. Exact up to 14 differences, from 20,000 seeded
 * draws beyond. Infinity where no sum is rare enough. decisions §12
 */
export function criticalSum(differences: readonly number[]): number {
  const { orders, enough, sums } =
    differences.length <= mostExact ? everyOrder(differences) : drawnOrders(differences);
  let left = Math.floor(falseShare * orders + 1e-9) - enough;
  let critical = Number.POSITIVE_INFINITY;
  const counts = new Map<number, number>();
  for (const sum of sums) counts.set(sum, (counts.get(sum) ?? 0) + 1);
  for (const [sum, count] of [...counts].toSorted(([one], [other]) => other - one)) {
    left -= count;
    if (left < 0) break;
    critical = sum;
  }
  return critical;
}

/** The sum of differences as `criticalSum` compares it: without its sign and without the dust of floating point. */
export function sizeOfSum(differences: readonly number[]): number {
  return sizeOf(differences.reduce((total, difference) => total + difference, 0));
}

function sizeOf(sum: number): number {
  return Math.abs(Math.round(sum * 1e6)) / 1e6;
}

/** E and the sum without its sign are the same with all signs turned round, so the first sign can stay. */
function everyOrder(differences: readonly number[]): Endings {
  const length = differences.length;
  const endings: Endings = { orders: 2 ** Math.max(length - 1, 0), enough: 0, sums: [] };
  const kept = differences.map(factorsOf);
  const turned = differences.map((difference) => factorsOf(-difference));
  const products = Array.from({ length: length + 1 }, startingStakes);
  const walk = (at: number, sum: number): void => {
    if (at === length) {
      endings.sums.push(sizeOf(sum));
      return;
    }
    const difference = differences[at] ?? 0;
    for (const isTurned of at === 0 ? [false] : [false, true]) {
      const factors = (isTurned ? turned : kept)[at] ?? [];
      if (stakeOn(products[at] ?? [], factors, products[at + 1] ?? []) >= enoughEvidence)
        endings.enough += 2 ** (length - at - 1);
      else walk(at + 1, isTurned ? sum - difference : sum + difference);
    }
  };
  walk(0, 0);
  return endings;
}

function drawnOrders(differences: readonly number[]): Endings {
  const chance = seeded(seedOfDraws);
  const kept = differences.map(factorsOf);
  const turned = differences.map((difference) => factorsOf(-difference));
  const endings: Endings = { orders: draws, enough: 0, sums: [] };
  const products = startingStakes();
  for (let draw = 0; draw < draws; draw += 1) {
    products.fill(1);
    let sum = 0;
    const isEnough = differences.some((difference, at) => {
      const isTurned = chance() < 0.5;
      sum += isTurned ? -difference : difference;
      return stakeOn(products, (isTurned ? turned : kept)[at] ?? [], products) >= enoughEvidence;
    });
    if (isEnough) endings.enough += 1;
    else endings.sums.push(sizeOf(sum));
  }
  return endings;
}
