import { normalAbove } from "./normal-tail.ts";

export interface Size {
  readonly effect: number;
  readonly low: number;
  readonly high: number;
}

interface Told {
  readonly effect: number;
  /** Its standard error. */
  readonly error: number;
  /** How many standard errors from 0 an effect has to be to be told. */
  readonly least: number;
}

// an interval of 90 % leaves 5 % on either side
const tail = 0.05;

/**
 * An effect as large as it probably is. Only clear effects are told, so those that look larger than they are get told more often
 * (the winner's curse). The answer is the effect of which half of all told ones look larger, with the 90 % interval made the
 * same way. Its direction is certain enough to be told, so nothing of it lies beyond 0.
 */
export function toldSize({ effect, error, least }: Told): Size {
  const sign = Math.sign(effect);
  const found = Math.max(Math.abs(effect) / error, least);
  const [near, middle, far] = [tail, 0.5, 1 - tail].map(
    (share) => sign * error * Math.max(0, trueOf({ found, least, share })),
  );
  const ends = [near ?? 0, far ?? 0] as const;
  return { effect: middle ?? 0, low: Math.min(...ends), high: Math.max(...ends) };
}

/** The effect, in standard errors, of which this share of all told ones look larger than the one found. */
function trueOf({ found, least, share }: { found: number; least: number; share: number }): number {
  let low = -1;
  let high = found + 3;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (normalAbove(found - middle) / normalAbove(least - middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
