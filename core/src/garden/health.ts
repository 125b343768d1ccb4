import { addDays, localDateOf } from "../progress/local-date.ts";

// decisions §5: health starts at 100; a dry day takes 6 once it is over, down to 40: nothing dies
export const fullHealth = 100;
export const leastHealth = 40;
const lostOnDryDay = 6;
// decisions §5: a day with a completed activity or breathing game is a day of rain: every plant gains 15 (to 100)
const gainedByRain = 15;
// decisions §5: watering gives +25 (to 100), once in 4 hours for each plant
const gainedByWater = 25;
export const restMs = 4 * 60 * 60_000;
// decisions §5: after 7 dry days the garden sleeps
const dryDaysUntilSleep = 7;

/** What the days are like for a garden, on the calendar of `timeZone`; days are YYYY-MM-DD. */
export interface Weather {
  readonly timeZone: string;
  /** The days of rain: when something was finished first on each. */
  readonly rain: ReadonlyMap<string, Date>;
  /** Days that take nothing: days of rest, and days that the calendar skipped on a journey. */
  readonly restDays: ReadonlySet<string>;
}

/** The weather that these deeds make, in any order. */
export function weatherOf(
  deeds: readonly { readonly on: string; readonly at: Date }[],
  { restDays, timeZone }: { restDays: Iterable<string>; timeZone: string },
): Weather {
  const rain = new Map<string, Date>();
  for (const { on, at } of deeds) {
    const first = rain.get(on);
    if (!first || at < first) rain.set(on, at);
  }
  return { timeZone, rain, restDays: new Set(restDays) };
}

/** The health that a plant had at a moment: after a watering, or when it appeared. */
export interface HealthThen {
  readonly health: number;
  readonly at: Date;
}

/**
 * A plant's health at `now`, a whole number 40 to 100, given what it had after it was watered last or, never watered, when it
 * appeared. Only whole days take something: today never does, so a plant that was just watered to 100 has 100. A `now` before
 * `then` counts as `then`.
 */
export function healthAt(then: HealthThen, now: Date, { timeZone, rain, restDays }: Weather): number {
  const today = localDateOf(now, timeZone);
  let health = Math.max(leastHealth, then.health);
  for (let day = localDateOf(then.at, timeZone); day <= today; day = addDays(day, 1)) {
    const rained = rain.get(day);
    if (rained && rained > then.at && rained <= now) health = Math.min(fullHealth, health + gainedByRain);
    else if (!rained && day < today && !restDays.has(day))
      health = Math.max(leastHealth, health - lostOnDryDay);
  }
  return health;
}

/** The health after watering a plant that has `health`. */
export function watered(health: number): number {
  return Math.min(fullHealth, health + gainedByWater);
}

/**
 * A plant's health after each of its waterings, the earliest first, given its health before them. Used when the weather of days
 * that are over becomes known afterwards: rest that was added or taken away, or something done that a device sent late.
 */
export function wateredAnew(before: HealthThen, times: readonly Date[], weather: Weather): HealthThen[] {
  let last = before;
  return times.map((at) => {
    last = { health: watered(healthAt(last, at, weather)), at };
    return last;
  });
}

/**
 * True once seven dry days are over since the garden was tended last, by rain or by water: `lastTended` is the latest watering
 * of any plant or, before the first, when the first plant appeared. Days of rest are not counted.
 */
export function isAsleep(lastTended: Date, now: Date, { timeZone, rain, restDays }: Weather): boolean {
  const today = localDateOf(now, timeZone);
  if (rain.has(today)) return false;
  const tended = localDateOf(lastTended, timeZone);
  let dryDays = 0;
  for (let day = addDays(today, -1); day > tended && !rain.has(day); day = addDays(day, -1)) {
    if (!restDays.has(day)) dryDays += 1;
    if (dryDays === dryDaysUntilSleep) return true;
  }
  return false;
}

/** When a plant that was watered at `wateredAt` can be watered again; null when it can be at `now`. */
export function restsUntil(wateredAt: Date | null, now: Date): Date | null {
  if (!wateredAt) return null;
  const until = new Date(wateredAt.getTime() + restMs);
  return until > now ? until : null;
}
