type Point = readonly [x: number, y: number];

/** Straight lines from point to point as an SVG path; a single point is a line of no length, which round caps make a dot. */
export function linePath(points: readonly Point[]): string {
  const path = points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${short(x)},${short(y)}`).join("");
  return points.length === 1 ? `${path}Z` : path;
}

/** What lies between those lines and `bottom`, as an SVG path. */
export function areaPath(points: readonly Point[], bottom: number): string {
  const below = points.map(([x]): Point => [x, bottom]).toReversed();
  return points.length === 0 ? "" : `${linePath([...points, ...below])}Z`;
}

function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}
