import { arc, pie } from "@visx/shape";

interface Ring {
  readonly inner: number;
  readonly outer: number;
}

// gap between two slices, in radians
const gap = 0.03;

/**
 * The slices of a ring around 0,0 as SVG paths, clockwise from the top in the order of `values`. Zero and less
 * have an empty path; a single value is the whole ring.
 */
export function arcPaths(values: readonly number[], { inner, outer }: Ring): string[] {
  const sizes = values.map((value) => Math.max(0, value));
  const isAlone = sizes.filter((size) => size > 0).length === 1;
  const slices = pie<number>({ value: (size) => size, sort: null, padAngle: isAlone ? 0 : gap })(sizes);
  const path = arc<(typeof slices)[number]>({
    innerRadius: inner,
    outerRadius: outer,
    cornerRadius: isAlone ? 0 : 3,
  });
  return slices.map((slice) => (slice.value > 0 ? (path(slice) ?? "") : ""));
}
