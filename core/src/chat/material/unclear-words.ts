import type { Bilingual } from "../../language.ts";

/** Said when nothing was recognised: honest, and with a way on. */
export const notUnderstood: readonly Bilingual[] = [
  {
    es: "No he sabido entender eso. Soy un programa y reconozco unos cuantos temas. ¿Me lo dices con otras palabras, o eliges uno de estos?",
    en: "I did not manage to understand that. I am a program and I recognise a number of subjects. Could you put it in other words, or choose one of these?",
  },
  {
    es: "Esto se me escapa, y prefiero decirlo a contestar cualquier cosa. ¿De qué parte de tu vida viene?",
    en: "This one is beyond me, and I would sooner say so than answer just anything. Which part of your life does it come from?",
  },
  {
    es: "He leído lo que pones y no doy con el hilo. Si empiezas por lo que ha pasado hoy, quizá te siga mejor.",
    en: "I have read what you wrote and cannot find the thread. If you begin with what happened today, I may follow you better.",
  },
  {
    es: "Me falta algo para entenderlo. ¿Qué es lo que más se nota ahora: el cuerpo, los pensamientos o lo que pasa alrededor?",
    en: "Something is missing for me to understand it. What is most noticeable now: the body, the thoughts, or what goes on around you?",
  },
  {
    es: "Aquí mi comprensión se queda corta. Una frase sobre quién está en esto y desde cuándo me ayudaría.",
    en: "My understanding falls short here. A sentence on who is part of this, and since when, would help me.",
  },
  {
    es: "No quiero adivinar lo que quieres decir. ¿Puedes contarlo como se lo contarías a alguien que no sabe nada?",
    en: "I do not want to guess at what you mean. Can you tell it as you would to somebody who knows nothing about it?",
  },
  {
    es: "Leo palabras, pero no el sentido. ¿Es algo que quieres cambiar, algo que echas de menos o algo que da miedo?",
    en: "I read words and miss the sense. Is it something you want to change, something you long for, or something that frightens you?",
  },
  {
    es: "Con eso no sé seguir. Puedes elegir un tema de abajo y arrancamos por ahí.",
    en: "I do not know how to go on from that. You can choose a subject below and we start there.",
  },
  {
    es: "Puede que sea importante y que yo no lo capte. ¿Cuál sería la primera frase si hubiera que escribir una sola?",
    en: "It may be important and I may not be catching it. What would the sentence be, if you could write only one?",
  },
  {
    es: "Todavía no sé de qué hablamos. ¿Qué nombre le pondrías a lo que sientes, aunque no sea exacto?",
    en: "I do not know yet what we are talking about. What name would you give to what you feel, even a rough one?",
  },
  {
    es: "Esto no está entre lo que sé reconocer. Otra forma de decirlo puede servir, y si prefieres hablar con una persona, la ayuda está arriba.",
    en: "This is not among what I can recognise. Saying it another way may work, and if you would rather talk to a person, help is at the top.",
  },
  {
    es: "Sigo sin entenderlo, y no es por cómo lo cuentas. ¿Probamos desde uno de estos temas?",
    en: "I still do not understand, and it is not for the way you tell it. Shall we try from one of these subjects?",
  },
];

/** Said when a subject has been talked out: the program has no more of its own, and says so. */
export const closings: readonly Bilingual[] = [
  {
    es: "De esto he dicho lo que un programa puede decir. Lo que has escrito sirve igual: puedes releerlo, o llevárselo a alguien que te escuche.",
    en: "I have said what a program can say about this. What you wrote is of use all the same: you can read it again, or take it to somebody who listens.",
  },
  {
    es: "Aquí no tengo más que añadir sin repetirme. Una persona podría preguntarte cosas que yo no sé preguntar.",
    en: "I have nothing to add here without repeating myself. A person could ask you things that I do not know how to ask.",
  },
  {
    es: "Hemos dado ya varias vueltas a lo mismo. A veces toca dejarlo reposar y hacer algo con las manos un rato.",
    en: "We have gone round this several times. Sometimes it is time to let it rest and do something with one's hands for a while.",
  },
  {
    es: "Me quedo sin palabras nuevas para esto. El sitio sigue abierto si quieres escribir solo para ordenarlo.",
    en: "I have run out of new words for this. The place stays open if you want to write only to put it in order.",
  },
  {
    es: "Lo que falta por decir de esto ya no lo sé yo. ¿Hay alguien a quien te gustaría contárselo?",
    en: "What is left to say about this I no longer know. Is there somebody you would like to tell it to?",
  },
  {
    es: "Este tema da para más de lo que llevo escrito dentro. Un profesional puede seguir donde yo me paro.",
    en: "There is more in this subject than is written inside me. A professional can go on where I stop.",
  },
  {
    es: "Prefiero callar a repetir. Si quieres, cambia de tema; también puedes volver a este otro día.",
    en: "I would sooner be silent than repeat. If you like, change the subject; you can also come back to this one another day.",
  },
  {
    es: "Se me han acabado las preguntas para esto. Quizá lo próximo no es otra pregunta, sino descansar.",
    en: "I have no questions left for this. Perhaps what comes next is not another question, but rest.",
  },
];

/** Subjects to choose from, as the person would say them. */
export const topicChoices: readonly Bilingual[] = [
  { es: "Es por el trabajo", en: "It is about work" },
  { es: "Me preocupa el dinero", en: "I worry about money" },
  { es: "Es algo de mi familia o mi pareja", en: "It is about my family or my partner" },
  { es: "Me siento en soledad", en: "I feel lonely" },
  { es: "No puedo dormir", en: "I cannot sleep" },
  { es: "Tengo ansiedad", en: "I have anxiety" },
  { es: "He perdido a alguien", en: "I have lost somebody" },
  { es: "Solo quería hablar", en: "I just wanted to talk" },
];

/** Said when somebody answers that they are not safe, or do not know. */
export const unsafeReplies: readonly Bilingual[] = [
  {
    es: "Gracias por decirlo. No tienes que explicarlo aquí. Arriba, en «Ayuda ahora», están el número de emergencias y personas que saben acompañar en esto. ¿Puedes ir a un sitio con gente, o llamar a alguien de confianza?",
    en: "Thank you for saying so. You need not explain it here. At the top, under “Help now”, are the emergency number and people who know how to stand by you in this. Can you go where there are people, or call somebody you trust?",
  },
  {
    es: "No sentirse a salvo ya es motivo para pedir ayuda, aunque no haya pasado nada hoy. Si alguien mira este teléfono, usa otro. ¿Quién cerca de ti podría saberlo?",
    en: "Not feeling safe is reason enough to ask for help, even if nothing happened today. If somebody looks at this phone, use another. Who near you could know?",
  },
];
