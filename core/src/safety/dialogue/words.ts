import type { ByLanguage } from "../../language.ts";

type Words = ByLanguage<string>;

// What is said before anything else, the same with a model, without one and offline. Numbers stand on the card, never in these words. A
// clinician must review every line before a public release. safety.md

/** The first words at a sure 3 or 4, by kind and level. */
const alarms = {
  "alarm.life.3": {
    es: "Gracias por decirlo. Suena a un dolor muy grande, y mereces que te escuche una persona, no solo un programa. En la tarjeta está la línea de ayuda de tu país: contesta gente preparada para hablar justo de esto, sin juzgarte.\n\nPon distancia con cualquier cosa que pueda hacerte daño, o pídele a alguien que la guarde. Y busca compañía, en persona o por teléfono.",
    en: "Thank you for saying it. That sounds like a lot of pain, and you deserve to be heard by a person, not just a program. Your country's helpline is on the card: the people there are trained to talk about exactly this, without judging you.\n\nPut some distance between you and anything that could hurt you, or ask someone to hold on to it. And find company, in person or by phone.",
  },
  "alarm.life.4": {
    es: "Esto es urgente. Llama ahora al número de emergencias de la tarjeta, o pide a alguien que llame por ti.\n\nSi hay alguien cerca, ve a su lado. Aléjate de todo lo que pueda hacerte daño. Si ya ha pasado algo, dilo al llamar: saben qué hacer.",
    en: "This is urgent. Call the emergency number on the card now, or ask someone to call for you.\n\nIf anyone is near, go to them. Move away from anything that could hurt you. If something has already happened, tell them when you call: they'll know what to do.",
  },
  "alarm.self-injury.3": {
    es: "Gracias por contarlo; no es fácil ponerlo en palabras. Hacerse daño suele ser una manera de aguantar algo insoportable, y hay personas que saben acompañar en eso. Su línea está en la tarjeta.\n\nSi hay una herida que sangra mucho o no sabes cómo está, pide ayuda médica ahora. Pon lejos lo que pueda hacerte daño y ve adonde haya alguien, aunque no cuentes nada. El impulso sube, y también baja.",
    en: "Thank you for telling me; that isn't easy to put into words. Hurting yourself is often a way to get through something unbearable, and there are people who know how to be with you in that. Their line is on the card.\n\nIf a wound is bleeding a lot, or you aren't sure about it, get medical help now. Put what could hurt you out of reach and go where someone is, even if you tell them nothing. The urge rises, and it passes.",
  },
  "alarm.self-injury.4": {
    es: "Esto es urgente. Llama ahora al número de emergencias de la tarjeta y di qué ha pasado.\n\nSi sangra, presiona con una tela limpia mientras llegan. Ve con alguien, o abre la puerta para que puedan entrar.",
    en: "This is urgent. Call the emergency number on the card now and tell them what happened.\n\nIf it's bleeding, press on it with a clean cloth until help arrives. Go to someone, or unlock the door so they can get in.",
  },
  // somebody may have taken it, or a child of theirs
  "alarm.taken.3": {
    es: "Llama ahora al número de emergencias de la tarjeta, aunque no se note nada: hay cosas que tardan en notarse. Di qué se ha tomado y cuándo.\n\nNo te quedes a solas, ni dejes a solas a quien lo ha tomado.",
    en: "Call the emergency number on the card now, even if nothing shows: some things take time. Tell them what was taken and when.\n\nDon't stay alone, and don't leave whoever took it alone.",
  },
  "alarm.taken.4": {
    es: "Llama ahora al número de emergencias de la tarjeta, aunque no se note nada: hay cosas que tardan en notarse. Di qué se ha tomado y cuándo; ten el envase a mano.\n\nNada de comida, bebida ni otra cosa si no lo indican. No te quedes a solas, ni dejes a solas a quien lo ha tomado; abre la puerta para que puedan entrar.",
    en: "Call the emergency number on the card now, even if nothing shows: some things take time. Tell them what was taken and when, and keep the package at hand.\n\nNo food, no drink and nothing else unless they say so. Don't stay alone, and don't leave whoever took it alone; unlock the door so they can get in.",
  },
  "alarm.violence.3": {
    es: "Te creo, y no es culpa tuya. Nadie tiene derecho a hacerte daño, a obligarte ni a darte miedo.\n\nEn la tarjeta hay personas que atienden justo esto: escuchan, te explican tus opciones y no te obligan a denunciar. Si alguien mira tu teléfono, borra también la llamada. El botón de salida cierra esta página y borra la conversación.",
    en: "I believe you, and it isn't your fault. Nobody has the right to hurt you, force you or make you afraid.\n\nOn the card are people who deal with exactly this: they listen, tell you your options and don't make you report anything. If someone checks your phone, delete the call too. The exit button closes this page and erases the conversation.",
  },
  "alarm.violence.4": {
    es: "Tu seguridad es lo primero. Si puedes salir sin peligro, sal. Si no, ve a un cuarto con salida, lejos de la cocina.\n\nLlama al número de emergencias de la tarjeta. Si no puedes hablar, deja la llamada abierta para que escuchen.",
    en: "Your safety comes first. If you can get out safely, get out. If not, go to a room with a way out, away from the kitchen.\n\nCall the emergency number on the card. If you can't speak, leave the call open so they can hear.",
  },
  "alarm.harm-others.3": {
    es: "Gracias por decirlo antes de que pase nada. Aléjate un momento y ponte donde haya otra persona segura.\n\nSi sientes que puedes perder el control, llama al número de emergencias de la tarjeta: también está para esto. La línea de ayuda escucha a quien teme hacer daño.",
    en: "Thank you for saying it before anything happens. Step away and be near another safe adult.\n\nIf you feel you might lose control, call the emergency number on the card: it's for this too. The helpline listens to people who are afraid of hurting someone.",
  },
  "alarm.harm-others.4": {
    es: "Llama ahora al número de emergencias de la tarjeta y di que temes hacer daño a alguien. Aléjate un momento y ponte donde haya otra persona segura.\n\nDeja lejos cualquier cosa con la que se pueda hacer daño.",
    en: "Call the emergency number on the card now and tell them you're afraid of hurting someone. Step away and be near another safe adult.\n\nLeave anything that could do harm well out of reach.",
  },
  "alarm.another.3": {
    es: "Se nota cuánto te importa esa persona. No le dejes a solas si para ti es seguro. Puedes preguntarle directamente si piensa en suicidarse: preguntar no lo provoca.\n\nEscucha sin discutir. La línea de la tarjeta también orienta a familiares y amistades, y no tienes que guardar el secreto aunque te lo pida.",
    en: "It's clear how much this person matters to you. Don't leave them alone if it is safe for you. You can ask directly about suicide: asking does not cause it.\n\nListen without arguing. The line on the card helps families and friends too, and you don't have to keep it secret, even if they ask you to.",
  },
  "alarm.another.4": {
    es: "Llama ahora al número de emergencias de la tarjeta y di dónde está esa persona. No le dejes a solas si para ti es seguro. Puedes preguntarle directamente si piensa en suicidarse: preguntar no lo provoca.\n\nSi no estás a su lado, pide a alguien cercano que vaya.",
    en: "Call the emergency number on the card now and tell them where this person is. Don't leave them alone if it is safe for you. You can ask directly about suicide: asking does not cause it.\n\nIf you aren't with them, ask someone nearby to go.",
  },
  "alarm.confusion.3": {
    es: "Suena muy angustioso. Cuéntaselo hoy a un médico o a alguien de confianza. No tienes que hacer lo que te ordenen.\n\nQuédate donde haya una persona segura. Si sientes que vas a actuar, llama al número de emergencias de la tarjeta.",
    en: "That sounds frightening. Tell a doctor or someone you trust today. You don't have to do what you're told to.\n\nStay where there's a safe person. If you feel you're about to act on it, call the emergency number on the card.",
  },
  "alarm.confusion.4": {
    es: "Suena muy angustioso, y hace falta alguien a tu lado ya. Llama ahora al número de emergencias de la tarjeta, o pide a otra persona que llame.\n\nNo tienes que hacer lo que te ordenen. Aléjate de todo lo que pueda hacer daño.",
    en: "That sounds frightening, and you need someone with you now. Call the emergency number on the card, or ask another person to call.\n\nYou don't have to do what you're told to. Move away from anything that could do harm.",
  },
  "alarm.eating.3": {
    es: "Gracias por contarlo. Lo que le pasa a tu cuerpo importa y puede volverse peligroso sin que se note: habla hoy con un médico, o con la línea de la tarjeta.\n\nNo hace falta que lo expliques bien; basta con decir qué te preocupa.",
    en: "Thank you for telling me. What's happening to your body matters, and it can turn dangerous without showing: talk to a doctor today, or to the line on the card.\n\nYou don't have to explain it well; just say what worries you.",
  },
  "alarm.eating.4": {
    es: "Esto puede ser una urgencia médica. Llama ahora al número de emergencias de la tarjeta y di lo que notas.\n\nNo te quedes a solas mientras llegan.",
    en: "This may be a medical emergency. Call the emergency number on the card now and tell them what you notice.\n\nDon't stay alone while you wait.",
  },
  "alarm.birth.3": {
    es: "Mucha gente tiene pensamientos que asustan tras un parto y se pueden tratar; cuéntaselo hoy a tu matrona o médico.\n\nMientras tanto, que haya otra persona adulta contigo y con el bebé.",
    en: "Many people have frightening thoughts after a birth, and they can be treated; tell your midwife or doctor today.\n\nUntil then, have another adult with you and the baby.",
  },
  "alarm.birth.4": {
    es: "Llama ahora al número de emergencias de la tarjeta y cuenta lo que pasa. Que otra persona adulta se quede con el bebé y contigo: no conviene que estéis a solas.\n\nEsto tiene tratamiento, y no es culpa tuya.",
    en: "Call the emergency number on the card now and tell them what's happening. Have another adult stay with the baby and with you: the two of you shouldn't be alone right now.\n\nThis can be treated, and it isn't your fault.",
  },
  "alarm.body.3": {
    es: "Lo que describes debe verlo alguien hoy. Llama al número de emergencias de la tarjeta si empeora, o si es la primera vez.\n\nNo te quedes a solas.",
    en: "What you describe should be seen by someone today. Call the emergency number on the card if it gets worse, or if it's the first time.\n\nDon't stay alone.",
  },
  "alarm.body.4": {
    es: "Lo que describes puede ser una urgencia médica. Llama ahora al número de emergencias de la tarjeta y di lo que notas, tal como lo has escrito aquí.\n\nAvisa a alguien que esté cerca y abre la puerta para que puedan entrar.",
    en: "What you describe may be a medical emergency. Call the emergency number on the card now and tell them what you notice, just as you wrote it here.\n\nTell someone near you, and unlock the door so they can get in.",
  },
} as const satisfies Record<string, Words>;

