import type { ByLanguage } from "../language.ts";
import { questionnaireVersion, type QuestionId } from "./question-ids.ts";

/** What each question is about, as a reason names it after "about"; it follows the wording in `questions.ts`. */
export const questionTopics: Readonly<Record<QuestionId, ByLanguage<string>>> = {
  work_1: {
    en: "having more to do than fits in the day",
    es: "tener más tareas de las que caben en el día",
  },
  work_2: {
    en: "having what you need to do on your mind when you want to rest",
    es: "seguir pensando en lo pendiente cuando quieres descansar",
  },
  work_3: {
    en: "the strain of dealing with people in the things you have to do",
    es: "lo que te pesa tratar con la gente en tus tareas",
  },
  financial_1: {
    en: "wondering whether your money will last",
    es: "preguntarte si el dinero te va a alcanzar",
  },
  financial_2: {
    en: "a bill or debt that weighs on you",
    es: "una factura o una deuda que te pesa",
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
    en: "feeling alone with what you carry",
    es: "sentir que nadie te acompaña con lo que llevas",
  },
  global_1: {
    en: "everything feeling like too much at once",
    es: "sentir que todo es demasiado a la vez",
  },
  global_2: {
    en: "feeling uneasy about what’s going on in the world",
    es: "la inquietud por lo que pasa en el mundo",
  },
  global_3: {
    en: "feeling you have no strength left",
    es: "sentir que ya no te quedan fuerzas",
  },
};

/** What questions asked in an earlier version of the questionnaire, where it was something else than today. */
const formerTopics: Readonly<Record<number, Readonly<Partial<Record<QuestionId, ByLanguage<string>>>>>> = {
  1: {
    financial_2: {
      en: "putting off a bill, an account or a letter about money",
      es: "dejar para después una factura, una cuenta o una carta sobre dinero",
    },
    personal_3: {
      en: "worries about your sleep, your body or your health",
      es: "la preocupación por tu sueño, tu cuerpo o tu salud",
    },
    global_3: {
      en: "what usually keeps you going not being enough",
      es: "notar que no te basta lo que suele ayudarte",
    },
  },
};

/** What a question was about when it was answered. */
export function topicOf(id: QuestionId, version = questionnaireVersion): ByLanguage<string> {
  return formerTopics[version]?.[id] ?? questionTopics[id];
}

/** Whether a question asked something else in the version of the questionnaire in which it was answered. */
export function wasAnotherQuestion(id: QuestionId, version = questionnaireVersion): boolean {
  return formerTopics[version]?.[id] !== undefined;
}
