import type { Bilingual } from "../language.ts";

// safety.md, Levels: what must be said at each, word for word the same with a model, without one and offline. Numbers stand on the
// card beside these words, never in them. A clinician must review every line before a public release.

/** Level 4: something is about to happen, or has happened. Short sentences; the emergency number first. */
export const imminentReply: Bilingual = {
  es: "Esto es urgente. Llama ahora al número de emergencias que ves en la tarjeta, o pide a alguien que llame por ti.\n\n¿Hay alguien cerca? Ve a su lado. Aléjate de cualquier cosa con la que puedas hacerte daño.\n\nSi ya ha pasado algo, dilo al llamar: saben qué hacer.\n\n¿Estás en un lugar seguro ahora?",
  en: "This is urgent. Call the emergency number on the card now, or ask somebody to call for you.\n\nIs anyone near? Go to them. Move away from anything you could hurt yourself with.\n\nIf something has already happened, say so when you call: they know what to do.\n\nAre you in a safe place right now?",
};

/** Level 4: somebody is hurting the person now. */
export const violenceNowReply: Bilingual = {
  es: "Tu seguridad es lo primero. Si puedes salir, sal. Si no puedes, ve a una habitación con salida y sin objetos peligrosos.\n\nLlama al número de emergencias de la tarjeta. Si no puedes hablar, déjalo abierto para que escuchen.\n\nEl botón de salida rápida cierra esta página; el historial del navegador puede guardar que estuviste aquí.\n\n¿Estás en un lugar seguro ahora?",
  en: "Your safety comes first. If you can get out, get out. If you cannot, go to a room with a way out and nothing dangerous in it.\n\nCall the emergency number on the card. If you cannot speak, leave the line open so that they can hear.\n\nThe quick exit button closes this page; the browser's history may still show that you were here.\n\nAre you in a safe place right now?",
};

/** Level 4: the body is in danger. */
export const medicalReply: Bilingual = {
  es: "Lo que describes puede ser una urgencia médica. Llama ahora al número de emergencias de la tarjeta y di lo que notas, tal como lo has escrito aquí.\n\nNo te quedes a solas: avisa a alguien que esté cerca. Abre la puerta para que puedan entrar.\n\n¿Hay alguien contigo?",
  en: "What you describe may be a medical emergency. Call the emergency number on the card now and say what you notice, just as you wrote it here.\n\nDo not stay alone: tell somebody near you. Unlock the door so that they can come in.\n\nIs anyone with you?",
};

/** Level 3: thoughts of dying, of suicide or of hurting oneself. */
export const crisisReply: Bilingual = {
  es: "Gracias por decirlo. Suena a un dolor muy grande, y merece que te escuche una persona, no solo un programa. En la tarjeta está la línea de ayuda de tu país: al otro lado hay gente preparada para hablar justamente de esto, sin juzgarte.\n\nSi tienes a mano algo con lo que podrías hacerte daño, pon distancia o pide a alguien que lo guarde. Y busca compañía ahora, en persona o por teléfono. Si es otra persona quien te hace daño, en la tarjeta también hay quien ayuda.\n\n¿Estás pensando en quitarte la vida? Puedes decirlo con esas palabras. Y si algo te frena para llamar, ¿qué es?",
  en: "Thank you for saying it. It sounds like a great deal of pain, and it deserves a person who listens, not only a program. On the card is your country's help line: the people there are trained to talk about exactly this, without judging you.\n\nIf there is anything near you that you could hurt yourself with, put distance between you and it, or ask somebody to keep it. And look for company now, in person or by phone. If it is somebody else who hurts you, the card has people who help with that too.\n\nAre you thinking about suicide? You can say it in those words. And if something keeps you from calling, what is it?",
};

/** Level 3: hurting oneself, or the urge to. */
export const selfHarmReply: Bilingual = {
  es: "Gracias por contarlo; no es fácil ponerlo en palabras. Hacerse daño suele ser una forma de aguantar algo que no se puede aguantar, y hay personas que saben acompañar en eso. La línea de ayuda de tu país está en la tarjeta.\n\nSi hay una herida que sangra mucho o no sabes cómo está, pide ayuda médica ahora. Pon lejos lo que podría hacerte daño y ve adonde haya alguien, aunque no cuentes nada.\n\nEl impulso sube y también baja. ¿Qué lo ha traído hoy? ¿Y piensas también en quitarte la vida?",
  en: "Thank you for telling it; it is not easy to put into words. Hurting oneself is often a way to bear what cannot be borne, and there are people who know how to stay beside you in that. Your country's help line is on the card.\n\nIf a wound bleeds a lot, or you are not sure about it, get medical help now. Put what could hurt you far away, and go where somebody is, even if you tell them nothing.\n\nThe urge rises, and it also falls. What brought it today? And are you thinking about suicide as well?",
};

