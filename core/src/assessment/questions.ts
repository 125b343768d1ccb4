import type { ByLanguage } from "../language.ts";
import { questionIds, type QuestionId } from "./question-ids.ts";

// specification §3
export const stressCategories = ["work", "financial", "personal", "global"] as const;
export type StressCategory = (typeof stressCategories)[number];

export interface Question {
  readonly id: QuestionId;
  readonly category: StressCategory;
  readonly text: ByLanguage<string>;
}

/** Each asks how often; a higher answer always means more stress. decisions §2 */
const texts: Readonly<Record<QuestionId, ByLanguage<string>>> = {
  work_1: {
    en: "In the last two weeks, how often have you had more work or study than fitted into the day?",
    es: "En las últimas dos semanas, ¿con qué frecuencia has tenido más trabajo o estudio del que cabía en el día?",
  },
  work_2: {
    en: "In the last two weeks, how often have work or studies stayed on your mind when you wanted to rest?",
    es: "En las últimas dos semanas, ¿con qué frecuencia has seguido pensando en el trabajo o los estudios cuando querías descansar?",
  },
  work_3: {
    en: "In the last two weeks, how often has it been a strain to deal with people at work or in your studies?",
    es: "En las últimas dos semanas, ¿con qué frecuencia te ha pesado el trato con la gente en el trabajo o los estudios?",
  },
  financial_1: {
    en: "In the last two weeks, how often have you wondered whether your money would last to the end of the month?",
    es: "En las últimas dos semanas, ¿con qué frecuencia te has preguntado si el dinero te iba a alcanzar hasta fin de mes?",
  },
  financial_2: {
    en: "In the last two weeks, how often have you put off looking at a bill, an account or a letter about money?",
    es: "En las últimas dos semanas, ¿con qué frecuencia has dejado para después una factura, una cuenta o una carta sobre dinero?",
  },
  financial_3: {
    en: "In the last two weeks, how often have you gone without something that matters to you because of money?",
    es: "En las últimas dos semanas, ¿con qué frecuencia has renunciado por dinero a algo que te importa?",
  },
  personal_1: {
    en: "In the last two weeks, how often has there been tension at home or with people close to you?",
    es: "En las últimas dos semanas, ¿con qué frecuencia ha habido tensión en casa o con personas cercanas a ti?",
  },
  personal_2: {
    en: "In the last two weeks, how often has the day ended without any time for yourself?",
    es: "En las últimas dos semanas, ¿con qué frecuencia ha terminado el día sin un rato para ti?",
  },
  personal_3: {
    en: "In the last two weeks, how often have your sleep, your body or your health worried you?",
    es: "En las últimas dos semanas, ¿con qué frecuencia te han preocupado tu sueño, tu cuerpo o tu salud?",
  },
  global_1: {
    en: "In the last two weeks, how often has everything felt like too much at once?",
    es: "En las últimas dos semanas, ¿con qué frecuencia has sentido que todo era demasiado a la vez?",
  },
  global_2: {
    en: "In the last two weeks, how often has what is going on in the world left you uneasy?",
    es: "En las últimas dos semanas, ¿con qué frecuencia te ha inquietado lo que pasa en el mundo?",
  },
  global_3: {
    en: "In the last two weeks, how often has what usually keeps you going not been enough?",
    es: "En las últimas dos semanas, ¿con qué frecuencia no te ha bastado lo que suele ayudarte a salir adelante?",
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
