import type { StressCategory } from "../assessment/questions.ts";
import type { ByLanguage } from "../language.ts";

// Why an activity was chosen. Each sentence names an answer that the person gave; none promises anything. Every kind of sentence
// has several wordings, so that cards side by side do not repeat each other.

export const categoryWords: Readonly<Record<StressCategory, ByLanguage<string>>> = {
  work: { en: "work", es: "el trabajo" },
  financial: { en: "money", es: "el dinero" },
  personal: { en: "your personal life", es: "tu vida personal" },
  global: { en: "the world", es: "el mundo" },
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
    ({ topic, answer }) => `You answered “${answer}” about ${topic}.`,
    ({ topic, answer }) => `It starts from what you said about ${topic}: “${answer}”.`,
    ({ topic, answer }) => `“${answer}” was your answer about ${topic}.`,
    ({ topic, answer }) => `It has to do with ${topic}, where you chose “${answer}”.`,
  ],
  es: [
    ({ topic, answer }) => `Respondiste «${answer}» sobre ${topic}.`,
    ({ topic, answer }) => `Parte de lo que dijiste sobre ${topic}: «${answer}».`,
    ({ topic, answer }) => `«${answer}» fue tu respuesta sobre ${topic}.`,
    ({ topic, answer }) => `Tiene que ver con ${topic}, donde elegiste «${answer}».`,
  ],
};

/** For an activity that speaks to the answer itself. */
export const directSentences: Wordings<null> = {
  en: [
    () => "That is what this activity is for.",
    () => "This activity goes straight there.",
    () => "It was chosen for that.",
    () => "It looks at just that.",
  ],
  es: [
    () => "Para eso es esta actividad.",
    () => "Esta actividad va directa a eso.",
    () => "Se eligió por eso.",
    () => "Mira justo eso.",
  ],
};

/** For an activity made for a situation that the answers do not tell. */
export const situationSentences: Wordings<null> = {
  en: [
    () => "It is for one situation; leave it if that is not yours.",
    () => "Whether its situation is yours, only you know.",
    () => "If it describes somebody else's life, skip it.",
    () => "It may be for you or not: its name tells.",
  ],
  es: [
    () => "Es para una situación concreta; déjala si no es la tuya.",
    () => "Si su situación es la tuya, solo tú lo sabes.",
    () => "Si describe la vida de otra persona, sáltala.",
    () => "Puede ser para ti o no: lo dice su nombre.",
  ],
};

/** For an activity that looks at the same area. */
export const nearSentences: Wordings<{ readonly area: string }> = {
  en: [
    ({ area }) => `This activity stays with the same area, ${area}.`,
    ({ area }) => `It comes at ${area} from another side.`,
    ({ area }) => `It belongs to ${area} too.`,
    ({ area }) => `It is another way into ${area}.`,
  ],
  es: [
    ({ area }) => `Esta actividad se queda en la misma área: ${area}.`,
    ({ area }) => `Se acerca por otro lado a lo mismo: ${area}.`,
    ({ area }) => `Toca la misma área, ${area}.`,
    ({ area }) => `Es otra manera de entrar en lo mismo: ${area}.`,
  ],
};

/** For an activity that was made for no area alone. */
export const generalSentences: Wordings<null> = {
  en: [
    () => "This activity is more general, and may give you a rest from that too.",
    () => "It was not made for that alone; it may still do you good.",
    () => "It touches on that among other things.",
    () => "It may give you some distance from that, and not only from that.",
  ],
  es: [
    () => "Esta actividad es más general, y también puede darte un descanso de eso.",
    () => "No está hecha solo para eso; aun así puede venirte bien.",
    () => "Toca eso entre otras cosas.",
    () => "Puede darte algo de distancia con eso, y no solo con eso.",
  ],
};

/** Where every answer is "never". */
export const calmSentences: Wordings<{ readonly answer: string }> = {
  en: [
    ({ answer }) => `You answered “${answer}” to every question; this is a way to keep well.`,
    ({ answer }) =>
      `With “${answer}” throughout, nothing has to be mended. It is here because it can be pleasant.`,
    ({ answer }) => `All your answers were “${answer}”. It is one more thing to have at hand for other days.`,
    ({ answer }) => `“${answer}” was all you answered, so it looks after what is going well.`,
  ],
  es: [
    ({ answer }) => `Respondiste «${answer}» a todas las preguntas; esto es una forma de seguir bien.`,
    ({ answer }) =>
      `Con «${answer}» en todo, no hay nada que arreglar. Está aquí porque puede ser agradable.`,
    ({ answer }) => `Todas tus respuestas fueron «${answer}». Es algo más que tener a mano para otros días.`,
    ({ answer }) => `Solo respondiste «${answer}», así que esto cuida lo que va bien.`,
  ],
};
