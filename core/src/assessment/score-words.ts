import type { ByLanguage } from "../language.ts";
import type { Difference, levelsOf } from "./score-error.ts";
import type { StressLabel } from "./stress-label.ts";

/** A change as it is stored or as it was worked out. */
interface Change {
  readonly kind: Difference["kind"];
  readonly points: number | null;
}

type Levels = ReturnType<typeof levelsOf>;

const levelsEn: Readonly<Record<StressLabel, string>> = { low: "low", moderate: "moderate", high: "high" };
const levelsEs: typeof levelsEn = { low: "bajo", moderate: "moderado", high: "alto" };

const en = {
  level: ([lower, upper]: Levels) =>
    upper ? `between ${levelsEn[lower]} and ${levelsEn[upper]}` : levelsEn[lower],
  overall: ([lower, upper]: Levels) =>
    upper
      ? `Your overall stress is between ${levelsEn[lower]} and ${levelsEn[upper]}.`
      : `Your overall stress is ${levelsEn[lower]}.`,
  margin: ({ kind, points }: Change) =>
    ({
      within: "within the questionnaire’s margin",
      beyond: `more than the questionnaire’s margin; ${(points ?? 0) < 0 ? "if your first answers came in a bad week, that can explain it too" : "a bad week can also explain it"}`,
      other_questions: "the questions have changed since then, so the two can’t be compared",
    })[kind],
};

const es: typeof en = {
  level: ([lower, upper]) => (upper ? `entre ${levelsEs[lower]} y ${levelsEs[upper]}` : levelsEs[lower]),
  overall: ([lower, upper]) =>
    upper
      ? `Tu estrés general está entre ${levelsEs[lower]} y ${levelsEs[upper]}.`
      : `Tu estrés general es ${levelsEs[lower]}.`,
  margin: ({ kind, points }) =>
    ({
      within: "dentro del margen del cuestionario",
      // less stress may mean that the first week was the bad one
      beyond: `más que el margen del cuestionario; una mala semana también puede explicarlo${(points ?? 0) < 0 ? ", si lo fue la primera" : ""}`,
      other_questions: "las preguntas han cambiado desde entonces, así que no se pueden comparar",
    })[kind],
};

/** What is said of scores and of their changes. decisions §8 */
export const scoreWords: ByLanguage<typeof en> = { en, es };
