import { questionCount } from "@remanso/core/assessment/question-ids.ts";
import type { ByLanguage } from "@remanso/core/language.ts";
import { inWordsAtStart } from "@remanso/core/number-words.ts";

const { en: countEn, es: countEs } = inWordsAtStart(questionCount);

const en = {
  areas: {
    work: "work",
    financial: "money",
    personal: "your personal life",
    global: "life in general",
  },
  weighs: (area: string) => `What weighs on you most right now is ${area}.`,
  weighsTogether: "What weighs on you right now isn’t one thing, but everything together.",
  weighAlike: (areas: string) =>
    `${areas.charAt(0).toUpperCase()}${areas.slice(1)} weigh on you equally right now.`,
  weighsLittle: (areas: string) =>
    `Nothing weighs on you heavily right now. A little more than the rest: ${areas}.`,
  nothingWeighs: "Nothing we asked about is weighing on you right now.",
  muchAtOnce:
    "That’s a lot at once, and you don’t have to carry it alone. One small step is enough for today.",
  talk: "If you’d like to talk to someone:",
  step: "So here’s a first step",
  keepWell: "To keep it that way",
  scores: "Where it comes from",
  names: {
    overall: "Overall",
    work: "Work",
    financial: "Money",
    personal: "Personal",
    global: "Global",
  },
  band: "The band is the questionnaire’s margin: another day you might have answered a little differently. Where it crosses a line, we use both words.",
  sure: "How sure this is",
  own: `${countEn} answers about two weeks can point to a good place to start, not tell who you are. It’s Remanso’s own self-help questionnaire; it hasn’t been validated, and it isn’t a diagnosis.`,
  notNow: "Not now, go to Home",
  home: "Go to Home",
  none: "There’s no result yet",
  noneText: "Your result comes from your answers to the assessment.",
  take: "Take the assessment",
};

const es: typeof en = {
  areas: {
    work: "el trabajo",
    financial: "el dinero",
    personal: "tu vida personal",
    global: "la vida en general",
  },
  weighs: (area) => `Lo que más te pesa ahora es ${area}.`,
  weighsTogether: "Lo que te pesa ahora no es una sola cosa, sino todo junto.",
  weighAlike: (areas) => `Ahora te pesan por igual ${areas}.`,
  weighsLittle: (areas) => `Nada te pesa mucho ahora. Un poco más que el resto: ${areas}.`,
  nothingWeighs: "Ahora mismo no te pesa nada de lo que preguntamos.",
  muchAtOnce: "Es mucho a la vez, y no tienes que llevarlo a solas. Por hoy alcanza con un paso pequeño.",
  talk: "Si quieres hablar con alguien:",
  step: "Por eso, un primer paso",
  keepWell: "Para seguir así",
  scores: "De dónde viene",
  names: {
    overall: "General",
    work: "Laboral",
    financial: "Financiero",
    personal: "Personal",
    global: "Global",
  },
  band: "La franja es el margen del cuestionario: otro día podrías haber respondido un poco distinto. Donde cruza una línea, damos las dos palabras.",
  sure: "Hasta dónde llega",
  own: `${countEs} respuestas sobre dos semanas ayudan a elegir por dónde empezar; no dicen quién eres. Es un cuestionario de autoayuda propio de Remanso, no está validado y no es un diagnóstico.`,
  notNow: "Ahora no, ir al inicio",
  home: "Ir al inicio",
  none: "Todavía no hay un resultado",
  noneText: "Tu resultado sale de tus respuestas a la evaluación.",
  take: "Hacer la evaluación",
};

export const resultStrings: ByLanguage<typeof en> = { en, es };
