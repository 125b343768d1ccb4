import type { ByLanguage } from "../language.ts";
import { questionIds, type QuestionId } from "./question-ids.ts";

// specification §3
export const stressCategories = ["work", "financial", "personal", "global"] as const;
export type StressCategory = (typeof stressCategories)[number];

export interface Question {
  readonly id: QuestionId;
  readonly category: StressCategory;
  /** Goes on from `questionLead`. */
  readonly text: ByLanguage<string>;
}

/** The beginning that all questions share; screens show it once, above the question. */
export const questionLead: ByLanguage<string> = {
  en: "In the last two weeks, how often…",
  es: "En las últimas dos semanas, ¿con qué frecuencia…",
};

/** Each goes on from the shared beginning; a higher answer always means more stress, in any life. decisions §2 */
const texts: Readonly<Record<QuestionId, ByLanguage<string>>> = {
  work_1: {
    en: "have you had more to do (work, study, job-seeking or caring) than fit in the day?",
    es: "has tenido más tareas (trabajo, estudio, buscar empleo, cuidar) de las que cabían en el día?",
  },
  work_2: {
    en: "have the things you had to do stayed on your mind when you wanted to rest?",
    es: "has seguido pensando en lo pendiente cuando querías descansar?",
  },
  work_3: {
    en: "has it been a strain to deal with people at work, in class, at appointments or as a caregiver?",
    es: "te ha pesado tratar con la gente en el trabajo, los estudios, los trámites o los cuidados?",
  },
  financial_1: {
    en: "have you wondered whether your money would last until your next payday or payment?",
    es: "te has preguntado si el dinero te iba a alcanzar hasta tu próximo ingreso?",
  },
  financial_2: {
    en: "has a bill or debt weighed on you?",
    es: "te ha pesado una factura o una deuda?",
  },
  financial_3: {
    en: "have you gone without something that matters to you because of money?",
    es: "has renunciado por dinero a algo que te importa?",
  },
  personal_1: {
    en: "has there been tension at home or with people close to you?",
    es: "ha habido tensión en casa o con personas cercanas a ti?",
  },
  personal_2: {
    en: "has the day ended without any time for yourself?",
    es: "ha terminado el día sin un rato para ti?",
  },
  personal_3: {
    en: "have you felt alone with what you carry?",
    es: "has sentido que nadie te acompaña con lo que llevas?",
  },
  global_1: {
    en: "has everything felt like too much at once?",
    es: "has sentido que todo era demasiado a la vez?",
  },
  global_2: {
    en: "has what is going on in the world left you uneasy?",
    es: "te ha inquietado lo que pasa en el mundo?",
  },
  global_3: {
    en: "have you felt you had no strength left?",
    es: "has sentido que ya no te quedaban fuerzas?",
  },
};

/** The questions in order, written for this product and not validated. decisions §2 */
export const questions: readonly Question[] = stressCategories.flatMap((category) =>
  questionIds[category].map((id) => ({ id, category, text: texts[id] })),
);

/** The five answers; the index is the value that is stored. specification §3: scale 0–4 */
export const answerLabels: readonly ByLanguage<string>[] = [
  { en: "Never", es: "Nunca" },
  { en: "Rarely", es: "Rara vez" },
  { en: "Sometimes", es: "A veces" },
  { en: "Often", es: "A menudo" },
  { en: "Always", es: "Siempre" },
];