/** Level 3: somebody hurts, forces or threatens the person. */
export const violenceReply: Bilingual = {
  es: "Siento que estés viviendo esto. No es culpa tuya, y nadie tiene derecho a hacerte daño, a obligarte ni a darte miedo. En la tarjeta hay personas que atienden justo esto: te escuchan, te explican qué opciones tienes y no te obligan a denunciar.\n\nSi hay peligro ahora, llama al número de emergencias. Si alguien mira tu teléfono, usa el de otra persona y el botón de salida rápida; el historial puede guardar esta página.\n\n¿Estás en un lugar seguro en este momento? ¿Hay alguien de confianza que lo sepa?",
  en: "What is happening to you should not happen. It is not your fault, and nobody has the right to hurt you, to force you or to make you afraid. On the card are people who deal with exactly this: they listen, tell you what your options are, and do not make you report anything.\n\nIf there is danger now, call the emergency number. If somebody looks at your phone, use another person's and the quick exit button; the history may show this page.\n\nAre you in a safe place at this moment? Is there somebody you trust who knows?",
};

/** Level 3: wanting to hurt somebody else. */
export const harmOthersReply: Bilingual = {
  es: "Gracias por decirlo antes de que pase algo. Esas ganas pueden asustar, y pararse a escribirlas ya es poner distancia. Sal del lugar donde está esa persona, aunque sea a la calle, y aléjate de lo que pueda hacer daño.\n\nSi crees que puedes perder el control, llama al número de emergencias de la tarjeta: también están para esto. Y la línea de ayuda escucha a quien teme hacer daño.\n\n¿Dónde estás ahora, y quién podría acompañarte?",
  en: "Thank you for saying it before anything happens. An urge like that can be frightening, and stopping to write it down already puts some distance in between. Leave the place where that person is, even if only for the street, and move away from anything that could do harm.\n\nIf you think you may lose control, call the emergency number on the card: they are there for this too. And the help line listens to people who are afraid of hurting somebody.\n\nWhere are you now, and who could be with you?",
};

/** Level 3: voices that command, or the sense of being watched and having to act. */
export const lostTouchReply: Bilingual = {
  es: "Eso tiene que dar mucho miedo. Cuando voces o señales empujan a hacer algo, hace falta una persona al lado cuanto antes: no tienes que obedecerlas. Llama a la línea de la tarjeta, o al número de emergencias si sientes que vas a actuar.\n\nQuédate donde haya alguien de confianza, y ponte lejos de cualquier cosa que pueda hacer daño.\n\n¿Hay alguien contigo ahora? ¿Qué te dicen que hagas?",
  en: "That must be very frightening. When voices or signs push you to do something, you need a person beside you as soon as possible: you do not have to obey them. Call the line on the card, or the emergency number if you feel that you are about to act.\n\nStay where there is somebody you trust, and keep away from anything that could do harm.\n\nIs anyone with you now? What are you being told to do?",
};

/** Level 2, several, so that the second time is not the first again: what was noticed, a direct question, people. */
export const concernReplies: readonly Bilingual[] = [
  {
    es: "En lo que escribes noto algo que pesa más que un mal día, como si faltaran ganas de seguir así. Te lo pregunto de forma directa, porque hablarlo no lo empeora: ¿has pensado en quitarte la vida?\n\nSea cual sea la respuesta, puedes decirla aquí. En la tarjeta está la línea de ayuda de tu país, para hablar con una persona hoy mismo. También ayuda que lo sepa alguien de tu confianza y que lo vea un profesional, por ejemplo en tu centro de salud.",
    en: "In what you write I notice something heavier than a bad day, as if the wish to go on like this were missing. I ask you directly, because talking about it does not make it worse: have you been thinking about suicide?\n\nWhatever the answer is, you can say it here. On the card is your country's help line, to talk to a person today. It also helps when somebody you trust knows, and when a professional sees it, for example your doctor.",
  },
  {
    es: "Vuelve a aparecer ese peso: la idea de no estar, o de que no va a cambiar. Quedarse a solas con ella la hace más grande. ¿Con qué frecuencia te llega, y has pensado alguna vez en cómo sería morir?\n\nLa línea de ayuda de la tarjeta sirve también para esto, no solo para una emergencia. ¿Quién de tu gente podría saber hoy cómo estás? Y un médico o una psicóloga pueden acompañar más tiempo del que puede un programa.",
    en: "That weight is here again: the thought of not being here, or that nothing will change. Alone with it, it grows. How often does it come, and have you thought about what dying would be like?\n\nThe help line on the card is for this too, not only for an emergency. Who among your people could know today how you are? And a doctor or a psychologist can stay with you for longer than a program can.",
  },
];

/** Level 2: worry about somebody else. */
export const worryReply: Bilingual = {
  es: "Se nota cuánto te importa esa persona, y hacen bien en preocupar las señales que cuentas. Preguntarle de forma directa si piensa en el suicidio no le da la idea: suele aliviar que alguien se atreva. Escucha sin discutir, quédate a su lado y busquen ayuda juntos.\n\nLa línea de la tarjeta también orienta a familiares y amistades. Si crees que hay peligro ahora, no le dejes sin compañía y llama al número de emergencias. No tienes que guardar el secreto, aunque te lo pida.\n\n¿Qué has visto u oído que te ha preocupado? ¿Y cómo lo llevas tú?",
  en: "It shows how much that person matters to you, and the signs you describe are worth worrying about. Asking them directly whether they think about suicide does not put the idea there: it is often a relief that somebody dares. Listen without arguing, stay beside them and look for help together.\n\nThe line on the card advises families and friends as well. If you think there is danger now, do not leave them alone, and call the emergency number. You do not have to keep it secret, even if they ask.\n\nWhat did you see or hear that worried you? And how are you carrying it yourself?",
};

