import { localeOf, type Language } from "@remanso/core/language.ts";

/** A count as the language writes it. */
export function countInWords(count: number, language: Language): string {
  return new Intl.NumberFormat(localeOf[language]).format(count);
}

/** "11 de marzo de 2026": a calendar day, whatever the zone. */
export function dayInWords(day: string, language: Language): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat(localeOf[language], { dateStyle: "long", timeZone: "UTC" }).format(noon);
}
