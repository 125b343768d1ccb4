import type { ByLanguage } from "@remanso/core/language.ts";

const en = {
  save: "Save for offline",
  saved: "Saved on this device",
  remove: "Remove from this device",
  notSaved: "It couldn’t be saved on this device",
  notSavedMore: "There may be no room left, or the browser doesn’t allow it in a private window.",
  shellTitle: "Opening what is kept on this device",
  newVersion: "There’s a new version of Remanso. What you’re writing stays until you open it.",
  takeVersion: "Open it now",
  offline: "No connection",
  serverAway: "No connection to the server",
  since: (away: string, when: string) => `${away} · kept ${when}`,
  atTime: (time: string) => `at ${time}`,
  onMoment: (moment: string) => `on ${moment}`,
  versionLater: "Later",
};

const es: typeof en = {
  save: "Guardar sin conexión",
  saved: "Guardado en este dispositivo",
  remove: "Quitar de este dispositivo",
  notSaved: "No se pudo guardar en este dispositivo",
  notSavedMore: "Puede que no quede espacio o que el navegador no lo permita en una ventana privada.",
  shellTitle: "Abriendo lo que hay en este dispositivo",
  newVersion: "Hay una versión nueva de Remanso. Lo que estás escribiendo sigue aquí hasta que la abras.",
  takeVersion: "Abrir ahora",
  offline: "Sin conexión",
  serverAway: "Sin conexión con el servidor",
  since: (away, when) => `${away} · guardado ${when}`,
  atTime: (time) => `a las ${time}`,
  onMoment: (moment) => `el ${moment}`,
  versionLater: "Más tarde",
};

export const strings: ByLanguage<typeof en> = { en, es };
