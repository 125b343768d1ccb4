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

/** The one-sided tail: the chance that a standard normal value is above `z`. */
export function normalAbove(z: number): number {
  const beyond = chanceBeyond(z) / 2;
  return z >= 0 ? beyond : 1 - beyond;
}

/** How far from 0 a standard normal value lies with this chance: `chanceBeyond` the other way round. */
export function boundOf(chance: number): number {
  let low = 0;
  let high = 12;
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (chanceBeyond(middle) > chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
