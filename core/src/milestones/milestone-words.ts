import type { ByLanguage, Language } from "../language.ts";
import type { MilestoneType } from "./milestones.ts";

/** What was reached, as a plain fact about the person, in one sentence. */
export function milestoneDescription(type: MilestoneType, language: Language): string {
  return descriptions[type][language];
}

const descriptions: Readonly<Record<MilestoneType, ByLanguage<string>>> = {
  activities_1: {
    en: "You completed your first activity.",
    es: "Completaste tu primera actividad.",
  },
  activities_5: {
    en: "You’ve completed 5 activities, each in its own moment.",
    es: "Ya has completado 5 actividades, cada una en su momento.",
  },
  activities_15: {
    en: "You’ve completed 15 activities: 15 times you found a moment for yourself.",
    es: "Ya has completado 15 actividades: 15 veces encontraste un momento para ti.",
  },
  activities_50: {
    en: "You’ve completed 50 activities, one after another, at your own pace.",
    es: "Ya has completado 50 actividades, una tras otra, a tu ritmo.",
  },
  activities_100: {
    en: "You’ve completed 100 activities. A long way, one small step at a time.",
    es: "Ya has completado 100 actividades. Un camino largo, hecho a pasos pequeños.",
  },
  streak_3: {
    en: "3 days in a row with a moment for yourself.",
    es: "3 días seguidos con un momento para ti.",
  },
  streak_7: {
    en: "7 days in a row: a whole week with a moment for yourself each day.",
    es: "7 días seguidos: una semana entera con un momento para ti cada día.",
  },
  streak_14: {
    en: "14 days in a row: two weeks with a moment for yourself each day.",
    es: "14 días seguidos: dos semanas con un momento para ti cada día.",
  },
  streak_30: {
    en: "30 days in a row with a moment for yourself each day.",
    es: "30 días seguidos con un momento para ti cada día.",
  },
  breathing_1: {
    en: "You paused to breathe for the first time.",
    es: "Hiciste tu primera pausa para respirar.",
  },
  breathing_10: {
    en: "You’ve paused to breathe 10 times.",
    es: "Ya has hecho 10 pausas para respirar.",
  },
  breathing_50: {
    en: "You’ve paused to breathe 50 times, one breath at a time.",
    es: "Ya has hecho 50 pausas para respirar, de una en una.",
  },
  journal_1: {
    en: "You wrote in your journal for the first time.",
    es: "Escribiste en tu diario por primera vez.",
  },
  journal_10: {
    en: "You’ve written in your journal 10 times.",
    es: "Ya has escrito 10 veces en tu diario.",
  },
  check_ins_7: {
    en: "7 times you stopped to notice how you were.",
    es: "7 veces te detuviste a mirar cómo estabas.",
  },
  check_ins_30: {
    en: "30 times you stopped to notice how you were.",
    es: "30 veces te detuviste a mirar cómo estabas.",
  },
  resources_5: {
    en: "You’ve read 5 resources from the library.",
    es: "Ya has leído 5 recursos de la biblioteca.",
  },
  resources_15: {
    en: "You’ve read 15 resources from the library.",
    es: "Ya has leído 15 recursos de la biblioteca.",
  },
  garden_level_3: {
    en: "Your garden reached level 3.",
    es: "Tu jardín llegó al nivel 3.",
  },
  garden_level_6: {
    en: "Your garden reached level 6.",
    es: "Tu jardín llegó al nivel 6.",
  },
};
