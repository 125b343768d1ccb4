import { dateLocaleOf, type DateLanguage } from "@remanso/core/language.ts";
import { dateFormat } from "../app/formats.ts";

const dayMs = 86_400_000;

/** The calendar day, YYYY-MM-DD, that an instant falls on in somebody's time zone. */
export function localDayOf(instant: string, timeZone: string): string {
  const parts = dateFormat("en", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone,
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** The day `days` before `day`. */
export function dayBefore(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);
}

interface Reader {
  readonly language: DateLanguage;
  /** The reader's own day. */
  readonly today: string;
}

/** A day with its weekday, "viernes, 21 de noviembre"; the year only where it is another one. */
export function dayInWords(day: string, { language, today }: Reader): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return dateFormat(dateLocaleOf[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(isThisYear ? {} : { year: "numeric" }),
    timeZone: "UTC",
  }).format(new Date(`${day}T12:00:00Z`));
}

/** A month (YYYY-MM) with its year, "noviembre de 2026". */
export function monthInWords(month: string, language: DateLanguage): string {
  return dateFormat(dateLocaleOf[language], { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-15T12:00:00Z`),
  );
}

/** With a capital at its beginning, as a heading has it. */
export function asHeading(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
