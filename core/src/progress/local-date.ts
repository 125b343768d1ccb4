import { Temporal } from "temporal-polyfill";

/** The calendar day, YYYY-MM-DD, that `instant` falls on in `timeZone`. An unknown zone counts as UTC. */
export function localDateOf(instant: Date, timeZone: string): string {
  return zoned(instant, timeZone).toPlainDate().toString();
}

/** The hour of the day, 0–23, that `instant` falls on in `timeZone`. */
export function localHourOf(instant: Date, timeZone: string): number {
  return zoned(instant, timeZone).hour;
}

const dayMs = 24 * 60 * 60_000;

/** The day `days` after `date` (before it when negative). */
export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

/** How many days after 1970-01-01 a calendar day is, YYYY-MM-DD. */
export function dayNumber(date: string): number {
  // in UTC every day has 24 hours, so plain arithmetic is enough
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}

/** The calendar day, YYYY-MM-DD, of a number that `dayNumber` gives. */
export function dateOfDay(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** How many days `to` comes after `from`. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: "day" }).days;
}

/** The Monday of the week of `date`. specification §9: week starts Monday */
export function startOfWeek(date: string): string {
  const day = Temporal.PlainDate.from(date);
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}

function zoned(instant: Date, timeZone: string): Temporal.ZonedDateTime {
  const at = Temporal.Instant.fromEpochMilliseconds(instant.getTime());
  try {
    return at.toZonedDateTimeISO(timeZone);
  } catch {
    return at.toZonedDateTimeISO("UTC");
  }
}
