/**
 * By how many percent the overall score (0–1) fell from the first assessment to the latest, as a whole number; 0 if it
 * did not fall or there is only one assessment. decisions §8
 */
export function stressReduction(first: number | null, latest: number | null): number {
  if (first === null || latest === null || first <= 0 || latest >= first) return 0;
  return Math.round(((first - latest) / first) * 100);
}
