interface Scored {
  readonly score: number;
  readonly level: number;
}

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

/**
 * How many of the choosing voices' ordinary messages (level 0), and of their distressed ones (level 1), may be raised so far without need. They
 * are hard ones: half of the ordinary ones hold the very words of danger. Within that, every threshold is as low as it can be.
 */
const mostRaised: Readonly<Record<number, { ordinary: number; distressed: number }>> = {
  1: { ordinary: 0.22, distressed: 1 },
  2: { ordinary: 0.1, distressed: 0.25 },
  3: { ordinary: 0.07, distressed: 0.12 },
  4: { ordinary: 0.03, distressed: 0.05 },
};

/** The lowest probability that does not raise more than may be raised. */
export function thresholdFor(
  scored: readonly Scored[],
  { slope, shift, step }: { slope: number; shift: number; step: number },
): number {
  const most = mostRaised[step] ?? { ordinary: 0, distressed: 0 };
  const probabilityOf = ({ score }: Scored) => 1 / (1 + Math.exp(-(slope * score + shift)));
  const limitFor = (level: number, share: number) => {
    const raised = scored.filter((one) => one.level === level).map(probabilityOf);
    return raised.toSorted((one, other) => other - one)[Math.floor(raised.length * share)] ?? 0;
  };
  const limit = Math.max(limitFor(0, most.ordinary), step > 1 ? limitFor(1, most.distressed) : 0);
  return Number((limit + 0.0005).toFixed(4));
}
