import type { ByLanguage } from "../language.ts";

/** What keeps somebody from calling, as an answer to press, and what is said to it. safety.md, Standing */
export interface Barrier {
  readonly id: string;
  readonly says: ByLanguage<string>;
  readonly answer: ByLanguage<string>;
}

export const barriers: readonly Barrier[] = [
  {
    id: "cannot-talk",
    says: { es: "No puedo hablar", en: "I can't talk" },
    answer: {
      es: "Se puede pedir ayuda sin voz: si tu país tiene una línea por mensaje o chat, está en la tarjeta. También puedes salir a caminar, ir al baño con el agua abierta o pedirle a alguien que llame por ti y te pase el teléfono.",
      en: "You can get help without your voice: if your country has a line by text or chat, it's on the card. You can also go for a walk, run the water in the bathroom, or ask someone to call for you and hand you the phone.",
    },
  },
  {
    id: "ashamed",
    says: { es: "Me da vergüenza", en: "I'm ashamed" },
    answer: {
      es: "Quien contesta oye cosas así todos los días y no te conoce. No hace falta decir tu nombre ni explicarlo bien: basta «no estoy bien y no sé por dónde empezar». También puedes leer en voz alta lo que has escrito aquí.",
      en: "The people who answer hear things like this every day, and they don't know you. You don't have to give your name or explain it well: “I'm not OK and I don't know where to start” is enough. You can also read out what you wrote here.",
    },
  },
  {
    id: "police",
    says: { es: "Temo que venga la policía", en: "I'm afraid police will come" },
    answer: {
      es: "Llamar es hablar. Puedes preguntar lo primero qué harán con lo que cuentes, no decir dónde estás y colgar cuando quieras. Las líneas suelen avisar a emergencias solo si creen que una vida corre peligro en ese momento.",
      en: "Calling is talking. You can start by asking what they do with what you tell them, leave out where you are, and hang up whenever you like. Lines usually contact emergency services only when they believe a life is in danger at that moment.",
    },
  },
  {
    id: "did-not-help",
    says: { es: "Ya llamé y no ayudó", en: "I called and it didn't help" },
    answer: {
      es: "Eso duele, después del esfuerzo de llamar. Cada vez contesta una persona distinta: puedes decir «la otra vez no me ayudó» y seguir desde ahí. Si hoy tampoco va, prueba otra línea o con alguien de tu confianza.",
      en: "That hurts, after the effort of calling. A different person answers each time: you can say “last time it didn't help” and go on from there. If it doesn't work today either, try another line or someone you trust.",
    },
  },
  {
    id: "something-else",
    says: { es: "Otra cosa", en: "Something else" },
    answer: {
      es: "Sea lo que sea, puedes decírselo tal cual a quien conteste: «me cuesta llamar por esto». Y si llamar no es posible hoy, que lo sepa una persona de tu confianza, aunque sea con un mensaje corto.",
      en: "Whatever it is, you can say it as it is to whoever answers: “this is what makes it hard to call.” And if calling isn't possible today, let one person you trust know, even with a short message.",
    },
  },
];
