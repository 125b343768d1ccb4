/**
 * Where moments stand, percent of the width: the first at the left edge, the last at the right, the others by their
 * distance in time. If all moments are the same they are at the right edge.
 */
export function placesOf(moments: readonly number[]): number[] {
  const [first = 0, last = 0] = [moments[0], moments.at(-1)];
  const span = last - first;
  return moments.map((moment) => (span > 0 ? ((moment - first) / span) * 100 : 100));
}

export interface Band {
  readonly left: number;
  readonly width: number;
}

// the width of a band, as a share of the band with its gap
const roomBeside = 0.3;

/** `count` equal bands side by side with gaps, in percent of the width. */
export function bandsOf(count: number): Band[] {
  const step = 100 / count;
  return Array.from({ length: count }, (_, index) => ({
    left: (index + roomBeside / 2) * step,
    width: (1 - roomBeside) * step,
  }));
}