/** Level 2 of the kinds without a question of their own. */
const concerns = {
  "concern.confusion": {
    es: "Suena muy angustioso. Cuéntaselo hoy a un médico o a alguien de confianza. Dormir poco muchos días seguidos también puede traer esto, y se puede ayudar.",
    en: "That sounds frightening. Tell a doctor or someone you trust today. Going many days with little sleep can bring this on too, and there is help for it.",
  },
  "concern.eating": {
    es: "Gracias por contarlo. Lo que pasa con la comida suele llevarse en silencio, y no hace falta estar peor para pedir ayuda: un médico o una psicóloga pueden verlo contigo sin regañarte.",
    en: "Thank you for telling me. Trouble around food is often carried in silence, and you don't have to get worse before asking for help: a doctor or a psychologist can look at it with you without scolding.",
  },
  "concern.birth": {
    es: "Mucha gente tiene pensamientos que asustan tras un parto y se pueden tratar; cuéntaselo hoy a tu matrona o médico. Tenerlos no te hace mala persona.",
    en: "Many people have frightening thoughts after a birth, and they can be treated; tell your midwife or doctor today. Having them doesn't make you a bad person.",
  },
  "concern.body": {
    es: "Eso que notas en el cuerpo merece que lo vea alguien. Si es la primera vez, te duele el pecho, te desmayas o no cede, llama al número de emergencias.",
    en: "What you notice in your body deserves to be looked at. If it's the first time, your chest hurts, you faint, or it isn't easing, call the emergency number.",
  },
} as const satisfies Record<string, Words>;

