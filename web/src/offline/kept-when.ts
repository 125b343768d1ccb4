import type { DateLanguage } from "@remanso/core/language.ts";
import { clockTime } from "../app/clock-time.ts";
import { localDayOf } from "../check-in/local-day.ts";
import { momentInWords } from "../home/days.ts";

interface Reader {
  /** An instant in ISO format. */
  readonly now: string;
  readonly timeZone: string;
  readonly dates: DateLanguage;
  readonly words: {
    readonly atTime: (time: string) => string;
    readonly onMoment: (moment: string) => string;
  };
}

/** "a las 14:05"; of another day of the reader's zone with the day. */
export function keptWhen(keptAtMs: number, { now, timeZone, dates, words }: Reader): string {
  const instant = new Date(keptAtMs).toISOString();
  return localDayOf(instant, timeZone) === localDayOf(now, timeZone)
    ? words.atTime(clockTime(instant, { language: dates, timeZone }))
    : words.onMoment(momentInWords(instant, dates, timeZone));
}
