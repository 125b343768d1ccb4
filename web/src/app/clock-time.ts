import { dateLocaleOf, type DateLanguage } from "@remanso/core/language.ts";
import { dateFormat } from "./formats.ts";

const hours: Readonly<Record<DateLanguage, Intl.DateTimeFormatOptions>> = {
  en: { hour: "numeric", hourCycle: "h12" },
  "en-GB": { hour: "2-digit", hourCycle: "h23" },
  es: { hour: "2-digit", hourCycle: "h23" },
};

interface Reader {
  readonly language: DateLanguage;
  /** Without one, the zone of the device. */
  readonly timeZone?: string;
}

/** The time of day of an instant as the language tells it: "6:05 PM", in Britain and in Spanish "18:05". */
export function clockTime(instant: string, { language, timeZone }: Reader): string {
  const written = dateFormat(dateLocaleOf[language], {
    ...hours[language],
    minute: "2-digit",
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date(instant));
  // browsers and the server put different blanks before "PM", and the page is drawn by the server
  return written.replace(/\s/gu, " ");
}
