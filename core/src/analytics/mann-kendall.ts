/** How much more often later days are higher than lower. */
export interface RankTrend {
  /** Pairs of days that rise minus pairs that fall. */
  readonly s: number;
  /** The variance of `s` when the days are in random order; smaller with ties. */
  readonly variance: number;
  readonly hasTies: boolean;
}

/** Mann–Kendall's count over the values in date order. */
export function rankTrend(values: Float64Array): RankTrend {
  const n = values.length;
  let s = 0;
  for (let early = 0; early < n; early++) {
    const value = values[early] ?? 0;
    for (let late = early + 1; late < n; late++) s += Math.sign((values[late] ?? 0) - value);
  }
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let lost = 0;
  for (const count of counts.values()) lost += spreadOf(count);
  return { s, variance: (spreadOf(n) - lost) / 18, hasTies: counts.size < n };
}

/** The exact chance of a count at least as far from zero as `s` among `n` days without ties, in random order. */
export function exactChance(s: number, n: number): number {
  // ways[k]: the share of all orders of that many days with k falling pairs
  let ways = [1];
  for (let days = 2; days <= n; days++) {
    const next = Array.from({ length: ways.length + days - 1 }, () => 0);
    for (const [falling, share] of ways.entries())
      for (let more = 0; more < days; more++)
        next[falling + more] = (next[falling + more] ?? 0) + share / days;
    ways = next;
  }
  const pairs = (n * (n - 1)) / 2;
  let chance = 0;
  for (const [falling, share] of ways.entries())
    if (Math.abs(pairs - 2 * falling) >= Math.abs(s)) chance += share;
  return Math.min(1, chance);
}

function spreadOf(days: number): number {
  return days * (days - 1) * (2 * days + 5);
}
