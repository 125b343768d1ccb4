import type { StressCategory } from "../assessment/questions.ts";
import type { Language } from "../language.ts";

const areas: Readonly<Record<Language, Readonly<Record<StressCategory, string>>>> = {
  en: { work: "Work", financial: "Money", personal: "Personal life", global: "The world around you" },
  es: { work: "El trabajo", financial: "El dinero", personal: "Lo personal", global: "El mundo alrededor" },
};

/** Why a resource stands first: the area that weighed most in the latest assessment, `score` from 0 to 1. */
export function reasonFor(
  language: Language,
  { category, score }: { category: StressCategory; score: number },
): string {
  const points = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(score * 10);
  const area = areas[language][category];
  return language === "es"
    ? `${area} es lo que más pesaba en tu última evaluación (${points} de 10)`
    : `${area} weighed most in your last assessment (${points} out of 10)`;
}
