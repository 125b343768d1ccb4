import { dateLocaleOf, type DateLanguage, type Language } from "@remanso/core/language.ts";

/** Where and in which language times are read. */
export interface Reading {
  readonly language: Language;
  readonly dates: DateLanguage;
  readonly timeZone: string;
}

/** "jue, 12 mar, 9:00": short, for a card. */
export function shortMoment(instant: string, reading: Reading): string {
  return write(instant, reading, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  });
}

/** "jueves, 12 de marzo" */
export function longDay(instant: string, reading: Reading): string {
  return write(instant, reading, { weekday: "long", day: "numeric", month: "long" });
}

/** "9:00–9:50" */
export function timeSpan(startsAt: string, endsAt: string, reading: Reading): string {
  return `${clockTime(startsAt, reading)}–${clockTime(endsAt, reading)}`;
}

/** "jue, 12 mar" */
export function shortDay(instant: string, reading: Reading): string {
  return write(instant, reading, { weekday: "short", day: "numeric", month: "short" });
}

/** "9:00" */
export function clockTime(instant: string, reading: Reading): string {
  return write(instant, reading, { timeStyle: "short" });
}

/** The parts of a day as a calendar's leaf shows them: "jue", "12", "mar". */
export function leafOf(instant: string, reading: Reading): { weekday: string; day: string; month: string } {
  return {
    weekday: write(instant, reading, { weekday: "short" }),
    day: write(instant, reading, { day: "numeric" }),
    month: write(instant, reading, { month: "short" }),
  };
}

/** The time on the wall in another zone, with its weekday where that is another one; null where both walls show the same. */
export function timeThere(instant: string, here: Reading, thereZone: string): string | null {
  const there = { ...here, timeZone: thereZone };
  if (dayAndTime(instant, here) === dayAndTime(instant, there)) return null;
  const time = clockTime(instant, there);
  if (localDay(instant, here.timeZone) === localDay(instant, thereZone)) return time;
  return `${write(instant, there, { weekday: "short" })} ${time}`;
}

/** The calendar day of an instant in a zone, YYYY-MM-DD. */
export function localDay(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(new Date(instant));
}

/** A zone by what people call it around `instant` and by a place in it: "hora de Chile (Santiago)". */
export function zoneName(instant: string, { dates, timeZone }: Reading): string {
  const place = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  if (!timeZone.includes("/")) return place;
  const name = new Intl.DateTimeFormat(dateLocaleOf[dates], { timeZone, timeZoneName: "longGeneric" })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === "timeZoneName")?.value;
  return name ? `${name} (${place})` : place;
}

/** "martes": for Monday 1 to Sunday 7, whatever the zone. */
export function weekdayName(number: number, language: DateLanguage): string {
  // the 5th of January 1970 was a Monday
  return new Intl.DateTimeFormat(dateLocaleOf[language], { weekday: "long", timeZone: "UTC" }).format(
    new Date(Date.UTC(1970, 0, 4 + number)),
  );
}

function dayAndTime(instant: string, reading: Reading): string {
  return `${localDay(instant, reading.timeZone)} ${clockTime(instant, reading)}`;
}

function write(instant: string, { dates, timeZone }: Reading, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dateLocaleOf[dates], { ...options, timeZone }).format(new Date(instant));
}
