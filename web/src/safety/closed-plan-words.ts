import type { ByLanguage } from "@remanso/core/language.ts";

const en = {
  // the choice
  label: "Close my safety plan on this device too",
  price:
    "Without your key, neither the plan nor the people in it to call from the help card can be seen here; helplines always can. Logging out erases the plan from this device, and this choice with it.",
  closed: "Your safety plan is closed on this device",
  opened: "Your safety plan opens here without a key again",
  failed: "This device couldn’t do that",
  failedMore: "Your safety plan is as it was.",

  // in its place
  here: "Your plan is closed on this device",
  hereText: "Your key opens it, without a connection too. Everything you wrote is still in it.",
  earlier: "It was closed with an earlier key of yours. The words or the code from back then open it.",
  beginText:
    "If you no longer have them, nobody can read what is closed here any more. You can begin again; a copy on the server, if you keep one, comes back by itself.",
  begin: "Begin a new plan",
  beginSure: "Erase the closed plan from this device?",
  beginYes: "Yes, begin anew",
  keepIt: "Leave it closed",

  // in the help card
  card: "The people in your safety plan aren’t shown, because it’s closed on this device.",
  cardOpen: "Open my plan",

  signOut:
    "Your safety plan, which is closed here. Open it on its page first if you want to save it as a file.",
};

const es: typeof en = {
  label: "Cerrar también mi plan de seguridad en este dispositivo",
  price:
    "Sin tu clave, aquí no se verá el plan ni podrás llamar desde la tarjeta de ayuda a las personas que hay en él; las líneas de ayuda se ven siempre. Al cerrar la sesión se borra el plan de este dispositivo y, con él, esta elección.",
  closed: "Tu plan de seguridad está cerrado en este dispositivo",
  opened: "Tu plan de seguridad vuelve a verse aquí sin clave",
  failed: "Este dispositivo no ha podido hacerlo",
  failedMore: "Tu plan de seguridad sigue como estaba.",

  here: "Tu plan está cerrado en este dispositivo",
  hereText: "Se abre con tu clave, también sin conexión. Todo lo que escribiste sigue ahí.",
  earlier: "Se cerró con una clave tuya anterior. Lo abren las palabras o el código de entonces.",
  beginText:
    "Si ya no los tienes, nadie puede leer lo que está cerrado aquí. Puedes empezar otro; si guardas una copia en el servidor, vuelve sola.",
  begin: "Empezar un plan nuevo",
  beginSure: "¿Borrar de este dispositivo el plan cerrado?",
  beginYes: "Sí, empezar de nuevo",
  keepIt: "Dejarlo cerrado",

  card: "No se ve a las personas de tu plan de seguridad porque está cerrado en este dispositivo.",
  cardOpen: "Abrir mi plan",

  signOut:
    "Tu plan de seguridad, que aquí está cerrado. Si quieres guardarlo en un archivo, ábrelo antes en su página.",
};

export const closedPlanWords: ByLanguage<typeof en> = { en, es };
