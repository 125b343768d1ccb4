import type { StressCategory } from "../assessment/questions.ts";
import type { ByLanguage } from "../language.ts";

// Why an activity was chosen. Each sentence names an answer that the person gave; none promises anything. Every kind of sentence
// has several wordings, so that cards side by side do not repeat each other.

export const categoryWords: Readonly<Record<StressCategory, ByLanguage<string>>> = {
  work: { en: "work", es: "el trabajo" },
  financial: { en: "money", es: "el dinero" },
  personal: { en: "your personal life", es: "tu vida personal" },
  global: { en: "life in general", es: "la vida en general" },
};

interface Answered {
  /** What the question is about. */
  readonly topic: string;
  /** The answer in words. */
  readonly answer: string;
}

export type Wordings<Told> = ByLanguage<readonly ((told: Told) => string)[]>;

export const answerSentences: Wordings<Answered> = {
  en: [
    ({ topic, answer }) => `You answered “${answer}” when we asked about ${topic}.`,
    ({ topic, answer }) => `About ${topic}, you said “${answer}”.`,
    ({ topic, answer }) => `“${answer}” was your answer to the question about ${topic}.`,
    ({ topic, answer }) => `Asked about ${topic}, you chose “${answer}”.`,
  ],
  es: [
    ({ topic, answer }) => `Respondiste «${answer}» cuando te preguntamos por ${topic}.`,
    ({ topic, answer }) => `Sobre ${topic}, dijiste «${answer}».`,
    ({ topic, answer }) => `«${answer}» fue tu respuesta a la pregunta sobre ${topic}.`,
    ({ topic, answer }) => `En la pregunta sobre ${topic} elegiste «${answer}».`,
  ],
};

/** For an activity that speaks to the answer itself. */
export const directSentences: Wordings<null> = {
  en: [
    () => "This activity may help with that.",
    () => "This one was chosen with that in mind.",
    () => "That’s why this one is here.",
    () => "This one is a good match for that.",
  ],
  es: [
    () => "Esta actividad puede ayudarte con eso.",
    () => "Se eligió pensando en eso.",
    () => "Por eso está aquí.",
    () => "Encaja bien con eso.",
  ],
};

/** For an activity made for a situation that the answers do not tell. */
export const situationSentences: Wordings<null> = {
  en: [
    () => "It’s made for one particular situation; leave it if that isn’t yours.",
    () => "Only you know whether its situation is yours.",
    () => "If it doesn’t sound like your life, skip it.",
    () => "The name will tell you whether it’s for you.",
  ],
  es: [
    () => "Es para una situación concreta; déjala si no es la tuya.",
    () => "Solo tú sabes si su situación es la tuya.",
    () => "Si no se parece a tu vida, sáltatela.",
    () => "Por el nombre sabrás si es para ti.",
  ],
};

/** For an activity that looks at the same area. */
export const nearSentences: Wordings<{ readonly area: string }> = {
  en: [
    ({ area }) => `This activity stays in the same area: ${area}.`,
    ({ area }) => `It takes a different angle on the same area: ${area}.`,
    ({ area }) => `This one is about ${area} too.`,
    ({ area }) => `It’s another way to approach the same thing: ${area}.`,
  ],
  es: [
    ({ area }) => `Esta actividad sigue en la misma área: ${area}.`,
    ({ area }) => `Mira lo mismo desde otro ángulo: ${area}.`,
    ({ area }) => `Va de lo mismo: ${area}.`,
    ({ area }) => `Es otra manera de acercarte a lo mismo: ${area}.`,
  ],
};

/** For an activity that was made for no area alone. */
export const generalSentences: Wordings<null> = {
  en: [
    () => "It’s a more general activity, and it may give you a break from that too.",
    () => "It wasn’t made just for that, but it may still do you good.",
    () => "It isn’t about that in particular; it may simply be a pause.",
    () => "It may give you a little distance from that and from other things.",
  ],
  es: [
    () => "Esta actividad es más general, y también puede darte un descanso de eso.",
    () => "No está hecha solo para eso; aun así puede venirte bien.",
    () => "No trata de eso en particular; puede ser una pausa sin más.",
    () => "Puede ayudarte a tomar distancia de eso y de otras cosas.",
  ],
};

/** Where every answer is "never". */
export const calmSentences: Wordings<{ readonly answer: string }> = {
  en: [
    ({ answer }) => `You answered “${answer}” to every question; this is one way to stay well.`,
    ({ answer }) =>
      `You answered “${answer}” all the way through, so there’s nothing to fix. It’s here because it can be nice.`,
    ({ answer }) => `All your answers were “${answer}”. This is something to keep on hand for other days.`,
    ({ answer }) => `You chose “${answer}” every time, so this one looks after what’s already going well.`,
  ],
  es: [
    ({ answer }) => `Respondiste «${answer}» a todas las preguntas; esto es una forma de seguir bien.`,
    ({ answer }) =>
      `Con «${answer}» en todo, no hay nada que arreglar. Está aquí porque puede ser agradable.`,
    ({ answer }) => `Todas tus respuestas fueron «${answer}». Puedes guardarla a mano para otros días.`,
    ({ answer }) => `En todas elegiste «${answer}», así que esta cuida lo que ya va bien.`,
  ],
};
