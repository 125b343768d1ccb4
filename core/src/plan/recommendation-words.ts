import type { CatalogueType, TimeOfDay } from "../activity/catalogue-entry.ts";
import type { StressCategory } from "../assessment/questions.ts";
import type { StressLabel } from "../assessment/stress-label.ts";
import type { Bilingual, Language } from "../language.ts";

// What a recommendation says. Every sentence names a fact that was used; nothing is promised.

export const categoryWords: Readonly<Record<StressCategory, Bilingual>> = {
  work: { en: "work", es: "el trabajo" },
  financial: { en: "money", es: "el dinero" },
  personal: { en: "your personal life", es: "tu vida personal" },
  global: { en: "the world and general overload", es: "el mundo y la sobrecarga general" },
};

export const labelWords: Readonly<Record<StressLabel, Bilingual>> = {
  low: { en: "low", es: "bajo" },
  moderate: { en: "moderate", es: "moderado" },
  high: { en: "high", es: "alto" },
};

interface Facts {
  readonly category: StressCategory;
  readonly percent: number;
  readonly label: StressLabel;
  readonly isHighest: boolean;
}

/** Why this activity: the category that it speaks to most, with the person's own figure. */
export function categoryReason({ category, percent, label, isHighest }: Facts, language: Language): string {
  const name = categoryWords[category][language];
  const word = labelWords[label][language];
  if (language === "es") {
    const rank = isHighest ? ", la más alta de las cuatro áreas" : "";
    return `En tu última evaluación, el estrés por ${name} salió ${word} (${percent} %)${rank}, y esta actividad está pensada sobre todo para eso.`;
  }
  const rank = isHighest ? ", the highest of the four areas" : "";
  return `In your latest assessment, stress about ${name} came out ${word} (${percent}%)${rank}, and this activity was made mostly for that.`;
}

/** Said when no category stands out: all scores are zero. */
export const steadyReason: Bilingual = {
  en: "Your latest assessment shows little stress in every area, so this is simply a way to keep it that way.",
  es: "Tu última evaluación muestra poco estrés en todas las áreas, así que esto es solo una forma de cuidarlo.",
};

export const timeReasons: Readonly<Record<Exclude<TimeOfDay, "anytime">, Bilingual>> = {
  morning: { en: "It suits the morning, which it is now for you.", es: "Va bien por la mañana, y ahora es tu mañana." },
  afternoon: { en: "It fits this part of the afternoon.", es: "Encaja con esta parte de la tarde." },
  evening: { en: "It is a quiet one for the end of the day.", es: "Es tranquila, para el final del día." },
};

/** Said when the person felt better after this activity before. */
export function helpedReason(times: number, language: Language): string {
  if (language === "es") {
    return times === 1
      ? "La última vez que la hiciste dijiste que te sentías mejor después."
      : `${times} veces dijiste que te sentías mejor después de hacerla.`;
  }
  return times === 1
    ? "When you did it before, you said that you felt better afterwards."
    : `${times} times you said that you felt better after doing it.`;
}

/** A word to the person, by kind of activity. */
export const messages: Readonly<Record<CatalogueType, Bilingual>> = {
  meditation: {
    en: "You do not have to empty your mind. Sitting down is already most of it.",
    es: "No hace falta dejar la mente en blanco. Sentarse ya es la mayor parte.",
  },
  breathing: {
    en: "A few slow breaths, at your own measure. You can stop at any moment.",
    es: "Unas pocas respiraciones lentas, a tu medida. Puedes parar cuando quieras.",
  },
  journaling: {
    en: "Nobody will read it but you. Half sentences count.",
    es: "Nadie más lo va a leer. Las frases a medias también valen.",
  },
  exercise: {
    en: "Move only as far as is comfortable today; sitting versions are fine.",
    es: "Muévete solo hasta donde hoy te resulte cómodo; sentarte también vale.",
  },
  creative: {
    en: "It does not have to turn out well. It only has to keep your hands busy.",
    es: "No tiene que quedar bien. Basta con que tus manos estén ocupadas.",
  },
  social: {
    en: "A small gesture is enough, and you choose with whom.",
    es: "Un gesto pequeño es suficiente, y tú eliges con quién.",
  },
  selfcare: {
    en: "Something for yourself, without having to earn it first.",
    es: "Algo para ti, sin tener que ganártelo antes.",
  },
  nature: {
    en: "A window or a single plant is nature enough for this.",
    es: "Una ventana o una sola planta bastan como naturaleza.",
  },
  "digital-detox": {
    en: "The screen will still be there afterwards. This is a short pause from it.",
    es: "La pantalla seguirá ahí después. Esto es una pausa corta.",
  },
  financial: {
    en: "One small, clear look at money, with an end. The rest can wait.",
    es: "Una mirada breve y clara al dinero, con final. El resto puede esperar.",
  },
  reflection: {
    en: "There are no right answers here, only yours.",
    es: "Aquí no hay respuestas correctas, solo las tuyas.",
  },
};

/** What it may do, by kind of activity. */
export const benefits: Readonly<Record<CatalogueType, Bilingual>> = {
  meditation: { en: "May help you step back from racing thoughts.", es: "Puede ayudarte a tomar distancia de los pensamientos acelerados." },
  breathing: { en: "May help your body slow down.", es: "Puede ayudar a tu cuerpo a bajar el ritmo." },
  journaling: { en: "May help you put order into what weighs on you.", es: "Puede ayudarte a ordenar lo que te pesa." },
  exercise: { en: "May help loosen tension in the body.", es: "Puede ayudarte a soltar la tensión del cuerpo." },
  creative: { en: "May help your attention rest on something pleasant.", es: "Puede ayudarte a descansar la atención en algo agradable." },
  social: { en: "May help you feel less alone with it.", es: "Puede ayudarte a sentirte menos a solas con ello." },
  selfcare: { en: "May help you recover a little strength.", es: "Puede ayudarte a recuperar algo de fuerza." },
  nature: { en: "May help you come back to the present moment.", es: "Puede ayudarte a volver al momento presente." },
  "digital-detox": { en: "May help quieten the noise from outside.", es: "Puede ayudarte a bajar el ruido de fuera." },
  financial: { en: "May help you feel less at the mercy of the figures.", es: "Puede ayudarte a sentir los números más manejables." },
  reflection: { en: "May help you see what matters to you now.", es: "Puede ayudarte a ver qué te importa ahora." },
};
