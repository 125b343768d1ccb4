import type { CheckInDay } from "@remanso/core/check-in/contract.ts";
import { dateLocaleOf, type DateLanguage } from "@remanso/core/language.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { levelOf, pointsInWords } from "../check-in/points.ts";
import { strings as checkInStrings } from "../check-in/strings.ts";
import { strings } from "./strings.ts";
import type { YearOf } from "./year-marks.ts";
import { dateFormat } from "../app/formats.ts";

/** What was noted on a day, in words. */
export function useDayWords(): (day: CheckInDay | undefined, of: YearOf) => string {
  const words = useStrings(strings);
  const { moods, levels, stressOf } = useStrings(checkInStrings);
  const language = useLanguage();
  return (day, of) => {
    if (!day) return words.dayWithout;
    if (of === "mood") {
      const mood = (moods[Math.round(day.mood) - 1] ?? "").toLowerCase();
      return day.source === "imported" ? words.dayImported(mood) : mood;
    }
    if (day.stress === null) return words.dayWithoutStress;
    return stressOf(pointsInWords(day.stress, language), levels[levelOf(day.stress)]).toLowerCase();
  };
}

/** A day with its year, as a table has it. */
export function shortDay(day: string, language: DateLanguage): string {
  return inWords(day, language, { day: "numeric", month: "short", year: "numeric" });
}

/** "mar": the name above the column in which a month begins. */
export function monthName(day: string, language: DateLanguage): string {
  return inWords(day, language, { month: "short" }).replace(".", "");
}

function inWords(day: string, language: DateLanguage, parts: Intl.DateTimeFormatOptions): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return dateFormat(dateLocaleOf[language], { ...parts, timeZone: "UTC" }).format(noon);
}
