/**
 * Positions for labels beside the ends of lines: as near to `wanted` as a distance of `gap` between
 * neighbours allows, all between 0 and 100 (percent of the height). In the order of `wanted`.
 */
export function spreadLabels(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((_, index) => index).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = order.map((index) => wanted[index] ?? 0);
  for (let rank = 1; rank < places.length; rank += 1) {
    places[rank] = Math.max(places[rank] ?? 0, (places[rank - 1] ?? 0) + gap);
  }
  let ceiling = 100;
  for (let rank = places.length - 1; rank >= 0; rank -= 1) {
    places[rank] = Math.min(places[rank] ?? 0, ceiling);
    ceiling = (places[rank] ?? 0) - gap;
  }
  const answer: number[] = [];
  order.forEach((index, rank) => {
    answer[index] = places[rank] ?? 0;
  });
  return answer;
}
