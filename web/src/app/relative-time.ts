import { localeOf, type Language } from "@remanso/core/language.ts";

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long before `now` an instant was, in words: "3 hours ago", "ayer"; within the last minute "now". */
export function relativeTime(instant: string, now: string, language: Language): string {
  const agoMs = Math.max(0, Date.parse(now) - Date.parse(instant));
  const format = new Intl.RelativeTimeFormat(localeOf[language], { numeric: "auto" });
  for (const [unit, unitMs] of units) {
    if (agoMs >= unitMs) return format.format(-Math.floor(agoMs / unitMs), unit);
  }
  return format.format(0, "second");
}
