/** The index of the place (percent of the width, rising) that is nearest to `at`; the first of two equally near. */
export function nearestPlace(places: readonly number[], at: number): number {
  return places.reduce(
    (best, place, index) => (Math.abs(place - at) < Math.abs((places[best] ?? 0) - at) ? index : best),
    0,
  );
}
