import type { CatalogueType, TimeOfDay } from "../activity/catalogue-entry.ts";
import type { StressCategory } from "../assessment/questions.ts";
import type { StressLabel } from "../assessment/stress-label.ts";
import type { ByLanguage, Language } from "../language.ts";

// The words of a recommendation. Every sentence names a fact that was used; none promises anything.

export const categoryWords: Readonly<Record<StressCategory, ByLanguage<string>>> = {
  work: { en: "work", es: "el trabajo" },
  financial: { en: "money", es: "el dinero" },
  personal: { en: "your personal life", es: "tu vida personal" },
  global: { en: "the world and general overload", es: "el mundo y la sobrecarga general" },
};

export const labelWords: Readonly<Record<StressLabel, ByLanguage<string>>> = {
  low: { en: "low", es: "bajo" },
  moderate: { en: "moderate", es: "moderado" },
  high: { en: "high", es: "alto" },
};

interface Facts {
  readonly category: StressCategory;
  readonly percent: number;
  readonly label: StressLabel;
  /** True only when no other category has as high a score. */
  readonly isHighest: boolean;
  /** How much the activity speaks to the category: its weight in the catalogue. */
  readonly weight: 1 | 2 | 3;
}

/** How many differently worded reasons there are: cards side by side do not repeat each other's sentence. */
export const wordings = 3;

/** Why this activity: the category that speaks most for it, with the person's own figure, in one of the wordings. */
export function categoryReason(facts: Facts, wording: number, language: Language): string {
  const sentence = reasons[language][wording % wordings] ?? reasons[language][0];
  const told = {
    ...facts,
    area: categoryWords[facts.category][language],
    level: labelWords[facts.label][language],
  };
  return `${sentence(told)} ${fits[facts.weight][wording % wordings]?.[language] ?? ""}`;
}

type Sentence = (told: Facts & { readonly area: string; readonly level: string }) => string;

const reasons: ByLanguage<readonly [Sentence, Sentence, Sentence]> = {
  en: [
    ({ area, level, percent, isHighest }) =>
      `In your latest assessment, stress about ${area} came out ${level} (${percent}%)` +
      `${isHighest ? ", the highest of the four areas" : ""}.`,
    ({ area, level, percent, isHighest }) =>
      `Your answers about ${area} add up to ${percent}%, which is ${level}` +
      `${isHighest ? " and more than in the other three areas" : ""}.`,
    ({ area, level, percent, isHighest }) =>
      `It was chosen with ${area} in mind: ${percent}% in your latest answers, ${level}` +
      `${isHighest ? ", ahead of the other three areas" : ""}.`,
  ],
  es: [
    ({ area, level, percent, isHighest }) =>
      `En tu última evaluación, el estrés por ${area} salió ${level} (${percent} %)` +
      `${isHighest ? ", el más alto de las cuatro áreas" : ""}.`,
    ({ area, level, percent, isHighest }) =>
      `Tus respuestas sobre ${area} suman un ${percent} %, un nivel ${level}` +
      `${isHighest ? " y superior al de las otras tres áreas" : ""}.`,
    ({ area, level, percent, isHighest }) =>
      `Se eligió pensando en ${area}: un ${percent} % en tus últimas respuestas, nivel ${level}` +
      `${isHighest ? ", por delante de las otras tres áreas" : ""}.`,
  ],
};

/** How closely the activity speaks to the category, by its weight, one for each wording. */
const fits: Readonly<Record<1 | 2 | 3, readonly ByLanguage<string>[]>> = {
  3: [
    { en: "This activity was made mostly for that.", es: "Esta actividad está pensada sobre todo para eso." },
    { en: "That is just what this one is about.", es: "De eso trata justamente esta." },
    { en: "Few in the catalogue look at it so directly.", es: "Pocas del catálogo lo miran tan de frente." },
  ],
  2: [
    {
      en: "This activity has to do with that, among other things.",
      es: "Esta actividad tiene que ver con eso, entre otras cosas.",
    },
    {
      en: "It may help you with that, and not only with that.",
      es: "Puede ayudarte con eso, y no solo con eso.",
    },
    { en: "A good part of it goes in that direction.", es: "Buena parte de ella va en esa dirección." },
  ],
  1: [
    {
      en: "This activity is more general, and may help you with that too.",
      es: "Esta actividad es más general y también puede ayudarte con eso.",
    },
    {
      en: "It was not made for that alone, but it may give you a breather.",
      es: "No está hecha solo para eso, pero puede darte un respiro.",
    },
    {
      en: "It touches on it only in passing, and at times that is enough.",
      es: "Solo lo toca de pasada, y a veces eso basta.",
    },
  ],
};

/** Said when every area came out low. */
export const steadyReason: ByLanguage<string> = {
  en: "Your latest assessment shows little stress in every area, so this is simply a way to keep it that way.",
  es: "Tu última evaluación muestra poco estrés en todas las áreas, así que esto es solo una forma de cuidarlo.",
};

/** For an activity that is not made for any of the areas with stress. */
export const otherReason: ByLanguage<string> = {
  en: "It has little to do with the areas that stand out in your answers; a change of subject can be welcome too.",
  es: "Tiene poco que ver con las áreas que destacan en tus respuestas; cambiar de tema también puede venir bien.",
};

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

type Messages = Readonly<Record<CatalogueType, ByLanguage<string>>>;

/** A word to the person, by kind of activity. */
export const messages: Messages = {
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

/** The same for somebody whose overall stress is high: it asks for less. */
export const gentleMessages: Messages = {
  meditation: {
    en: "When a lot weighs on you, sitting for a moment with your eyes open is enough.",
    es: "Cuando pesa mucho, basta con sentarte un momento con los ojos abiertos.",
  },
  breathing: {
    en: "You do not have to calm down. Just let the air go out a little more slowly.",
    es: "No tienes que calmarte. Solo deja que el aire salga un poco más despacio.",
  },
  journaling: {
    en: "One line is enough. Leave it as soon as it does you no good.",
    es: "Con una línea basta. Déjalo en cuanto no te haga bien.",
  },
  exercise: {
    en: "On a full day a small movement counts, and half of it counts too.",
    es: "En un día cargado, un movimiento pequeño cuenta, y la mitad también.",
  },
  creative: {
    en: "There is nothing to solve here: a few minutes in which your hands lead.",
    es: "Aquí no hay nada que resolver: unos minutos en los que mandan las manos.",
  },
  social: {
    en: "A small step towards somebody is enough; you choose whom, and how much you tell.",
    es: "Basta con un paso pequeño hacia alguien; tú eliges a quién y cuánto cuentas.",
  },
  selfcare: {
    en: "When everything asks something of you, this asks very little.",
    es: "Cuando todo te pide algo, esto te pide muy poco.",
  },
  nature: {
    en: "A few minutes with something that needs nothing from you.",
    es: "Unos minutos con algo que no necesita nada de ti.",
  },
  "digital-detox": {
    en: "Let less come in for a while; you decide for how long.",
    es: "Deja que entre menos durante un rato; tú decides cuánto.",
  },
  financial: {
    en: "Only this, not everything else. You can close it at any moment.",
    es: "Solo esto, no todo lo demás. Puedes cerrarlo en cualquier momento.",
  },
  reflection: {
    en: "No decision has to come out of it. Looking for a while is enough.",
    es: "De aquí no tiene que salir ninguna decisión. Basta con mirar un rato.",
  },
};

/** What it may do, by kind of activity. */
export const benefits: Messages = {
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
