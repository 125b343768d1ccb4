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
  // in UTC every day has 24 hours, so plain arithmetic is enough; streaks and ferns call this thousands of times
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
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
