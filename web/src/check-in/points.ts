import { stressLabel, type StressLabel } from "@remanso/core/assessment/stress-label.ts";
import { localeOf, type Language } from "@remanso/core/language.ts";
import { numberFormat } from "../app/formats.ts";

/** The word for stress from 0 to 10: the same borders as those of the assessment. */
export function levelOf(points: number): StressLabel {
  // a tenth of 3.3 is a little less than 0.33 to a computer
  return stressLabel(Math.round(points * 10) / 100);
}

/** Points as they are read: "6,5" in Spanish, "7" without a decimal. */
export function pointsInWords(points: number, language: Language): string {
  return numberFormat(localeOf[language], { maximumFractionDigits: 1 }).format(points);
}
