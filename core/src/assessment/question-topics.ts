import type { ByLanguage } from "../language.ts";
import type { QuestionId } from "./question-ids.ts";

/** What each question is about, as a reason names it after "about"; it follows the wording in `questions.ts`. */
export const questionTopics: Readonly<Record<QuestionId, ByLanguage<string>>> = {
  work_1: {
    en: "having more work or study than fits in the day",
    es: "tener más trabajo o estudio del que cabe en el día",
  },
  work_2: {
    en: "having work or studies on your mind when you want to rest",
    es: "seguir pensando en el trabajo o los estudios cuando quieres descansar",
  },
  work_3: {
    en: "the strain of dealing with people at work or in your studies",
    es: "lo que te pesa el trato con la gente en el trabajo o los estudios",
  },
  financial_1: {
    en: "wondering whether your money will last",
    es: "preguntarte si el dinero te va a alcanzar",
  },
  financial_2: {
    en: "putting off a bill, an account or a letter about money",
    es: "dejar para después una factura, una cuenta o una carta sobre dinero",
  },
  financial_3: {
    en: "going without something that matters because of money",
    es: "renunciar por dinero a algo que te importa",
  },
  personal_1: {
    en: "tension at home or with people close to you",
    es: "la tensión en casa o con personas cercanas",
  },
  personal_2: {
    en: "days that end without any time for yourself",
    es: "terminar el día sin un rato para ti",
  },
  personal_3: {
    en: "worries about your sleep, your body or your health",
    es: "la preocupación por tu sueño, tu cuerpo o tu salud",
  },
  global_1: {
    en: "everything feeling like too much at once",
    es: "sentir que todo es demasiado a la vez",
  },
  global_2: {
    en: "feeling uneasy about what's going on in the world",
    es: "la inquietud por lo que pasa en el mundo",
  },
  global_3: {
    en: "what usually keeps you going not being enough",
    es: "notar que no te basta lo que suele ayudarte",
  },
};
