import type { ByLanguage } from "@remanso/core/language.ts";

const en = {
  titles: {
    concern: "Somebody can listen to you today",
    crisis: "You don’t have to be alone with this",
    imminent: "Call now, or ask somebody to call",
  },
  leads: {
    concern: "The people on this line are trained to listen. You don’t have to be at your worst to call.",
    crisis:
      "On this line there are people trained for exactly this. They don’t judge, and you can hang up whenever you like.",
    imminent: "If you can, go to where there is somebody, and away from anything that could hurt you.",
  },
  emergency: "Emergencies",
  helpLine: "People to talk to:",
  answers: "Your answer",
  emergencyElsewhere: "Call the emergency number of your country.",
  emergencyIfDanger: "If life is in danger now",
  yourPeople: "Your people",
  otherLines: "More helplines",
  violence: "When somebody hurts or threatens you",
  children: "For children and young people",
  barriers: "What keeps you from calling?",
  elsewhere: (directory: string) =>
    `We don’t have a line for your country yet. ${directory} lists helplines in many countries; you can type that address into your browser.`,
  elsewhereNote: (directory: string) => `For other countries: ${directory} (type this address).`,
  country: "Your country",
  countryHint: "The numbers above are for this country.",
  plan: "My safety plan",
  leave: "Leave this page at once",
  leaveHint:
    "Erases this conversation and whatever you have begun to write, and opens Wikipedia instead. The browser’s history may still show that you were here.",
  leaveKeepingHint:
    "Opens Wikipedia instead. What you were writing is kept. The browser’s history may still show that you were here.",
  leaveClosedHint:
    "Opens Wikipedia instead. What you were writing goes with this page, because only you can read your texts. The browser’s history may still show that you were here.",
  seen: "I have seen it",
  fieldNote: "What you write stays as it is, and nobody is told. It’s only that this sounded heavy.",
  moreHelp: "More help",
  signOut: {
    title: "Some of this is on this device only",
    text: "Logging out erases it here:",
    plan: "Your safety plan. Saved as a file, you can open it again on the plan’s page.",
    unsent: (what: string) => (what ? `What couldn’t be sent yet: ${what}.` : "What couldn’t be sent yet."),
    session: "A session under way, with what you wrote in it.",
    draft: "What you have begun to write in a check-in or in the journal.",
    assessment: "Your half-answered questions.",
    save: "Save as a file",
    file: "remanso-unfinished.json",
    fileTitles: {
      outbox: "Not sent",
      session: "Unfinished sessions",
      drafts: "Begun to write",
      assessment: "Half-answered questions",
    },
    send: "Send it now",
    sending: "Sending…",
    notes: {
      saved: "The file is in your downloads.",
      sent: "It has been sent.",
      notSent: "It couldn’t all be sent right now. You can save it as a file.",
      offline: "There’s no connection right now, and logging out needs one. Nothing was erased.",
    },
    leaveNow: "Log out",
    leave: "Log out and erase it",
    stay: "Stay",
    close: "Close",
  },
};

const es: typeof en = {
  titles: {
    concern: "Hoy puede escucharte alguien",
    crisis: "No tienes que quedarte a solas con esto",
    imminent: "Llama ahora, o pide que llamen por ti",
  },
  leads: {
    concern:
      "En esta línea hay personas preparadas para escuchar. No hace falta estar en el peor momento para llamar.",
    crisis:
      "En esta línea hay personas preparadas justo para esto. No juzgan, y puedes colgar cuando quieras.",
    imminent: "Si puedes, ve adonde haya alguien y aléjate de lo que pueda hacerte daño.",
  },
  emergency: "Emergencias",
  helpLine: "Gente con quien hablar:",
  answers: "Tu respuesta",
  emergencyElsewhere: "Llama al número de emergencias de tu país.",
  emergencyIfDanger: "Si hay peligro de vida ahora",
  yourPeople: "Tu gente",
  otherLines: "Más líneas de ayuda",
  violence: "Cuando alguien te hace daño o te amenaza",
  children: "Para niñas, niños y jóvenes",
  barriers: "¿Qué te frena para llamar?",
  elsewhere: (directory) =>
    `Todavía no tenemos una línea de tu país. ${directory} reúne líneas de ayuda de muchos países; puedes escribir esa dirección en tu navegador.`,
  elsewhereNote: (directory) => `Para otros países: ${directory} (escribe esta dirección).`,
  country: "Tu país",
  countryHint: "Los números de arriba son de este país.",
  plan: "Mi plan de seguridad",
  leave: "Salir de esta página ya",
  leaveHint:
    "Borra esta conversación y lo que hayas empezado a escribir, y abre Wikipedia en su lugar. El historial del navegador puede guardar que estuviste aquí.",
  leaveKeepingHint:
    "Abre Wikipedia en su lugar. Lo que estabas escribiendo se guarda. El historial del navegador puede guardar que estuviste aquí.",
  leaveClosedHint:
    "Abre Wikipedia en su lugar. Lo que estabas escribiendo se va con esta página, porque solo tú puedes leer tus textos. El historial del navegador puede guardar que estuviste aquí.",
  seen: "Ya lo he visto",
  fieldNote: "Lo que escribes se queda como está y no se avisa a nadie. Solo es que sonaba a mucho peso.",
  moreHelp: "Más ayuda",
  signOut: {
    title: "Parte de esto está solo en este dispositivo",
    text: "Al cerrar la sesión se borra de aquí:",
    plan: "Tu plan de seguridad. Si lo guardas en un archivo, puedes abrirlo de nuevo en la página del plan.",
    unsent: (what) =>
      what ? `Lo que aún no se ha podido enviar: ${what}.` : "Lo que aún no se ha podido enviar.",
    session: "Una sesión en marcha, con lo que escribiste en ella.",
    draft: "Lo que has empezado a escribir en un registro o en el diario.",
    assessment: "Tus preguntas a medio responder.",
    save: "Guardar en un archivo",
    file: "remanso-pendiente.json",
    fileTitles: {
      outbox: "Sin enviar",
      session: "Sesiones sin terminar",
      drafts: "Empezado a escribir",
      assessment: "Preguntas a medio responder",
    },
    send: "Enviarlo ahora",
    sending: "Enviando…",
    notes: {
      saved: "El archivo está en tus descargas.",
      sent: "Ya se ha enviado.",
      notSent: "Ahora no se pudo enviar todo. Puedes guardarlo en un archivo.",
      offline: "Ahora no hay conexión, y para cerrar la sesión hace falta. No se ha borrado nada.",
    },
    leaveNow: "Cerrar sesión",
    leave: "Cerrar sesión y borrarlo",
    stay: "Quedarme",
    close: "Cerrar",
  },
};

export const strings: ByLanguage<typeof en> = { en, es };
