import { criticalSum, sizeOfSum } from "./critical-sum.ts";
import { wasEnough } from "./evidence.ts";

/** From the lowest to the highest effect, in points: "yes" days minus "no" days. */
export interface EffectInterval {
  readonly low: number;
  readonly high: number;
}

const step = 0.1;
const farthest = 10;

/**
 * The effects, in steps of a tenth, that the test of the experiment does not reject: at an early end those whose E stayed below 20, at
 * the planned end those that the test of the planned end leaves. Null where it rejects all. decisions §12
 */
export function effectInterval(
  differences: readonly number[],
  { isPlannedEnd }: { isPlannedEnd: boolean },
): EffectInterval | null {
  const left = tenths().filter((effect) => !wasEnough(without(differences, effect)));
  const inner = isPlannedEnd ? trimmed(left, differences) : left;
  const [low] = inner;
  const high = inner.at(-1);
  return low === undefined || high === undefined ? null : { low, high };
}

/** The sums reject more the farther an effect is from the mean, so halving finds both borders in a few steps. */
function trimmed(effects: readonly number[], differences: readonly number[]): readonly number[] {
  const mean = differences.reduce((total, difference) => total + difference, 0) / differences.length;
  const isLeft = (effect: number) => {
    const shifted = without(differences, effect);
    return sizeOfSum(shifted) < criticalSum(shifted);
  };
  const below = effects.filter((effect) => effect <= mean);
  const above = effects.filter((effect) => effect > mean).toReversed();
  return [...fromFirst(below, isLeft), ...fromFirst(above, isLeft).toReversed()];
}

/** The items from the first that holds, where all behind it hold too. */
function fromFirst<Item>(items: readonly Item[], holds: (item: Item) => boolean): readonly Item[] {
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const item = items[middle];
    if (item !== undefined && holds(item)) to = middle;
    else from = middle + 1;
  }
  return items.slice(from);
}

function without(differences: readonly number[], effect: number): number[] {
  return differences.map((difference) => difference - effect);
}

function tenths(): number[] {
  const most = Math.round(farthest / step);
  return Array.from({ length: 2 * most + 1 }, (_, at) => ((at - most) / most) * farthest);
}
