/**
 * The two-sided tail of Student's t with a whole number of degrees of freedom: the chance of a value at least as far from 0
 * as `t`. Exact to about 1e-15. Abramowitz & Stegun 26.7.3 and 26.7.4
 */
export function studentTail(t: number, freedom: number): number {
  const angle = Math.atan(Math.abs(t) / Math.sqrt(freedom));
  const sine = Math.sin(angle);
  const cosine = Math.cos(angle);
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? cosine : 1;
  let total = freedom === 1 ? 0 : term;
  for (let step = isOdd ? 3 : 2; step <= freedom - 2; step += 2) {
    term *= ((step - 1) / step) * cosine * cosine;
    total += term;
  }
  const within = isOdd ? (2 / Math.PI) * (angle + sine * total) : sine * total;
  return Math.max(0, Math.min(1, 1 - within));
}
