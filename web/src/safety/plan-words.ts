import type { ByLanguage } from "@remanso/core/language.ts";
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
  people: { title: "Who I can ask for help", hint: "They appear in the help card, one tap to call." },
  professionals: {
    title: "Professionals who know me",
    hint: "A doctor, a psychologist, a health center. They appear in the help card too.",
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

const en = {
  title: "My safety plan",
  intro:
    "A page of your own for the hardest hours. It’s easiest to write on a calmer day, in your own words, and nothing in it has to be complete.",
  keeps:
    "It’s kept on this device, and saved while you write. It’s erased here when you log out: save it as a file or keep a copy on the server, so that you don’t lose it.",
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
  help: "Having a hard time right now?",
  helpLink: "Help now",
  printedFrom: "Written in Remanso",
  printedLines: "Who I can call",
  copy: {
    label: "Keep a copy on the server",
    hint: "So that the plan isn’t lost with this device, and is there when you sign in on another one. It’s sealed like your journal; whoever runs this site could open it. Off, the copy is erased.",
    hintClosed: (isClosedHere: boolean) =>
      `So that the plan isn’t lost with this device, and is there when you sign in on another one. The copy is encrypted with the key of your texts: whoever runs this site can’t read it. ${isClosedHere ? "" : "The plan on this device stays open, so that it’s there without a key. "}Off, the copy is erased.`,
    kept: (moment: string) => `The copy is from ${moment}. What you change follows by itself.`,
    away: "The server can’t be reached right now. Your plan is on this device, and the copy follows later.",
    unreadable:
      "The copy can no longer be read. Your plan on this device isn’t affected: switch the copy off and on again.",
    twoFrom: (moment: string) => `The copy was changed on another device: ${moment}.`,
    two: "There are two plans: the one on this page, and this one from another device. Nothing is overwritten until you choose.",
    takeOther: "Take the other one",
    takeHere: "Keep the one on this page",
  },
};

const es: typeof en = {
  title: "Mi plan de seguridad",
  intro:
    "Una página tuya para las horas más difíciles. Se escribe mejor en un día más tranquilo, con tus palabras, y no hace falta completarla.",
  keeps:
    "Se guarda en este dispositivo, mientras escribes. Se borra de aquí al cerrar la sesión: guárdalo como archivo o guarda una copia en el servidor para no perderlo.",
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
  add: "Agregar a alguien",
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
  help: "¿Lo estás pasando mal ahora?",
  helpLink: "Ayuda ahora",
  printedFrom: "Escrito en Remanso",
  printedLines: "A quién puedo llamar",
  copy: {
    label: "Guardar una copia en el servidor",
    hint: "Para que el plan no se pierda con este dispositivo y esté cuando entres en otro. Va sellada como tu diario; quien administra este sitio podría abrirla. Al desactivarla, la copia se borra.",
    hintClosed: (isClosedHere) =>
      `Así el plan no se pierde con este dispositivo y lo tienes cuando entras en otro. La copia se cifra con la clave de tus textos: quien administra este sitio no puede leerla. ${isClosedHere ? "" : "El plan de este dispositivo queda abierto, para que esté a mano sin clave. "}Al desactivarla, la copia se borra.`,
    kept: (moment) => `La copia es del ${moment}. Lo que cambies se guarda también allí.`,
    away: "Ahora no se puede llegar al servidor. Tu plan está en este dispositivo y la copia se actualizará después.",
    unreadable:
      "La copia ya no se puede leer. A tu plan de este dispositivo no le pasa nada: desactiva la copia y actívala de nuevo.",
    twoFrom: (moment) => `La copia cambió en otro dispositivo: ${moment}.`,
    two: "Hay dos planes: el de esta página y este de otro dispositivo. Nada se sobrescribe hasta que elijas.",
    takeOther: "Quedarme con el otro",
    takeHere: "Quedarme con el de esta página",
  },
};

export const planWords: ByLanguage<typeof en> = { en, es };
