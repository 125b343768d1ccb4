import { withoutRest, type RestSpan } from "../progress/rest.ts";

const dayMs = 24 * 60 * 60_000;
// decisions §5: health starts at 100 and is max(10, floor(base − 6 × days since last watered)): nothing ever dies
export const fullHealth = 100;
const leastHealth = 10;
const lostEachDay = 6;
// decisions §5: watering gives +25 (to 100), once in 4 hours for each plant
const gainedByWater = 25;
export const restMs = 4 * 60 * 60_000;

/**
 * A plant's health at `now`, a whole number 10 to 100: `base` is what it had at `since`, when it was watered last or, never
 * watered, when it appeared. Parts of days count; a moment before `since` counts as `since`.
 * On days of rest nothing is lost: `withoutRest` gives the `now` for them.
 */
export function healthAt(base: number, since: Date, now: Date): number {
  const days = Math.max(0, now.getTime() - since.getTime()) / dayMs;
  return Math.min(fullHealth, Math.max(leastHealth, Math.floor(base - lostEachDay * days)));
}

/** The health after watering a plant that has `health`. */
export function watered(health: number): number {
  return Math.min(fullHealth, health + gainedByWater);
}

/** The health that a plant had at a moment: after a watering, or when it appeared. */
export interface HealthThen {
  readonly health: number;
  readonly at: Date;
}

/**
 * A plant's health after each of its waterings, the earliest first, given its health before them and no loss on days of rest.
 * Used when days of rest are added or removed afterwards.
 */
export function wateredAnew(
  before: HealthThen,
  times: readonly Date[],
  rests: readonly RestSpan[],
): HealthThen[] {
  let last = before;
  return times.map((at) => {
    last = { health: watered(healthAt(last.health, last.at, withoutRest(last.at, at, rests))), at };
    return last;
  });
}

/** When a plant that was watered at `wateredAt` can be watered again; null when it can be at `now`. */
export function restsUntil(wateredAt: Date | null, now: Date): Date | null {
  if (!wateredAt) return null;
  const until = new Date(wateredAt.getTime() + restMs);
  return until > now ? until : null;
}
