/**
 * By how many percent the overall score (0–1) fell from the first assessment to the latest, a whole number; 0 when it
 * rose, stayed, or there is only one. decisions §8
 */
export function stressReduction(first: number | null, latest: number | null): number {
  if (first === null || latest === null || first <= 0 || latest >= first) return 0;
  return Math.round(((first - latest) / first) * 100);
}
