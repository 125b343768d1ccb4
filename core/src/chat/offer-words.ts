import { questionCount } from "../assessment/question-ids.ts";
import { inWordsAtStart } from "../number-words.ts";
import type { ByLanguage } from "../language.ts";
import type { OfferName } from "./talk.ts";

const { en: countEn, es: countEs } = inWordsAtStart(questionCount);

/** The screens that are offered: where they are, what they are called, and why they may fit. */
export const placeOffers: Readonly<
  Record<
    Exclude<OfferName, `${string}:${string}`>,
    { path: string; label: ByLanguage<string>; reason: ByLanguage<string> }
  >
> = {
  breathing: {
    path: "/breathing-game",
    label: { es: "Respirar unos minutos", en: "Breathe for a few minutes" },
    reason: {
      es: "Un par de minutos respirando despacio, si te vienen bien.",
      en: "A couple of minutes of slow breathing, if you feel like it.",
    },
  },
  activities: {
    path: "/activities",
    label: { es: "Ver tu plan", en: "See your plan" },
    reason: {
      es: "Tu plan tiene actividades cortas para lo que más te pesaba en la evaluación.",
      en: "Your plan holds short activities for what weighed most in your assessment.",
    },
  },
  garden: {
    path: "/zen-garden",
    label: { es: "Ir al jardín", en: "Go to the garden" },
    reason: {
      es: "Un rato sin tener que hacer nada bien.",
      en: "A while in which nothing has to be done well.",
    },
  },
  assessment: {
    path: "/assessment",
    label: { es: "Mirar cómo estás", en: "See how you are" },
    reason: {
      es: `${countEs} preguntas para ver qué parte pesa más ahora. No es un diagnóstico.`,
      en: `${countEn} questions to see which part weighs most now. It is not a diagnosis.`,
    },
  },
  resources: {
    path: "/resources",
    label: { es: "Abrir la biblioteca", en: "Open the library" },
    reason: {
      es: "Textos y audios para leer o escuchar a tu ritmo.",
      en: "Texts and audio to read or hear at your own pace.",
    },
  },
  help: {
    path: "/help",
    label: { es: "Personas a las que llamar", en: "People to call" },
    reason: {
      es: "Hay líneas con personas preparadas para escuchar esto.",
      en: "There are lines with people trained to listen to this.",
    },
  },
};

/** Why a text of the library, or an activity of the person's plan, is offered. */
export const offerReasons: Readonly<Record<"resource" | "activity", ByLanguage<string>>> = {
  resource: {
    es: "De la biblioteca, por si te sirve.",
    en: "From the library, in case it’s of use.",
  },
  activity: {
    es: "Está en tu plan, por si te viene bien.",
    en: "It’s in your plan, if you feel like it.",
  },
};
