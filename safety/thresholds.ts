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

interface Weighable {
  readonly seen: readonly number[];
  readonly isTaken: boolean;
  readonly weight: number;
}

// the numbers that are weighed are few and the messages many: little has to be held back
const restraint = 1e-3;
const rounds = 2500;

/** Logistic regression on few numbers, by gradient descent on standardised ones; the bias comes last. */
export function fitWeights(examples: readonly Weighable[]): number[] {
  const many = examples[0]?.seen.length ?? 0;
  const all = examples.reduce((sum, { weight }) => sum + weight, 0);
  const meanOf = (at: number) =>
    examples.reduce((sum, { seen, weight }) => sum + weight * (seen[at] ?? 0), 0) / all;
  const means = Array.from({ length: many }, (_, at) => meanOf(at));
  const spreads = means.map(
    (mean, at) =>
      Math.sqrt(
        examples.reduce((sum, { seen, weight }) => sum + weight * ((seen[at] ?? 0) - mean) ** 2, 0) / all,
      ) || 1,
  );
  const rows = examples.map(({ seen }) =>
    Float64Array.from(seen, (number, at) => (number - (means[at] ?? 0)) / (spreads[at] ?? 1)),
  );
  const weights = new Float64Array(many + 1);
  for (let round = 0; round < rounds; round += 1) {
    const slopes = new Float64Array(many + 1);
    examples.forEach(({ isTaken, weight }, row) => {
      const numbers = rows[row] ?? new Float64Array(many);
      let odds = weights[many] ?? 0;
      for (let at = 0; at < many; at += 1) odds += (weights[at] ?? 0) * (numbers[at] ?? 0);
      const slip = (1 / (1 + Math.exp(-odds)) - (isTaken ? 1 : 0)) * weight;
      for (let at = 0; at < many; at += 1) slopes[at] = (slopes[at] ?? 0) + slip * (numbers[at] ?? 0);
      slopes[many] = (slopes[many] ?? 0) + slip;
    });
    for (let at = 0; at <= many; at += 1)
      weights[at] =
        (weights[at] ?? 0) - (slopes[at] ?? 0) / all - (at < many ? restraint * (weights[at] ?? 0) : 0);
  }
  const own = spreads.map((spread, at) => (weights[at] ?? 0) / spread);
  return [...own, (weights[many] ?? 0) - own.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0)];
}
