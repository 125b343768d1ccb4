import type { ByLanguage } from "../language.ts";

// specification §8: what the assistant says when the server does not answer. Built into the browser's code, and labeled as such.

/** An empathetic question about the cause of stress. */
export const cannedQuestion: ByLanguage<string> = {
  es: "Siento que estés pasando por un momento así. ¿Qué es lo que más te está estresando ahora mismo?",
  en: "I am sorry that you are going through a time like this. What is causing you the most stress right now?",
};

/** To a greeting. */
export const cannedGreeting: ByLanguage<string> = {
  es: "Hola, gracias por escribir. ¿Cómo te sientes hoy?",
  en: "Hello, thank you for writing. How are you feeling today?",
};

/** To somebody who asks for help. */
export const cannedHelp: ByLanguage<string> = {
  es: "Quiero ayudarte. Cuéntame qué te pasa, con las palabras que te salgan. Y si prefieres hablar con una persona, arriba, en «Ayuda ahora», están las líneas de ayuda: funcionan aunque no haya conexión.",
  en: "I would like to help. Tell me what is going on, in whatever words come. And if you would rather talk to a person, the helplines are above, under “Help now”: they are there without a connection too.",
};

/** To stress at work. */
export const cannedWork: ByLanguage<string> = {
  es: "El trabajo puede pesar mucho. Tres cosas pequeñas que pueden ayudar:\n\n• Levántate unos minutos cada hora y mira lejos, por una ventana si puedes.\n• Anota lo pendiente y elige solo lo siguiente.\n• Suelta el aire despacio tres veces antes de contestar un mensaje difícil.\n\n¿Qué parte de tu trabajo te está costando más?",
  en: "Work can weigh a lot. Three small things that may help:\n\n• Get up for a few minutes every hour and look into the distance, out of a window if you can.\n• Write down what is waiting and choose only the next thing.\n• Breathe out slowly three times before you answer a difficult message.\n\nWhich part of your work is the hardest at the moment?",
};

const cues: readonly { readonly cue: RegExp; readonly reply: ByLanguage<string> }[] = [
  { cue: /hola|hello/i, reply: cannedGreeting },
  { cue: /ayuda|help/i, reply: cannedHelp },
  { cue: /trabajo|work/i, reply: cannedWork },
];

/** The canned reply for a message, by its words; by default the question about the cause of the stress. */
export function cannedReplyFor(message: string): ByLanguage<string> {
  return cues.find(({ cue }) => cue.test(message))?.reply ?? cannedQuestion;
}
