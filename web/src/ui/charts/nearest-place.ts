/** The index of the place (percent of the width, rising) that is nearest to `at`; of two equally near, the first. */
export function nearestPlace(places: readonly number[], at: number): number {
  return places.reduce(
    (best, place, index) => (Math.abs(place - at) < Math.abs((places[best] ?? 0) - at) ? index : best),
    0,
  );
}
