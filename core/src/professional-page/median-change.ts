/*
 * How far the medians of two stretches of days lie apart by chance. Assumptions: a day's stress scatters by 1.4 points around its level,
 * neighboring days resemble each other by .3, and a median scatters 1.25 times as much as a mean. 95 in 100 differences of two stretches in
 * which nothing has changed are smaller: 1.8 points for 14 days each, 2.9 for 5 each.
 */
const daySd = 1.4;
const likeness = 0.3;
const medianToMean = 1.25;
const ninetyFiveOfHundred = 1.96;

/** Medians of fewer days are not told. */
export const fewestDays = 5;

export interface Stretch {
  readonly median: number;
  readonly days: number;
}

export interface MedianChange {
  /** On the 0–10 scale with one decimal, positive for more stress. */
  readonly points: number;
  /** Whether the change is larger than what chance alone usually gives. */
  readonly isBeyond: boolean;
}

/** The middle value; the mean of the two middle ones for an even count. Null for none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** The median of a stretch of days; null below five. */
export function stretchOf(values: readonly number[]): Stretch | null {
  const median = values.length < fewestDays ? null : medianOf(values);
  return median === null ? null : { median, days: values.length };
}

/** From one stretch to the later one; null where one of them has too few days. */
export function medianChange(before: Stretch | null, last: Stretch | null): MedianChange | null {
  if (!before || !last) return null;
  const points = Math.round((last.median - before.median) * 10) / 10;
  return { points, isBeyond: Math.abs(points) > marginOf(before.days, last.days) };
}

function marginOf(daysBefore: number, daysLast: number): number {
  const own = (days: number) => (days * (1 - likeness)) / (1 + likeness);
  return ninetyFiveOfHundred * medianToMean * daySd * Math.sqrt(1 / own(daysBefore) + 1 / own(daysLast));
}
