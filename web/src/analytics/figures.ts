import { dateLocaleOf, localeOf, type DateLanguage, type Language } from "@remanso/core/language.ts";
import { dateFormat, numberFormat } from "../app/formats.ts";

/** "4.2", "4,2": one decimal. */
export function oneDecimal(value: number, language: Language): string {
  return written(value, language, {});
}

/** "+0.8", "-1.2", "0.0": one decimal with its sign. */
export function signed(value: number, language: Language): string {
  return written(value, language, { signDisplay: "exceptZero" });
}

function written(value: number, language: Language, more: Intl.NumberFormatOptions): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return numberFormat(localeOf[language], { ...digits, ...more }).format(value);
}

/** A calendar day (YYYY-MM-DD) with short month: "21 nov". specification §9 */
export function shortDay(date: string, language: DateLanguage): string {
  return dayIn(date, language, { day: "numeric", month: "short" });
}

/** As `shortDay`, with its weekday: "sáb, 21 nov". */
export function weekdayAndDay(date: string, language: DateLanguage): string {
  return dayIn(date, language, { weekday: "short", day: "numeric", month: "short" });
}

/** Written out: "sábado, 21 de noviembre". */
export function longDay(date: string, language: DateLanguage): string {
  return dayIn(date, language, { weekday: "long", day: "numeric", month: "long" });
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** The calendar day of an instant in somebody's time zone, with short month. */
export function momentDay(instant: string, language: DateLanguage, timeZone: string): string {
  const options = { day: "numeric", month: "short", timeZone } as const;
  return dateFormat(dateLocaleOf[language], options).format(new Date(instant));
}

function dayIn(date: string, language: DateLanguage, options: Intl.DateTimeFormatOptions): string {
  // the day is the person's own already: read and written in UTC it stays the same everywhere
  return dateFormat(dateLocaleOf[language], { ...options, timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
