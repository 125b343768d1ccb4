import type { ByLanguage } from "../language.ts";
import type { Difference, levelsOf } from "./score-error.ts";
import type { StressLabel } from "./stress-label.ts";

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
  margin: {
    within: "within the questionnaire's margin",
    beyond: "more than the questionnaire's margin; a better or harder stretch can also explain it",
    other_questions: "the questions have changed since then, so the two can't be compared",
  } satisfies Record<Difference["kind"], string>,
};

const es: typeof en = {
  level: ([lower, upper]) => (upper ? `entre ${levelsEs[lower]} y ${levelsEs[upper]}` : levelsEs[lower]),
  overall: ([lower, upper]) =>
    upper
      ? `Tu estrés general está entre ${levelsEs[lower]} y ${levelsEs[upper]}.`
      : `Tu estrés general es ${levelsEs[lower]}.`,
  margin: {
    within: "dentro del margen del cuestionario",
    beyond: "más que el margen del cuestionario; una mala semana también puede explicarlo",
    other_questions: "las preguntas han cambiado desde entonces, así que no se pueden comparar",
  },
};

/** What is said of scores and of their changes. decisions §8 */
export const scoreWords: ByLanguage<typeof en> = { en, es };
