/** Platt's fit of scores to probabilities, by gradient descent. */
export function fitProbability(scored: readonly { score: number; isTaken: boolean }[]): {
  slope: number;
  shift: number;
} {
  let slope = 1;
  let shift = 0;
  for (let round = 0; round < 4000; round += 1) {
    let [bySlope, byShift] = [0, 0];
    for (const { score, isTaken } of scored) {
      const slip = 1 / (1 + Math.exp(-(slope * score + shift))) - (isTaken ? 1 : 0);
      bySlope += slip * score;
      byShift += slip;
    }
    slope -= (0.3 * bySlope) / scored.length;
    shift -= (0.3 * byShift) / scored.length;
  }
  return { slope: Number(slope.toFixed(4)), shift: Number(shift.toFixed(4)) };
}
