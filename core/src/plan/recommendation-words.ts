import type { CatalogueType, TimeOfDay } from "../activity/catalogue-entry.ts";
import type { ByLanguage, Language } from "../language.ts";

// What a recommendation says besides its reason. None promises anything.

export const timeReasons: Readonly<Record<Exclude<TimeOfDay, "anytime">, ByLanguage<string>>> = {
  morning: {
    en: "It suits the morning, which is where your day is now.",
    es: "Va bien por la mañana, que es donde está ahora tu día.",
  },
  afternoon: {
    en: "It suits the afternoon, which is where your day is now.",
    es: "Va bien por la tarde, que es donde está ahora tu día.",
  },
  evening: {
    en: "It suits the end of the day, which is where you are now.",
    es: "Va bien al final del día, que es donde estás ahora.",
  },
};

/** Said when the person felt better after this activity before. */
export function helpedReason(times: number, language: Language): string {
  return helped[language](times);
}

const helped: ByLanguage<(times: number) => string> = {
  en: (times) =>
    times === 1
      ? "You once said that you felt better after doing it."
      : `${times} times you said that you felt better after doing it.`,
  es: (times) =>
    times === 1
      ? "Una vez dijiste que te sentías mejor después de hacerla."
      : `${times} veces dijiste que te sentías mejor después de hacerla.`,
};

/** What it may do, by kind of activity. */
export const benefits: Readonly<Record<CatalogueType, ByLanguage<string>>> = {
  meditation: {
    en: "May help you step back from racing thoughts.",
    es: "Puede ayudarte a tomar distancia de los pensamientos acelerados.",
  },
  breathing: { en: "May help your body slow down.", es: "Puede ayudar a tu cuerpo a bajar el ritmo." },
  journaling: {
    en: "May help you put order into what weighs on you.",
    es: "Puede ayudarte a ordenar lo que te pesa.",
  },
  exercise: {
    en: "May help loosen tension in the body.",
    es: "Puede ayudarte a soltar la tensión del cuerpo.",
  },
  creative: {
    en: "May help your attention rest on something pleasant.",
    es: "Puede ayudarte a descansar la atención en algo agradable.",
  },
  social: {
    en: "May help you feel less alone with it.",
    es: "Puede ayudarte a sentirte menos a solas con ello.",
  },
  selfcare: {
    en: "May help you recover a little strength.",
    es: "Puede ayudarte a recuperar algo de fuerza.",
  },
  nature: {
    en: "May help you come back to the present moment.",
    es: "Puede ayudarte a volver al momento presente.",
  },
  "digital-detox": {
    en: "May help quieten the noise from outside.",
    es: "Puede ayudarte a bajar el ruido de fuera.",
  },
  financial: {
    en: "May help you feel less at the mercy of the figures.",
    es: "Puede ayudarte a sentir los números más manejables.",
  },
  reflection: {
    en: "May help you see what matters to you now.",
    es: "Puede ayudarte a ver qué te importa ahora.",
  },
};
