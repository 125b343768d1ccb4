import { dateLocaleOf, type DateLanguage } from "@remanso/core/language.ts";
import { clockTime } from "../app/clock-time.ts";
import { dateFormat } from "../app/formats.ts";

/** The calendar day of an instant in somebody's time zone, written out: "21 de noviembre de 2026". */
export function dayInWords(instant: string, language: DateLanguage, timeZone: string): string {
  return write(instant, language, { dateStyle: "long", timeZone });
}

/** As `dayInWords`, with the time of day, to tell two on one day apart: "21 de noviembre de 2026, 15:04". */
export function momentInWords(instant: string, language: DateLanguage, timeZone: string): string {
  // browsers differ in what they put between a day and a time, and the page is drawn by the server
  return `${dayInWords(instant, language, timeZone)}, ${clockTime(instant, { language, timeZone })}`;
}

/** As `dayInWords`, as short as an axis needs: "21 nov 2026". */
export function dayInShort(instant: string, language: DateLanguage, timeZone: string): string {
  return write(instant, language, { dateStyle: "medium", timeZone });
}

function write(instant: string, language: DateLanguage, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(dateLocaleOf[language], options).format(new Date(instant));
}
