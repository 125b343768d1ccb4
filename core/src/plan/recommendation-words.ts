import type { CatalogueType, TimeOfDay } from "../activity/catalogue-entry.ts";
import type { ByLanguage, Language } from "../language.ts";

// What a recommendation says besides its reason. None promises anything.

export const timeReasons: Readonly<Record<Exclude<TimeOfDay, "anytime">, ByLanguage<string>>> = {
  morning: {
    en: "It works well at this time of day, in the morning.",
    es: "Va bien a esta hora, por la mañana.",
  },
  afternoon: {
    en: "It works well at this time of day, in the afternoon.",
    es: "Va bien a esta hora, por la tarde.",
  },
  evening: {
    en: "It works well late in the day or at night, like now.",
    es: "Va bien al final del día o de noche, como ahora.",
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
      : `You’ve said ${times} times that you felt better after doing it.`,
  es: (times) =>
    times === 1
      ? "Una vez dijiste que te sentías mejor después de hacerla."
      : `Dijiste ${times} veces que te sentías mejor después de hacerla.`,
};

/** What it may do, by kind of activity. */
export const benefits: Readonly<Record<CatalogueType, ByLanguage<string>>> = {
  meditation: {
    en: "May help you step back from racing thoughts.",
    es: "Puede ayudarte a tomar distancia de los pensamientos acelerados.",
  },
  breathing: { en: "May help your body slow down.", es: "Puede ayudar a tu cuerpo a bajar el ritmo." },
  journaling: {
    en: "May help you sort out what’s weighing on you.",
    es: "Puede ayudarte a ordenar lo que te pesa.",
  },
  exercise: {
    en: "May help loosen tension in the body.",
    es: "Puede ayudarte a soltar la tensión del cuerpo.",
  },
  creative: {
    en: "May help you rest your attention on something pleasant.",
    es: "Puede ayudarte a descansar la atención en algo agradable.",
  },
  social: {
    en: "May help you feel less alone with things.",
    es: "Puede ayudarte a sentir más compañía.",
  },
  selfcare: {
    en: "May help you get a little strength back.",
    es: "Puede ayudarte a recuperar algo de fuerza.",
  },
  nature: {
    en: "May help you come back to the present moment.",
    es: "Puede ayudarte a volver al momento presente.",
  },
  "digital-detox": {
    en: "May help quiet the noise from outside.",
    es: "Puede ayudarte a bajar el ruido de fuera.",
  },
  financial: {
    en: "May help the numbers feel more manageable.",
    es: "Puede ayudarte a sentir los números más manejables.",
  },
  reflection: {
    en: "May help you see what matters to you now.",
    es: "Puede ayudarte a ver qué te importa ahora.",
  },
};
