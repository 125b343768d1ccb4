/** The two-sided tail: the chance that a standard normal value is at least `z` from 0. Relative error at most 1.2e-7. */
export function chanceBeyond(z: number): number {
  // Numerical Recipes §6.2, erfcc
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.5 * x);
  const terms = [
    -1.265_512_23, 1.000_023_68, 0.374_091_96, 0.096_784_18, -0.186_288_06, 0.278_868_07, -1.135_203_98,
    1.488_515_87, -0.822_152_23, 0.170_872_77,
  ];
  const exponent = terms.reduceRight((total, term) => total * t + term, 0);
  return Math.min(1, t * Math.exp(exponent - x * x));
}

/** The upper 2.5 % point of Student's t with `freedom` ≥ 5 degrees of freedom. */
export function studentBound(freedom: number): number {
  // Cornish–Fisher expansion around the normal quantile
  const z = normalBound;
  const cube = z ** 3;
  const fifth = z ** 5;
  return z + (cube + z) / (4 * freedom) + (5 * fifth + 16 * cube + 3 * z) / (96 * freedom ** 2);
}

/** The upper 2.5 % point of the normal distribution. */
export const normalBound = 1.959_963_985;
