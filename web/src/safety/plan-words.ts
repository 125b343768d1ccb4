import type { ContactPart, WrittenPart } from "./safety-plan.ts";

interface PartWords {
  readonly title: string;
  readonly hint: string;
}

const partsEn: Readonly<Record<WrittenPart | ContactPart, PartWords>> = {
  signs: {
    title: "How I notice that it is getting hard",
    hint: "Thoughts, moods, things I do or stop doing. One on each line.",
  },
  coping: {
    title: "What I can do by myself",
    hint: "Small things that have helped me through an hour before, even a little.",
  },
  places: {
    title: "People and places that take my mind off it",
    hint: "Without having to talk about it: a café, a park, a cousin who tells stories.",
  },
  people: { title: "Whom I can ask for help", hint: "They appear in the help card, one tap to call." },
  professionals: {
    title: "Professionals who know me",
    hint: "A doctor, a psychologist, a health centre. They appear in the help card too.",
  },
  surroundings: {
    title: "How I make the place around me safer",
    hint: "What I would rather have far away in a hard hour, and who could keep it for me.",
  },
  reasons: {
    title: "What is worth staying for",
    hint: "If you like. People, animals, things still to come.",
  },
};

export const en = {
  title: "My safety plan",
  intro:
    "A page of your own for the hardest hours. It is easiest to write on a calmer day, in your own words, and nothing in it has to be complete.",
  keeps:
    "It is kept on this device only, and saved while you write. Nobody at Remanso can read it. It is erased here when you log out or when somebody else signs in on this device: save it as a file, so that you do not lose it.",
  notKept: "This browser keeps nothing: the plan lasts only as long as this page. Save it as a file.",
  parts: partsEn,
  name: "Name",
  number: "Phone number",
  add: "Add somebody",
  removeNamed: (name: string) => `Remove ${name}`,
  noName: "this line",
  removed: "Removed from your plan",
  callNamed: (name: string) => `Call ${name}`,
  undo: "Undo",
  print: "Print",
  save: "Save as a file",
  open: "Open from a file",
  opened: "Your plan was read from the file",
  unreadable: "This file holds no plan",
  unreadableMore: "Choose the file that was saved on this page. Nothing was changed.",
  file: "my-safety-plan.json",
  help: "If it is a hard hour now",
  helpLink: "Help now",
  printedFrom: "Written in Remanso",
};

export const es: typeof en = {
  title: "Mi plan de seguridad",
  intro:
    "Una página tuya para las horas más difíciles. Se escribe mejor en un día más tranquilo, con tus palabras, y no hace falta completarla.",
  keeps:
    "Solo se guarda en este dispositivo, mientras escribes. Nadie en Remanso puede leerlo. Se borra de aquí al cerrar la sesión o cuando entra otra persona en este dispositivo: guárdalo como archivo para no perderlo.",
  notKept: "Este navegador no guarda nada: el plan dura lo que esta página. Guárdalo como archivo.",
  parts: {
    signs: {
      title: "Cómo noto que se pone difícil",
      hint: "Pensamientos, estados de ánimo, cosas que hago o dejo de hacer. Una en cada línea.",
    },
    coping: {
      title: "Lo que puedo hacer por mi cuenta",
      hint: "Cosas pequeñas que ya me han ayudado a pasar una hora, aunque sea un poco.",
    },
    places: {
      title: "Personas y lugares que me distraen",
      hint: "Sin tener que hablar de ello: un café, un parque, una prima que cuenta historias.",
    },
    people: {
      title: "A quién puedo pedir ayuda",
      hint: "Aparecen en la tarjeta de ayuda, a un toque para llamar.",
    },
    professionals: {
      title: "Profesionales que me conocen",
      hint: "Un médico, una psicóloga, un centro de salud. También aparecen en la tarjeta de ayuda.",
    },
    surroundings: {
      title: "Cómo hago más seguro lo que me rodea",
      hint: "Lo que prefiero tener lejos en una hora difícil, y quién podría guardármelo.",
    },
    reasons: {
      title: "Por qué vale la pena quedarme",
      hint: "Si quieres. Personas, animales, cosas que aún están por venir.",
    },
  },
  name: "Nombre",
  number: "Teléfono",
  add: "Añadir a alguien",
  removeNamed: (name) => `Quitar a ${name}`,
  noName: "esta línea",
  removed: "Ya no está en tu plan",
  callNamed: (name) => `Llamar a ${name}`,
  undo: "Deshacer",
  print: "Imprimir",
  save: "Guardar como archivo",
  open: "Abrir desde un archivo",
  opened: "Tu plan se ha leído del archivo",
  unreadable: "En este archivo no hay un plan",
  unreadableMore: "Elige el archivo que se guardó en esta página. No ha cambiado nada.",
  file: "mi-plan-de-seguridad.json",
  help: "Si esta es una hora difícil",
  helpLink: "Ayuda ahora",
  printedFrom: "Escrito en Remanso",
};

export const planWords = { en, es };
