export interface Reading {
  /** 0 to 1; null for a gap. */
  readonly value: number | null;
  /** False where the value is only the last one known. */
  readonly measured: boolean;
}

/** A run of neighbouring readings, `from` before `to`, joined by one kind of line. */
export interface Stretch {
  readonly measured: boolean;
  readonly from: number;
  readonly to: number;
}

/**
 * The runs to draw. A null ends a run; a step with only one measured end counts as not measured. A
 * reading without a neighbour is in no run.
 */
export function stretchesOf(readings: readonly Reading[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (let to = 1; to < readings.length; to += 1) {
    const [before, after] = [readings[to - 1], readings[to]];
    if (!before || !after || before.value === null || after.value === null) continue;
    const measured = before.measured && after.measured;
    const last = stretches.at(-1);
    if (last?.to === to - 1 && last.measured === measured) stretches.splice(-1, 1, { ...last, to });
    else stretches.push({ measured, from: to - 1, to });
  }
  return stretches;
}

// with more readings than this, only isolated ones get a dot
const mostDots = 31;

/** The measured readings that get a dot: all while there are few, else those that no solid line touches. */
export function dotsOf(readings: readonly Reading[]): number[] {
  const isMeasured = (index: number) => {
    const reading = readings[index];
    return reading !== undefined && reading.value !== null && reading.measured;
  };
  return readings
    .map((_, index) => index)
    .filter(isMeasured)
    .filter((index) => readings.length <= mostDots || (!isMeasured(index - 1) && !isMeasured(index + 1)));
}
