import type { ByLanguage } from "@remanso/core/language.ts";

/** A full hour as the language tells it: "8 PM", "20:00". */
export const hourWords: ByLanguage<(hour: number) => string> = {
  en: (hour) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? "AM" : "PM"}`,
  es: (hour) => `${hour}:00`,
};