/** Level 2: having hurt oneself in the past, food, drink or drugs that have become a danger. */
export const pastHarmReply: Bilingual = {
  es: "Gracias por confiar eso a una pantalla. Lo que el cuerpo ha tenido que aguantar también cuenta, y no hace falta estar en el peor momento para pedir ayuda: un médico o una psicóloga pueden mirar esto contigo sin regañarte. La línea de la tarjeta escucha hoy.\n\nTe lo pregunto de forma directa: ¿ahora tienes ganas de hacerte daño, o piensas en quitarte la vida? ¿Hay alguien de confianza que sepa lo que te pasa?",
  en: "Thank you for trusting a screen with that. What your body has had to bear counts too, and you need not be at the worst point to ask for help: a doctor or a psychologist can look at this with you without telling you off. The line on the card listens today.\n\nI ask you directly: do you feel like hurting yourself now, or are you thinking about suicide? Is there somebody you trust who knows what is happening to you?",
};

/** safety.md: "what keeps you from calling?" with answers for the usual barriers. */
export const barriers: readonly {
  readonly id: string;
  readonly says: Bilingual;
  readonly answer: Bilingual;
}[] = [
  {
    id: "words",
    says: { es: "No sabría qué decir", en: "I would not know what to say" },
    answer: {
      es: "Basta una frase: «No estoy bien y no sé por dónde empezar». Quien contesta hace las preguntas. También puedes leer en voz alta lo que has escrito aquí.",
      en: "One sentence is enough: “I am not well and I do not know where to begin.” Whoever answers asks the questions. You can also read out what you wrote here.",
    },
  },
  {
    id: "bother",
    says: { es: "Habrá gente peor que yo", en: "Others need it more than I do" },
    answer: {
      es: "La línea no mide quién está peor. Está para quien sufre hoy, y llamar pronto es justo lo que prefieren.",
      en: "The line does not measure who is worse off. It is there for whoever is suffering today, and early is exactly when they would like you to call.",
    },
  },
  {
    id: "police",
    says: { es: "Me da miedo lo que pase después", en: "I am afraid of what happens then" },
    answer: {
      es: "Llamar es hablar. Puedes preguntar lo primero qué harán con lo que cuentes, no decir tu nombre, y colgar cuando quieras. Solo si tu vida corre peligro en ese momento pueden proponer que alguien vaya.",
      en: "Calling is talking. You can first ask what they do with what you say, leave out your name, and hang up whenever you like. Only when your life is in danger at that moment may they suggest that somebody comes.",
    },
  },
  {
    id: "heard",
    says: { es: "Aquí me pueden oír", en: "People here could hear me" },
    answer: {
      es: "Sal a caminar, métete en un coche o en el baño con el agua abierta, o usa una línea a la que se pueda escribir, si tu país la tiene. Una amistad puede llamar por ti y pasarte el teléfono.",
      en: "Go for a walk, sit in a car, or in the bathroom with the tap running, or use a line that takes text messages if your country has one. A friend can call for you and hand you the phone.",
    },
  },
  {
    id: "money",
    says: { es: "No tengo saldo o dinero", en: "I have no credit or money" },
    answer: {
      es: "Donde la tarjeta dice «Gratis», la llamada no cuesta nada. El número de emergencias se puede marcar también sin saldo en casi todas partes.",
      en: "Where the card says “Free”, the call costs nothing. The emergency number can be dialled without credit almost everywhere.",
    },
  },
  {
    id: "before",
    says: { es: "Ya llamé una vez y no sirvió", en: "I called once and it did not help" },
    answer: {
      es: "Eso duele cuando se ha hecho el esfuerzo. Contesta una persona distinta cada vez; puedes decir «la otra vez no me ayudó» y seguir desde ahí. Si hoy tampoco va, prueba otra línea o a alguien de tu confianza.",
      en: "That hurts after having made the effort. A different person answers each time; you can say “last time it did not help me” and go on from there. If it does not work today either, try another line or somebody you trust.",
    },
  },
  {
    id: "weak",
    says: { es: "Debería poder con esto", en: "I should manage this by myself" },
    answer: {
      es: "Nadie puede con todo sin ayuda, y pedirla ahora es una manera de cuidar de tu vida. Llamas por un rato; no tienes que decidir nada más.",
      en: "Nobody manages everything without help, and asking now is a way to look after your life. You call for a while; you need not decide anything more.",
    },
  },
];

/** In front of every answer of level 1: a quiet way to people. */
export const quietWay: Bilingual = { es: "Hablar con una persona", en: "Talk to a person" };
