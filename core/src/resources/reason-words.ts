import type { StressCategory } from "../assessment/questions.ts";
import { localeOf, type ByLanguage, type Language } from "../language.ts";

const areas: ByLanguage<Readonly<Record<StressCategory, string>>> = {
  en: { work: "Work", financial: "Money", personal: "Personal life", global: "The world around you" },
  es: { work: "El trabajo", financial: "El dinero", personal: "Lo personal", global: "El mundo alrededor" },
};

const sentences: ByLanguage<(area: string, points: string) => string> = {
  en: (area, points) => `${area} weighed most in your last assessment (${points} out of 10)`,
  es: (area, points) => `${area} es lo que más pesaba en tu última evaluación (${points} de 10)`,
};

/** Why a resource is listed first: the area with the highest score in the latest assessment, `score` from 0 to 1. */
export function reasonFor(
  language: Language,
  { category, score }: { category: StressCategory; score: number },
): string {
  const points = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 1 }).format(score * 10);
  return sentences[language](areas[language][category], points);
}
