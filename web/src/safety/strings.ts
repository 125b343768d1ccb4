export const en = {
  titles: {
    concern: "Somebody can listen to you today",
    crisis: "You do not have to be alone with this",
    imminent: "Call now, or ask somebody to call",
  },
  leads: {
    concern: "The people on this line are trained to listen. You need not be at your worst to call.",
    crisis:
      "On this line there are people trained for exactly this. They do not judge, and you can hang up whenever you like.",
    imminent: "If you can, go to where there is somebody, and away from anything that could hurt you.",
  },
  emergency: "Emergencies",
  emergencyElsewhere: "Call the emergency number of your country.",
  emergencyIfDanger: "If life is in danger now",
  yourPeople: "Your people",
  otherLines: "More help lines",
  violence: "When somebody hurts or threatens you",
  children: "For children and young people",
  barriers: "What keeps you from calling?",
  elsewhere: (directory: string) =>
    `No line for your country is known here. ${directory} lists help lines of many countries; you can type that address into your browser.`,
  elsewhereNote: (directory: string) => `Of other countries: ${directory}, as an address to type.`,
  country: "Your country",
  countryHint: "The numbers above are of this country.",
  plan: "My safety plan",
  leave: "Leave this page at once",
  leaveHint:
    "Opens Wikipedia in the place of this page. The browser’s history may still show that you were here.",
  seen: "I have seen it",
  fieldNote: "What you write stays as it is, and nobody is told. It is only that this sounded heavy.",
  moreHelp: "More help",
  signOut: {
    title: "Some of this is on this device only",
    text: "Logging out erases it here:",
    plan: "Your safety plan. With a file of your own nothing is lost: you can open it again on the plan’s page.",
    unsent: (what: string) =>
      what
        ? `What could not be sent yet: ${what}. With a connection it is sent by itself.`
        : "What could not be sent yet.",
    session: "A session under way, with what you wrote in it.",
    draft: "What you have begun to write in a check-in or in the journal.",
    save: "Save the file",
    savedNote: "The file is in your downloads.",
    leave: "Log out and erase it",
    offline: "There is no connection just now, and logging out needs one. Nothing was erased.",
    stay: "Stay",
    close: "Close",
  },
};

export const es: typeof en = {
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
  emergencyElsewhere: "Llama al número de emergencias de tu país.",
  emergencyIfDanger: "Si hay peligro de vida ahora",
  yourPeople: "Tu gente",
  otherLines: "Más líneas de ayuda",
  violence: "Cuando alguien te hace daño o te amenaza",
  children: "Para niñas, niños y jóvenes",
  barriers: "¿Qué te frena para llamar?",
  elsewhere: (directory) =>
    `Aquí no consta una línea de tu país. ${directory} reúne líneas de ayuda de muchos países; puedes escribir esa dirección en tu navegador.`,
  elsewhereNote: (directory) => `De otros países: ${directory}, como dirección para escribir.`,
  country: "Tu país",
  countryHint: "Los números de arriba son de este país.",
  plan: "Mi plan de seguridad",
  leave: "Salir de esta página ya",
  leaveHint:
    "Abre Wikipedia en lugar de esta página. El historial del navegador puede guardar que estuviste aquí.",
  seen: "Ya lo he visto",
  fieldNote: "Lo que escribes se queda como está y no se avisa a nadie. Solo es que sonaba a mucho peso.",
  moreHelp: "Más ayuda",
  signOut: {
    title: "Parte de esto está solo en este dispositivo",
    text: "Al cerrar la sesión se borra de aquí:",
    plan: "Tu plan de seguridad. Con un archivo tuyo no se pierde nada: puedes abrirlo de nuevo en la página del plan.",
    unsent: (what) =>
      what
        ? `Lo que aún no se ha podido enviar: ${what}. Con conexión se envía solo.`
        : "Lo que aún no se ha podido enviar.",
    session: "Una sesión en marcha, con lo que escribiste en ella.",
    draft: "Lo que has empezado a escribir en un registro o en el diario.",
    save: "Guardar el archivo",
    savedNote: "El archivo está en tus descargas.",
    leave: "Cerrar sesión y borrarlo",
    offline: "Ahora no hay conexión, y para cerrar la sesión hace falta. No se ha borrado nada.",
    stay: "Quedarme",
    close: "Cerrar",
  },
};

export const strings = { en, es };
