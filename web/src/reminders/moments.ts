import { dateLocaleOf, type DateLanguage } from "@remanso/core/language.ts";
import { clockTime } from "../app/clock-time.ts";

/** An instant in somebody's time zone: "domingo, 25 de octubre, 08:30". */
export function momentOf(instant: string, language: DateLanguage, timeZone: string): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocaleOf[language], { ...options, timeZone }).format(new Date(instant));
  const day = write({ weekday: "long", day: "numeric", month: "long" });
  // browsers put other words between the two: the same everywhere, so that the page stays as drawn
  return `${day}, ${clockTime(instant, { language, timeZone })}`;
}

/** A calendar day, YYYY-MM-DD, written out: "25 de octubre de 2026". */
export function dayOf(date: string, language: DateLanguage): string {
  return new Intl.DateTimeFormat(dateLocaleOf[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** The calendar day that an instant falls on in a time zone. */
export function todayOf(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone,
  }).format(new Date(instant));
}
