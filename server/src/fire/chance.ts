/** Numbers from 0 to below 1 that are the same on every run with the same seed (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The seed of this run (FIRE_SEED to repeat one), said so that a failure can be repeated. */
export function seedOf(what: string): number {
  const seed = Number(process.env["FIRE_SEED"] ?? 20_261_121);
  console.log(`${what}: FIRE_SEED=${seed}`);
  return seed;
}
