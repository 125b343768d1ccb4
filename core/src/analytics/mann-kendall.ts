/** How often later days are higher than earlier ones. */
export interface RankTrend {
  /** Pairs of days that rise minus pairs that fall. */
  readonly s: number;
  /** Of `s` when the days stand in no order, less where values are equal. */
  readonly variance: number;
  readonly hasTies: boolean;
}

/** Mann–Kendall's count over the values in order of days. */
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

/** The chance of a count at least as far from zero as `s` among `n` days without ties in random order, exactly. */
export function exactChance(s: number, n: number): number {
  // ways[k]: orders of so many days with k pairs that fall, as a share of all orders
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
