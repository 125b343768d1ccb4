import type { Language } from "@remanso/core/language.ts";

/** An instant in somebody's time zone: "domingo, 25 de octubre, 08:30". */
export function momentOf(instant: string, language: Language, timeZone: string): string {
  const format = new Intl.DateTimeFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  });
  // some versions put another kind of space before "AM": the same everywhere, so that the page stays as it was drawn
  return format.format(new Date(instant)).replace(/[\u202f\u2009\u00a0]/g, " ");
}

/** A calendar day, YYYY-MM-DD, written out: "25 de octubre de 2026". */
export function dayOf(date: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
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