/** What follows from an answer. */
const replies = {
  "rather-not": {
    es: "Está bien no contestar. Dejo esto a mano.",
    en: "It's fine not to answer. I'll keep this close.",
  },
  denied: {
    es: "Vale, gracias por decírmelo. Si en algún momento cambia, aquí puedes decirlo.",
    en: "OK, thank you for telling me. If that changes at any point, you can say so here.",
  },
  misread: {
    es: "Perdona si he entendido mal. Si en algún momento cambia, aquí puedes decirlo.",
    en: "Sorry if I got that wrong. If that changes at any point, you can say so here.",
  },
  "taken-back": {
    es: "Entendido. Aun así dejo la ayuda aquí, por si acaso.",
    en: "Got it. I'll leave the help here, just in case.",
  },
  stays: {
    es: "Gracias por contestar. La línea de la tarjeta sirve también para hoy, aunque no haya peligro ahora mismo. ¿Quién de tu gente podría saber cómo estás?",
    en: "Thank you for answering. The line on the card is there for today too, even if there's no danger right now. Who among your people could know how you're doing?",
  },
  "not-sure-of-safety": {
    es: "No saberlo ya es motivo para no quedarte a solas. En la tarjeta está primero el número de emergencias, y después la línea de ayuda: puedes llamar solo para pensarlo con alguien.",
    en: "Not knowing is reason enough not to be alone. The emergency number comes first on the card, then the helpline: you can call just to think it through with someone.",
  },
  "not-safe": {
    es: "Entonces lo primero es eso. Llama al número de emergencias de la tarjeta y di dónde estás. Si no puedes hablar, busca en la tarjeta una vía por escrito.",
    en: "Then that comes first. Call the emergency number on the card and tell them where you are. If you can't talk, look on the card for a way to write.",
  },
  safe: {
    es: "Me alegra saberlo. La tarjeta se queda a mano por si cambia.",
    en: "I'm glad to know that. The card stays close in case it changes.",
  },
  company: {
    es: "Qué bien que haya alguien contigo. Si puedes, cuéntale lo que me has contado.",
    en: "It's good that someone's with you. If you can, tell them what you've told me.",
  },
  "stands-again": {
    es: "Te leo. Lo que cuentas sigue pesando mucho, y no tienes que llevarlo a solas: en la tarjeta hay alguien con quien hablarlo ahora.",
    en: "I'm reading you. What you describe is still very heavy, and you don't have to carry it alone: there's someone on the card to talk to now.",
  },
  "quiet-card": {
    es: "Dejo aquí la ayuda, por si hace falta, y seguimos.",
    en: "I'll leave the help here in case you need it, and we can go on.",
  },
  secrecy: {
    es: "No puedo avisar a nadie, y lo que escribes se queda en este dispositivo. Pero no te voy a pedir que lo guardes a solas: cuéntaselo hoy a una persona de confianza.",
    en: "I can't alert anyone, and what you write stays on this device. But I won't ask you to carry it alone: tell someone you trust today.",
  },
  baby: {
    es: "Deja al bebé en su cuna, sal de la habitación y llama a alguien.",
    en: "Put the baby down in the cot, leave the room and call someone.",
  },
  "under-16": {
    es: "Cuéntaselo hoy a un adulto de confianza que no sea quien te hace daño. En la tarjeta, la primera línea es para gente de tu edad.",
    en: "Tell a trusted adult who is not the person hurting you today. The first line on the card is for people your age.",
  },
  "no-alert": {
    es: "No puedo avisar a nadie ni saber dónde estás. Quien puede ayudarte ahora contesta en…",
    en: "I can't alert anyone or see where you are. The people who can help now answer on…",
  },
  "no-server": {
    es: "Ahora no puedo contestarte: no llego al programa. La ayuda de la tarjeta y de «Ayuda ahora» sigue aquí.",
    en: "I can't answer right now: I can't reach the program. The help on the card and under “Help now” is still here.",
  },
  "hard-moment": {
    es: "La última vez fue un momento duro. ¿Cómo estás ahora?",
    en: "Last time was a hard moment. How are you now?",
  },
} as const satisfies Record<string, Words>;

export const safetyWords = { ...alarms, ...concerns, ...replies } satisfies Record<string, Words>;
export type PieceId = keyof typeof safetyWords;
