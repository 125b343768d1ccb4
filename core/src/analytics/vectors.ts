/** The dot product. */
export function dot(a: Float64Array, b: Float64Array): number {
  let total = 0;
  for (let index = 0; index < a.length; index++) total += (a[index] ?? 0) * (b[index] ?? 0);
  return total;
}

export function squares(values: Float64Array): number {
  return dot(values, values);
}

export function sum(numbers: Float64Array): number {
  let total = 0;
  for (let index = 0; index < numbers.length; index++) total += numbers[index] ?? 0;
  return total;
}

/** Scales `values` to length 1 in place and returns its previous length. */
export function makeUnit(values: Float64Array): number {
  const length = Math.sqrt(squares(values));
  for (let index = 0; index < values.length; index++) values[index] = (values[index] ?? 0) / length;
  return length;
}

/** Takes the component along `unit`, a vector of length 1, out of `values`, in place. */
export function subtractAlong(values: Float64Array, unit: Float64Array): void {
  const along = dot(values, unit);
  for (let index = 0; index < values.length; index++)
    values[index] = (values[index] ?? 0) - along * (unit[index] ?? 0);
}
