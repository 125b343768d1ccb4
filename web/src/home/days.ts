import type { Language } from "@remanso/core/language.ts";

/** The calendar day of an instant in somebody's time zone, written out: "21 de noviembre de 2026". */
export function dayInWords(instant: string, language: Language, timeZone: string): string {
  return write(instant, language, { dateStyle: "long", timeZone });
}

/** As `dayInWords`, with the time of day: two on one day can be told apart. */
export function momentInWords(instant: string, language: Language, timeZone: string): string {
  return write(instant, language, { dateStyle: "long", timeStyle: "short", timeZone });
}

/** As `dayInWords`, as short as an axis needs: "21 nov 2026". */
export function dayInShort(instant: string, language: Language, timeZone: string): string {
  return write(instant, language, { dateStyle: "medium", timeZone });
}

function write(instant: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, options).format(new Date(instant));
}
