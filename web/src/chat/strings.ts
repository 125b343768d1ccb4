import type { ChatFailure, KeptVoice } from "@remanso/core/chat/kept-conversation.ts";
import type { ByLanguage } from "@remanso/core/language.ts";

const failures: Readonly<Record<ChatFailure, string>> = {
  offline: "Saved reply: no connection to the server",
  server: "Saved reply: no connection to the server",
  empty: "Saved reply: the server gave no answer",
  refused: "Saved reply: the server didn’t accept this message",
  busy: "Saved reply: too many messages for now",
  "signed-out": "Saved reply: your session has ended",
  stopped: "Stopped by you",
};

const voices: Readonly<Record<KeptVoice, string>> = {
  safety: "Fixed safety words",
  program: "Program",
  model: "Model",
  kept: "Saved reply",
};

const en = {
  title: "Emotional support",
  isProgram: "A program, not a person",
  helpNow: "Help now",
  menu: "More about this chat",
  minimise: "Minimize",
  expand: "Open the chat again",
  close: "Close",
  back: "Back to the chat",
  newReply: "There’s a new reply",
  greeting: (who: string) =>
    `Hello. I am Remanso’s assistant: ${who}, not a person, and this isn’t therapy. You can write here about how you are, and I may suggest something small that can help.\n\nIf you would rather talk to people, they are one tap away, above, under “Help now”. How are you today?`,
  aProgram: "a program",
  aModel: (model: string) => `a program that answers with the language model “${model}”`,
  conversation: "Conversation",
  you: "You",
  assistant: "Assistant",
  field: "Your message",
  placeholder: "Write whatever you like…",
  send: "Send",
  stop: "Stop the answer",
  thinking: "The assistant is writing",
  left: (count: string) => `${count} characters left`,
  tooLong: (count: string) => `${count} characters too long to send. Nothing is lost.`,
  voices,
  modelNamed: (model: string) => `Model ${model}`,
  failures,
  wait: (seconds: string) => `You can write again in about ${seconds} seconds.`,
  sessionEnded:
    "Your session has ended, and the conversation was erased from this device. Your message is in the field below.",
  signIn: "Sign in",
  tryAgain: "Try again",
  unanswered: "This message has no answer yet.",
  choices: "You could say",
  callShort: (name: string, number: string) => `Call ${name}, ${number}`,
  knows: "What the assistant knows",
  clear: "Clear the conversation",
  cleared: "The conversation is cleared",
  undo: "Undo",
  helpLines: "Helplines",
  know: {
    loading: "Looking…",
    failed: "This couldn’t be fetched right now.",
    intro: "This is all it knows about you, besides what you write here:",
    name: (name: string) => `Your first name: ${name}.`,
    noName: "It doesn’t know your name.",
    stress: (percent: string, days: number) =>
      days === 0
        ? `Your assessment today: ${percent} overall.`
        : `Your latest assessment, ${days === 1 ? "yesterday" : `${days} days ago`}: ${percent} overall.`,
    stressParts: (parts: string) => `In parts: ${parts}.`,
    noStress: "You haven’t taken an assessment yet.",
    focus: (area: string) => `Your plan focuses on: ${area}.`,
    pending: (names: string) => `Pending in your plan: ${names}.`,
    nothingPending: "Nothing pending in your plan.",
    done: (week: number, all: number) => `Activities completed: ${week} this week, ${all} in total.`,
    streak: (days: number) => `Days in a row with an activity: ${days}.`,
    partOfDay: {
      morning: "It’s morning where you are.",
      afternoon: "It’s afternoon where you are.",
      night: "It’s night where you are.",
    },
    areas: { work: "work", financial: "money", personal: "personal life", global: "life in general" },
    speaks: "Who answers",
    program:
      "A program that comes with Remanso. It answers with texts that people wrote, and learns nothing from you.",
    model: (model: string) =>
      `The language model “${model}”, set up by whoever runs this site. What you write in the chat and everything above are sent to it.`,
    keeps: "Where this conversation is",
    kept: "Only on this device. The server stores none of its text. It’s erased here when you log out, when your session has ended, and when somebody else signs in.",
  },
};

