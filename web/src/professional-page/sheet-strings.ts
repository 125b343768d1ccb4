import type { ByLanguage } from "@remanso/core/language.ts";

const en = {
  title: "A page for a professional",
  period: (from: string, to: string) => `${from} to ${to}`,
  entries: (entries: number, days: number) => `Entries on ${entries} of ${days} days`,
  madeOn: (day: string) => `Made on ${day}`,
  about:
    "Made by the person it is about, with Remanso, a self-help program. It holds what they noted themselves: no clinical instrument, not validated, no diagnosis.",
  words: "What I want to talk about",
  areas: {
    overallStress: "Overall",
    workStress: "Work",
    financialStress: "Money",
    personalStress: "Personal",
    globalStress: "Global",
  },
  levels: { low: "low", moderate: "moderate", high: "high" },
  stress: {
    title: "Stress from 0 to 10",
    none: "No stress was noted on these days.",
    day: "one day’s check-ins",
    week: "median of a week (3 days or more)",
    assessment: "assessment (looks back over weeks)",
    event: "marked by the person",
    note: "Days without an entry stay empty. Low, moderate and high are Remanso’s own limits, not clinical ones.",
    table: "The days as a table",
    dayColumn: "Day",
    stressColumn: "Stress",
    fromColumn: "From",
    checkIn: "check-in",
    fromAssessment: "assessment",
    events: "Marked days",
  },
  assessments: {
    title: (questions: number) => `Assessment of ${questions} questions, 0 to 10`,
    none: "There was no assessment on these days.",
    area: "Area",
    change: "Change",
    within: "within the questionnaire’s margin",
    beyond: "more than the margin",
    otherQuestions: "not comparable: other questions",
    note: "The questionnaire’s margin is 1.8 points for the whole and 3.5 for one area; a smaller change may be chance. Beyond it, a better or harder stretch can explain it too.",
  },
  medians: {
    title: "Check-ins: the last 14 days and the 14 before",
    before: "14 before",
    last: "Last 14",
    value: (median: string, days: number) => `${median} (${days} days)`,
    few: "too few days",
    within: "may be chance",
    beyond: "more than chance usually gives",
    note: "Medians from 0 to 10, of 5 days or more.",
  },
  mood: {
    title: "Mood",
    low: "Low (1–2)",
    middle: "Middle (3)",
    high: "Good (4–5)",
    days: (days: number, all: number) => `${days} of ${all} days`,
    none: "No mood was noted on these days.",
  },
  done: {
    title: "What was done, in minutes a week",
    none: "Nothing was noted as done on these days.",
    what: "What",
    times: "Times",
    game: "Breathing game",
    week: (day: string) => `Week of ${day}`,
    note: "Weeks by their Monday.",
    ratings: (better: number, same: number, worse: number) =>
      `How it felt afterwards, where it was noted: better ${better}, the same ${same}, worse ${worse}.`,
  },
  findings: {
    title: "What goes together",
    none: "Nothing is clear enough to be told.",
    rest: {
      trend: {
        more: (points: string) => `rose by about ${points} points out of 10.`,
        less: (points: string) => `fell by about ${points} points out of 10.`,
      },
      weekday: {
        more: (points: string) => `stress about ${points} points higher than on the rest of the week.`,
        less: (points: string) => `stress about ${points} points lower than on the rest of the week.`,
      },
      activity: {
        more: (points: string) =>
          `stress about ${points} points higher on days with it. Many people turn to such things on hard days; it isn’t read as harm.`,
        less: (points: string) =>
          `stress about ${points} points lower on days with it. It may help, or come more easily on calm days.`,
      },
      next_day: {
        more: (points: string) =>
          `stress about ${points} points higher on the day after. Many people turn to such things in hard stretches; it isn’t read as harm.`,
        less: (points: string) =>
          `stress about ${points} points lower on the day after. It may help, or come more easily in calm stretches.`,
      },
    },
    facts: (low: string, high: string, days: number) => `90% interval ${low} to ${high}; ${days} days,`,
    note: "These are associations in this person’s own days. They don’t say why.",
  },
  foot: "Nobody watches this page, and nobody gets an alert from it.",
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

const es: typeof en = {
  title: "Página para un profesional",
  period: (from, to) => `Del ${from} al ${to}`,
  entries: (entries, days) => `Registros en ${entries} de ${days} días`,
  madeOn: (day) => `Hecha el ${day}`,
  about:
    "La hizo la propia persona con Remanso, un programa de autoayuda. Contiene lo que ella misma anotó: no es un instrumento clínico, no está validado y no es un diagnóstico.",
  words: "De qué quiero hablar",
  areas: {
    overallStress: "General",
    workStress: "Laboral",
    financialStress: "Financiero",
    personalStress: "Personal",
    globalStress: "Global",
  },
  levels: { low: "bajo", moderate: "moderado", high: "alto" },
  stress: {
    title: "Estrés de 0 a 10",
    none: "En estos días no se anotó estrés.",
    day: "registros de un día",
    week: "mediana de una semana (3 días o más)",
    assessment: "evaluación (mira varias semanas atrás)",
    event: "marcado por la persona",
    note: "Los días sin registro quedan vacíos. Bajo, moderado y alto son límites propios de Remanso, no clínicos.",
    table: "Los días en una tabla",
    dayColumn: "Día",
    stressColumn: "Estrés",
    fromColumn: "De",
    checkIn: "registro",
    fromAssessment: "evaluación",
    events: "Días marcados",
  },
  assessments: {
    title: (questions) => `Evaluación de ${questions} preguntas, de 0 a 10`,
    none: "En estos días no hubo ninguna evaluación.",
    area: "Área",
    change: "Cambio",
    within: "dentro del margen del cuestionario",
    beyond: "más que el margen",
    otherQuestions: "no comparable: otras preguntas",
    note: "El margen del cuestionario es de 1,8 puntos para el total y de 3,5 para un área; un cambio menor puede ser azar. Si lo supera, una temporada mejor o más dura también puede explicarlo.",
  },
  medians: {
    title: "Registros: los últimos 14 días y los 14 anteriores",
    before: "14 anteriores",
    last: "Últimos 14",
    value: (median, days) => `${median} (${days} días)`,
    few: "pocos días",
    within: "puede ser azar",
    beyond: "más de lo que suele dar el azar",
    note: "Medianas de 0 a 10, de 5 días o más.",
  },
  mood: {
    title: "Ánimo",
    low: "Bajo (1–2)",
    middle: "Medio (3)",
    high: "Bueno (4–5)",
    days: (days, all) => `${days} de ${all} días`,
    none: "En estos días no se anotó el ánimo.",
  },
  done: {
    title: "Qué se hizo, en minutos por semana",
    none: "En estos días no se anotó nada hecho.",
    what: "Qué",
    times: "Veces",
    game: "Juego de respiración",
    week: (day) => `Semana del ${day}`,
    note: "Cada semana, por su lunes.",
    ratings: (better, same, worse) =>
      `Cómo sentó después, donde se anotó: mejor ${better}, igual ${same}, peor ${worse}.`,
  },
  findings: {
    title: "Qué va junto",
    none: "Nada es lo bastante claro para contarlo.",
    rest: {
      trend: {
        more: (points) => `subió unos ${points} puntos sobre 10.`,
        less: (points) => `bajó unos ${points} puntos sobre 10.`,
      },
      weekday: {
        more: (points) => `estrés unos ${points} puntos más alto que el resto de la semana.`,
        less: (points) => `estrés unos ${points} puntos más bajo que el resto de la semana.`,
      },
      activity: {
        more: (points) =>
          `estrés unos ${points} puntos más alto los días en que se hizo. Mucha gente acude a algo así en días difíciles; no se lee como un daño.`,
        less: (points) =>
          `estrés unos ${points} puntos más bajo los días en que se hizo. Puede que ayude, o que cueste menos en días tranquilos.`,
      },
      next_day: {
        more: (points) =>
          `estrés unos ${points} puntos más alto al día siguiente. Mucha gente acude a algo así en temporadas difíciles; no se lee como un daño.`,
        less: (points) =>
          `estrés unos ${points} puntos más bajo al día siguiente. Puede que ayude, o que cueste menos en temporadas tranquilas.`,
      },
    },
    facts: (low, high, days) => `Intervalo del 90 %: de ${low} a ${high}; ${days} días,`,
    note: "Son asociaciones en los días de esta persona. No dicen por qué.",
  },
  foot: "Nadie vigila esta página ni recibe un aviso por ella.",
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
};

export const sheetStrings: ByLanguage<typeof en> = { en, es };
