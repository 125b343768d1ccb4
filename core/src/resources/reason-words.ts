import type { StressCategory } from "../assessment/questions.ts";
import { localeOf, type ByLanguage, type Language } from "../language.ts";
import type { ResourceCategory } from "./contract.ts";
import type { MostNeeded } from "./library-order.ts";

const areas: ByLanguage<Readonly<Record<StressCategory, string>>> = {
  en: { work: "Work", financial: "Money", personal: "Your personal life", global: "Life in general" },
  es: {
    work: "El trabajo",
    financial: "El dinero",
    personal: "Tu vida personal",
    global: "La vida en general",
  },
};

type Sentence = (area: string, points: string) => string;

const sentences: ByLanguage<Readonly<Record<"alone" | "shared", Sentence>>> = {
  en: {
    alone: (area, points) => `${area} weighed most in your last assessment (${points} out of 10)`,
    shared: (area, points) =>
      `${area} was among what weighed most in your last assessment (${points} out of 10)`,
  },
  es: {
    alone: (area, points) => `${area} es lo que más pesaba en tu última evaluación (${points} de 10)`,
    shared: (area, points) =>
      `${area} está entre lo que más pesaba en tu última evaluación (${points} de 10)`,
  },
};

interface Reasoned {
  readonly category: ResourceCategory;
  readonly most: MostNeeded | null;
}

/** Why a resource is listed first: its area weighed most in the latest assessment, alone or beside others; null if it did not. */
export function reasonFor(language: Language, { category, most }: Reasoned): string | null {
  const area = most?.categories.find((name) => name === category);
  if (!most || !area) return null;
  const points = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 1 }).format(
    most.score * 10,
  );
  return sentences[language][most.categories.length > 1 ? "shared" : "alone"](areas[language][area], points);
}
