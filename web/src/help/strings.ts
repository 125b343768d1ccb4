import type { ByLanguage } from "@remanso/core/language.ts";

const en = {
  title: "Someone will listen",
  intro:
    "You don't have to carry this alone, and you don't have to find the right words. There are people for exactly this.",
  emergencyLead: "If life is in danger now, call",
  emergencyElsewhere: "If life is in danger now, call the emergency number of your country.",
  callNumber: (name: string, number: string) => `Call ${name}, ${number}`,
  textNumber: (name: string, number: string) => `Send a text message to ${name}, ${number}`,
  call: "Call",
  text: "Text",
  kinds: {
    crisis: "When everything becomes too much, or you think of suicide",
    violence: "When somebody hurts or threatens you",
    children: "For children and young people",
    poison: "When something harmful was taken",
  },
  languages: "Languages",
  checked: (date: string) => `Checked on ${date}.`,
  sources: (sources: string) => `Where these numbers come from: ${sources}.`,
  publicSources: "public sources, collected in November 2026",
  elsewhereTitle: "In another country",
  elsewhere: (directory: string) =>
    `${directory} lists helplines in many countries. You can type that address into your browser.`,
  whileYouWait: "If you can, tell somebody near you how you are, and stay where there are people.",
  ownTitle: "Close at hand",
  plan: "My safety plan",
  chat: "Write to the emotional support chat",
  chatHint: "A program, not a person. It doesn't replace these lines.",
  country: "Your country",
  otherCountry: "Another country",
  showLines: "Show helplines",
  suggested: "Suggested by your time zone. You can change it.",
  saved: "Your country is saved",
  notSaved: "Your country couldn't be saved",
  notSavedMore: "The lines are shown all the same.",
  tryAgain: "Try again",
};

const es: typeof en = {
  title: "Alguien te escucha",
  intro:
    "No tienes que cargar con esto en soledad ni encontrar las palabras justas. Hay personas que están para esto.",
  emergencyLead: "Si hay peligro de vida ahora, llama al",
  emergencyElsewhere: "Si hay peligro de vida ahora, llama al número de emergencias de tu país.",
  callNumber: (name, number) => `Llamar a ${name}, ${number}`,
  textNumber: (name, number) => `Enviar un mensaje de texto a ${name}, ${number}`,
  call: "Llamar",
  text: "Escribir",
  kinds: {
    crisis: "Cuando todo te sobrepasa o piensas en el suicidio",
    violence: "Cuando alguien te hace daño o te amenaza",
    children: "Para niñas, niños y jóvenes",
    poison: "Cuando se ha tomado algo dañino",
  },
  languages: "Idiomas",
  checked: (date) => `Comprobado el ${date}.`,
  sources: (sources) => `De dónde salen estos números: ${sources}.`,
  publicSources: "fuentes públicas, reunidas en noviembre de 2026",
  elsewhereTitle: "En otro país",
  elsewhere: (directory) =>
    `${directory} reúne líneas de ayuda de muchos países. Puedes escribir esa dirección en tu navegador.`,
  whileYouWait: "Si puedes, cuéntale a alguien cercano cómo estás y quédate donde haya gente.",
  ownTitle: "Lo que tienes a mano",
  plan: "Mi plan de seguridad",
  chat: "Escribir en el chat de Apoyo Emocional",
  chatHint: "Un programa, no una persona. No sustituye a estas líneas.",
  country: "Tu país",
  otherCountry: "Otro país",
  showLines: "Mostrar líneas de ayuda",
  suggested: "Sugerido por tu zona horaria. Puedes cambiarlo.",
  saved: "Tu país se ha guardado",
  notSaved: "No se pudo guardar tu país",
  notSavedMore: "Las líneas se muestran igualmente.",
  tryAgain: "Intentar de nuevo",
};

export const strings: ByLanguage<typeof en> = { en, es };
