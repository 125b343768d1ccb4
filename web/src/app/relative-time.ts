import { localeOf, type Language } from "@remanso/core/language.ts";
import { localDayOf } from "../check-in/local-day.ts";

const dayMs = 86_400_000;
const units = [
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;
// what happened in the last hours of yesterday is told in hours
const toldInHoursMs = 12 * 3_600_000;

interface Where {
  readonly language: Language;
  readonly timeZone: string;
}

/**
 * How long before `now` an instant was, in words: "3 hours ago", "ayer"; within the last minute "now". Days are those of the calendar where the
 * person is.
 */
export function relativeTime(instant: string, now: string, { language, timeZone }: Where): string {
  const agoMs = Math.max(0, Date.parse(now) - Date.parse(instant));
  const format = new Intl.RelativeTimeFormat(localeOf[language], { numeric: "auto" });
  const days = dayNumber(now, timeZone) - dayNumber(instant, timeZone);
  if (days > 0 && agoMs >= toldInHoursMs) return format.format(-days, "day");
  for (const [unit, unitMs] of units) {
    if (agoMs >= unitMs) return format.format(-Math.floor(agoMs / unitMs), unit);
  }
  return format.format(0, "second");
}

function dayNumber(instant: string, timeZone: string): number {
  return Date.parse(`${localDayOf(instant, timeZone)}T00:00:00Z`) / dayMs;
}