const es: typeof en = {
  title: "Apoyo Emocional",
  isProgram: "Un programa, no una persona",
  helpNow: "Ayuda ahora",
  menu: "Más sobre este chat",
  minimise: "Minimizar",
  expand: "Volver a abrir el chat",
  close: "Cerrar",
  back: "Volver al chat",
  newReply: "Hay una respuesta nueva",
  greeting: (who) =>
    `Hola. Soy el asistente de Remanso: ${who}, no una persona, y esto no es una terapia. Aquí puedes escribir cómo estás, y quizá te proponga algo pequeño que puede ayudar.\n\nSi prefieres hablar con personas, están a un toque, arriba, en «Ayuda ahora». ¿Cómo estás hoy?`,
  aProgram: "un programa",
  aModel: (model) => `un programa que responde con el modelo de lenguaje «${model}»`,
  conversation: "Conversación",
  you: "Tú",
  assistant: "Asistente",
  field: "Tu mensaje",
  placeholder: "Escribe lo que quieras…",
  send: "Enviar",
  stop: "Detener la respuesta",
  thinking: "El asistente está escribiendo",
  left: (count) => `Quedan ${count} caracteres`,
  tooLong: (count) => `Sobran ${count} caracteres para poder enviarlo. No se pierde nada.`,
  voices: {
    safety: "Palabras fijas de seguridad",
    program: "Programa",
    model: "Modelo",
    kept: "Respuesta guardada",
  },
  modelNamed: (model) => `Modelo ${model}`,
  failures: {
    offline: "Respuesta guardada: sin conexión con el servidor",
    server: "Respuesta guardada: sin conexión con el servidor",
    empty: "Respuesta guardada: el servidor no ha dado respuesta",
    refused: "Respuesta guardada: el servidor no ha aceptado este mensaje",
    busy: "Respuesta guardada: demasiados mensajes por ahora",
    "signed-out": "Respuesta guardada: tu sesión ha terminado",
    stopped: "Detenida por ti",
  },
  wait: (seconds) => `Podrás volver a escribir en unos ${seconds} segundos.`,
  sessionEnded:
    "Tu sesión ha terminado y la conversación se ha borrado de este dispositivo. Tu mensaje está abajo, en el campo.",
  signIn: "Iniciar sesión",
  tryAgain: "Intentar de nuevo",
  unanswered: "Este mensaje aún no tiene respuesta.",
  choices: "Podrías decir",
  callShort: (name, number) => `Llamar a ${name}, ${number}`,
  knows: "Qué sabe el asistente",
  clear: "Borrar la conversación",
  cleared: "La conversación se ha borrado",
  undo: "Deshacer",
  helpLines: "Líneas de ayuda",
  know: {
    loading: "Mirando…",
    failed: "Ahora mismo no se puede consultar.",
    intro: "Esto es todo lo que sabe de ti, aparte de lo que escribes aquí:",
    name: (name) => `Tu nombre: ${name}.`,
    noName: "No sabe tu nombre.",
    stress: (percent, days) =>
      days === 0
        ? `Tu evaluación de hoy: ${percent} en conjunto.`
        : `Tu última evaluación, ${days === 1 ? "ayer" : `hace ${days} días`}: ${percent} en conjunto.`,
    stressParts: (parts) => `Por partes: ${parts}.`,
    noStress: "Aún no has hecho una evaluación.",
    focus: (area) => `Tu plan se fija sobre todo en: ${area}.`,
    pending: (names) => `Pendiente en tu plan: ${names}.`,
    nothingPending: "No hay nada pendiente en tu plan.",
    done: (week, all) => `Actividades completadas: ${week} esta semana, ${all} en total.`,
    streak: (days) => `Días seguidos con alguna actividad: ${days}.`,
    partOfDay: {
      morning: "Donde estás es por la mañana.",
      afternoon: "Donde estás es por la tarde.",
      night: "Donde estás es de noche.",
    },
    areas: { work: "trabajo", financial: "dinero", personal: "vida personal", global: "la vida en general" },
    speaks: "Quién responde",
    program:
      "Un programa que viene con Remanso. Responde con textos escritos por personas y no aprende nada de ti.",
    model: (model) =>
      `El modelo de lenguaje «${model}», que ha configurado quien administra este sitio. Se le envía lo que escribes en el chat y lo que ves arriba.`,
    keeps: "Dónde está esta conversación",
    kept: "Solo en este dispositivo. El servidor no guarda nada de su texto. Se borra de aquí al cerrar la sesión, cuando la sesión ha terminado y cuando entra otra persona.",
  },
};

export const strings: ByLanguage<typeof en> = { en, es };
