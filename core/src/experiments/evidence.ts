// decisions §12: the mean over these, each with both signs
const stakes = [0.1, 0.2, 0.4, 0.8, 1.6];

/** An experiment ends early when its evidence reaches this: without an effect that happens to at most 1 in 20. decisions §12 */
export const enoughEvidence = 20;

/**
 * The factors by which a difference multiplies what stands on each stake. Without an effect a difference is as likely as its
 * opposite, and the two factors of a stake have the mean 1: that makes their product an e-value. next-capabilities.md §3.5
 */
export function factorsOf(difference: number): number[] {
  return stakes.flatMap((stake) => [
    2 / (1 + Math.exp(-2 * stake * difference)),
    2 / (1 + Math.exp(2 * stake * difference)),
  ]);
}

/** E after each of the differences, in their order: the evidence that they are not evenly spread around 0. The mean over the stakes of the product of their factors. */
export function evidenceAfterEach(differences: readonly number[]): number[] {
  const products = startingStakes();
  return differences.map((difference) => stakeOn(products, factorsOf(difference), products));
}

/** Whether E was at least 20 after any of the differences. */
export function wasEnough(differences: readonly number[]): boolean {
  return evidenceAfterEach(differences).some((evidence) => evidence >= enoughEvidence);
}

/** Writes what stands on each stake after a difference with these factors into `into`, and answers the mean, which is E. */
export function stakeOn(products: readonly number[], factors: readonly number[], into: number[]): number {
  let total = 0;
  for (let at = 0; at < factors.length; at += 1) {
    const product = (products[at] ?? 1) * (factors[at] ?? 1);
    into[at] = product;
    total += product;
  }
  return total / factors.length;
}

/** One for each stake and sign. */
export function startingStakes(): number[] {
  return Array.from({ length: 2 * stakes.length }, () => 1);
}
