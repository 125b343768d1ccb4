import type { MeasuredSeries } from "./stress-series.ts";

export interface Slope {
  /** Points per day. */
  readonly slope: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The median of the slopes between all pairs of days (Theil–Sen), and Sen's interval: the slopes `reach` pairs apart around
 * the middle, where `reach` is how far Mann–Kendall's count may lie from zero by chance.
 */
export function theilSen({ at, values }: MeasuredSeries, reach: number): Slope {
  const slopes = new Float64Array((at.length * (at.length - 1)) / 2);
  let pair = 0;
  for (let early = 0; early < at.length; early++)
    for (let late = early + 1; late < at.length; late++)
      slopes[pair++] = ((values[late] ?? 0) - (values[early] ?? 0)) / ((at[late] ?? 0) - (at[early] ?? 0));
  slopes.sort();
  const last = slopes.length - 1;
  const placed = (place: number) => slopes[Math.min(last, Math.max(0, place))] ?? 0;
  const middle = last / 2;
  return {
    slope: (placed(Math.floor(middle)) + placed(Math.ceil(middle))) / 2,
    low: placed(Math.floor((slopes.length - reach) / 2) - 1),
    high: placed(Math.ceil((slopes.length + reach) / 2)),
  };
}
