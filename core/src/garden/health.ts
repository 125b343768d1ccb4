import { dayNumber, localDateOf } from "../progress/local-date.ts";

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

/**
 * What the days are like for a garden, on the calendar of `timeZone`. Days are counted from 1970: a full garden that nobody has looked at
 * for years is tens of thousands of them.
 */
export interface Weather {
  readonly timeZone: string;
  /** The days of rain: when something was finished first on each. */
  readonly rain: ReadonlyMap<number, Date>;
  /** Days that take nothing: days of rest, and days that the calendar skipped on a journey. */
  readonly restDays: ReadonlySet<number>;
}

/** The weather that these deeds make, in any order. Their days and those of rest are YYYY-MM-DD. */
export function weatherOf(
  deeds: readonly { readonly on: string; readonly at: Date }[],
  { restDays, timeZone }: { restDays: Iterable<string>; timeZone: string },
): Weather {
  const rain = new Map<number, Date>();
  for (const { on, at } of deeds) {
    const day = dayNumber(on);
    const first = rain.get(day);
    if (!first || at < first) rain.set(day, at);
  }
  return { timeZone, rain, restDays: new Set([...restDays].map(dayNumber)) };
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
export function healthAt(then: HealthThen, now: Date, weather: Weather): number {
  const first = dayNumber(localDateOf(then.at, weather.timeZone));
  const today = dayNumber(localDateOf(now, weather.timeZone));
  const from = (day: number, health: number) =>
    healthFrom({ day, health }, { after: then.at, now, today, weather });
  // After some weeks it is mostly the same from whatever health it came: years are not counted then.
  for (let days = fewDays; days < today - first; days *= 4) {
    const least = from(today - days, leastHealth);
    if (least === from(today - days, fullHealth)) return least;
  }
  return from(first, Math.max(leastHealth, then.health));
}

const fewDays = 16;

interface Span {
  readonly after: Date;
  readonly now: Date;
  readonly today: number;
  readonly weather: Weather;
}

function healthFrom(
  begin: { readonly day: number; readonly health: number },
  { after, now, today, weather: { rain, restDays } }: Span,
): number {
  let { health } = begin;
  const [afterMs, nowMs] = [after.getTime(), now.getTime()];
  for (let { day } = begin; day <= today; day += 1) {
    const rained = rain.get(day)?.getTime();
    if (rained !== undefined && rained > afterMs && rained <= nowMs)
      health = Math.min(fullHealth, health + gainedByRain);
    else if (rained === undefined && day < today && !restDays.has(day))
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
  const today = dayNumber(localDateOf(now, timeZone));
  if (rain.has(today)) return false;
  const tended = dayNumber(localDateOf(lastTended, timeZone));
  let dryDays = 0;
  for (let day = today - 1; day > tended && !rain.has(day); day -= 1) {
    if (!restDays.has(day)) dryDays += 1;
    if (dryDays === dryDaysUntilSleep) return true;
  }
  return false;
}

/** True once it has rained on the day of `now`. */
export function hasRained(now: Date, { timeZone, rain }: Weather): boolean {
  return rain.has(dayNumber(localDateOf(now, timeZone)));
}

/** When a plant that was watered at `wateredAt` can be watered again; null when it can be at `now`. */
export function restsUntil(wateredAt: Date | null, now: Date): Date | null {
  if (!wateredAt) return null;
  const until = new Date(wateredAt.getTime() + restMs);
  return until > now ? until : null;
}
