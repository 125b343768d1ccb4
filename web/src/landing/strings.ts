import { assessmentMinutes, questionCount } from "@remanso/core/assessment/question-ids.ts";
import { inWords, inWordsAtStart } from "@remanso/core/number-words.ts";
import type { ByLanguage } from "@remanso/core/language.ts";

const { en: countEn, es: countEs } = inWordsAtStart(questionCount);
const { en: minutesEn, es: minutesEs } = inWords(assessmentMinutes);

const en = {
  headline: "Where the river rests",
  lead: `${countEn} questions show where your stress comes from. Then you get a plan of small activities, one step at a time, at your own pace.`,
  breathe: "Breathe for a minute",
  questions: `Answer ${questionCount} questions`,
  begin: "Create your account",
  haveAccount: "I have an account",
  wayTitle: "A quiet way through a loud week",
  way: [
    {
      title: `${countEn} questions`,
      text: `About work, money, your personal life and life in general. They take about ${minutesEn} minutes, and you can answer them again whenever you like.`,
    },
    {
      title: "A plan that fits",
      text: "Eight small activities of 5 to 30 minutes, chosen for what weighs on you most: breathing, meditation, writing, movement, time outdoors.",
    },
    {
      title: "Step by step",
      text: "Each one can be a guided session: one step at a time, a calm clock and, if you want, a voice that reads aloud. Pause, go back, or pick it up again later.",
    },
    {
      title: "Your week at a glance",
      text: "Home shows how your stress is spread, what you did each day and what could come next. What you leave out costs you nothing.",
    },
  ],
  privateTitle: "Nobody looks over your shoulder",
  privateFacts: [
    {
      title: "In one place",
      text: "What you write and answer is kept on this site’s own computer, and nowhere else.",
    },
    {
      title: "No third parties",
      text: "No advertising, no telemetry, no request from these pages to any other company.",
    },
    {
      title: "In plain words",
      text: "What’s kept, where and for how long: it’s all on one page you can read before you sign up.",
    },
  ],
  readPrivacy: "Read about your privacy",
  honestTitle: "A companion, not a doctor",
  honestText:
    "Remanso is a self-help tool. It doesn’t diagnose, and it doesn’t replace a professional. If things get to be too much, there are people who will listen right now.",
  findHelp: "Find a helpline",
  endTitle: "Whenever you’re ready",
};

const es: typeof en = {
  headline: "Donde el río descansa",
  lead: `${countEs} preguntas muestran de dónde viene tu estrés. Después llega un plan de pequeñas actividades, paso a paso y a tu ritmo.`,
  breathe: "Respira un minuto",
  questions: `Responde ${questionCount} preguntas`,
  begin: "Crea tu cuenta",
  haveAccount: "Ya tengo cuenta",
  wayTitle: "Un camino tranquilo por una semana ruidosa",
  way: [
    {
      title: `${countEs} preguntas`,
      text: `Sobre el trabajo, el dinero, tu vida personal y la vida en general. Bastan unos ${minutesEs} minutos, y puedes responderlas otra vez cuando quieras.`,
    },
    {
      title: "Un plan a tu medida",
      text: "Ocho pequeñas actividades de 5 a 30 minutos, elegidas por lo que más te pesa: respiración, meditación, escritura, movimiento, aire libre.",
    },
    {
      title: "Paso a paso",
      text: "Cada una puede ser una sesión guiada: un paso, un reloj tranquilo y, si quieres, una voz que lee. Puedes parar, volver atrás o seguir más tarde.",
    },
    {
      title: "Tu semana de un vistazo",
      text: "El inicio muestra cómo se reparte tu estrés, qué hiciste cada día y qué puede venir después. Lo que dejas no te resta nada.",
    },
  ],
  privateTitle: "Nadie mira por encima de tu hombro",
  privateFacts: [
    {
      title: "En un solo lugar",
      text: "Lo que escribes y respondes se guarda en el equipo de este sitio, y en ningún otro lugar.",
    },
    {
      title: "Sin terceros",
      text: "Sin publicidad, sin telemetría, sin peticiones de estas páginas a otras empresas.",
    },
    {
      title: "Con palabras claras",
      text: "Qué se guarda, dónde y durante cuánto tiempo está en una página que puedes leer antes de crear tu cuenta.",
    },
  ],
  readPrivacy: "Lee sobre tu privacidad",
  honestTitle: "Te acompaña, no te receta",
  honestText:
    "Remanso es una herramienta de autoayuda. No hace diagnósticos ni sustituye a profesionales. Si algo te sobrepasa, hay personas que pueden escucharte ahora mismo.",
  findHelp: "Busca una línea de ayuda",
  endTitle: "Cuando quieras",
};

export const strings: ByLanguage<typeof en> = { en, es };

/** The language picker's words: it shows each language at once, because the visitor's is not known yet. */
export const pickerWords: Readonly<Record<"title" | "invitation" | "help", ByLanguage<string>>> = {
  title: { en: "Choose your language", es: "Elige tu idioma" },
  invitation: { en: "Continue in English", es: "Continuar en español" },
  help: { en: "Help now", es: "Ayuda ahora" },
};
