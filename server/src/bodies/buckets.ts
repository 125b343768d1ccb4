interface Bucket {
  tokens: number;
  atMs: number;
}

interface Size {
  /** How many there may be at once. */
  readonly burst: number;
  /** How many more each minute brings. */
  readonly aMinute: number;
}

// above this, those that are full again are forgotten
const mostKept = 10_000;

/**
 * A token bucket for each name, in this process's memory. `take` answers 0 where there was a token, else after how many seconds there will be
 * one.
 */
export function buckets({ burst, aMinute }: Size): { take(name: string, nowMs: number): number } {
  const kept = new Map<string, Bucket>();
  const perMs = aMinute / 60_000;
  const tokensAt = ({ tokens, atMs }: Bucket, nowMs: number) =>
    Math.min(burst, tokens + Math.max(0, nowMs - atMs) * perMs);
  return {
    take(name, nowMs) {
      const bucket = kept.get(name) ?? { tokens: burst, atMs: nowMs };
      const tokens = tokensAt(bucket, nowMs);
      if (tokens < 1) return Math.ceil((1 - tokens) / perMs / 1000);
      if (kept.size > mostKept) {
        for (const [other, one] of kept) if (tokensAt(one, nowMs) >= burst) kept.delete(other);
      }
      kept.set(name, { tokens: tokens - 1, atMs: nowMs });
      return 0;
    },
  };
}
