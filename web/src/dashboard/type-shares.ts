import type { TypeCount } from "@remanso/core/progress/contract.ts";

export type TypeShare = TypeCount & { readonly percent: number };

/** Each type with its share in whole percent, which together make 100: the largest remainders are rounded up. */
export function typeShares(counts: readonly TypeCount[]): TypeShare[] {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return [];
  const exact = counts.map(({ count }) => (count / total) * 100);
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const roundedUp = new Set(
    exact
      .map((share, index) => ({ index, rest: share - Math.floor(share) }))
      .toSorted((one, other) => other.rest - one.rest)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return counts.map((one, index) => ({
    ...one,
    percent: Math.floor(exact[index] ?? 0) + Number(roundedUp.has(index)),
  }));
}
