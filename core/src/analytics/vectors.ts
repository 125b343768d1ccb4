/** The dot product. */
export function dot(a: Float64Array, b: Float64Array): number {
  let total = 0;
  for (let index = 0; index < a.length; index++) total += (a[index] ?? 0) * (b[index] ?? 0);
  return total;
}

export function squares(values: Float64Array): number {
  return dot(values, values);
}

export function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** Scales `values` to length 1 in place and returns its previous length. */
export function makeUnit(values: Float64Array): number {
  const length = Math.sqrt(squares(values));
  for (let index = 0; index < values.length; index++) values[index] = (values[index] ?? 0) / length;
  return length;
}

/** `values` without their component along `unit`, a vector of length 1. */
export function without(values: Float64Array, unit: Float64Array): Float64Array {
  const along = dot(values, unit);
  const rest = new Float64Array(values.length);
  for (let index = 0; index < rest.length; index++)
    rest[index] = (values[index] ?? 0) - along * (unit[index] ?? 0);
  return rest;
}
