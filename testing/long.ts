/** Whether this is `npm run test:long`: many kills, many generated cases, every combination. A release runs it. */
export const isLong = process.env["TEST_LONG"] === "1";

/** The first value in `npm test`, the second in `npm run test:long`. */
export function pick<Value>(short: Value, long: Value): Value {
  return isLong ? long : short;
}

/**
 * The seed of everything that tests leave to chance. `npm test` always takes the same one, so that no run fails by chance;
 * `npm run test:long` takes a new one each time and prints it. TEST_SEED=… repeats a run.
 */
export const seed = Number(process.env["TEST_SEED"] ?? 20_261_121);
