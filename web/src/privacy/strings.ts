import type { ByLanguage } from "@remanso/core/language.ts";

const en = {
  title: "Your data",
  short: "Download it, bring it in or delete it.",
  text: "What you write and answer stays on this site’s own computer. No telemetry, no advertising, no request to any other company.",
  read: "Read about your privacy",
  shared: "Pages and links for a professional",
  copy: "A copy of everything",
  copyText:
    "One file with everything Remanso holds about you, including what you wrote. Keep it where only you can open it.",
  download: "Download everything",
  tables: "As tables (CSV)",
  tablesText: "For a spreadsheet: one file for each kind of data.",
  usage: "Keep visits and page views for",
  usageHint:
    "Anything older is erased by itself. Sign-ins, assessments and completed activities still count.",
  days: (days: number | null) =>
    days === null ? "as long as the account" : days === 365 ? "a year" : `${days} days`,
  bring: "Bring your history",
  bringText: "Your days in another app, or a file you downloaded from Remanso, here or elsewhere.",
  bringButton: "Bring something in",
  remove: "Delete the account",
  removeText: "Everything goes at once and for good: no copy stays for you to come back to.",
  removeButton: "Delete my account...",
  removeTitle: "Delete your account?",
  removeWhat:
    "Your assessments, plans, activities, journal, garden, bookings and settings will be deleted now, and every device logged out. Nobody can bring them back.",
  removeUnsent: "What is kept on this device only, and what couldn’t be sent yet, goes too.",
  removeCopy: "Download everything first",
  removeYes: "Delete for good",
  removing: "Deleting...",
  removed: "Your account is deleted",
  stay: "Keep my account",
  close: "Close",
  failed: "That didn’t work",
  offline: "There’s no connection right now. Nothing has changed.",
  saved: "Saved",
};

const es: typeof en = {
  title: "Tus datos",
  short: "Descargarlos, traerlos o borrarlos.",
  text: "Lo que escribes y respondes se queda en el equipo de este sitio. Sin telemetría, sin publicidad y sin peticiones a ninguna otra empresa.",
  read: "Leer sobre tu privacidad",
  shared: "Páginas y enlaces para un profesional",
  copy: "Una copia de todo",
  copyText:
    "Un archivo con todo lo que Remanso tiene sobre ti, también lo que escribiste. Guárdalo donde solo tú puedas abrirlo.",
  download: "Descargarlo todo",
  tables: "En tablas (CSV)",
  tablesText: "Para una hoja de cálculo: un archivo por cada tipo de dato.",
  usage: "Guardar visitas y páginas vistas durante",
  usageHint:
    "Lo más antiguo se borra solo. Las entradas, las evaluaciones y las actividades completadas siguen contando.",
  days: (days) => (days === null ? "lo que dure la cuenta" : days === 365 ? "un año" : `${days} días`),
  bring: "Trae tu historia",
  bringText: "Tus días en otra aplicación, o un archivo que descargaste de Remanso, aquí o en otro lugar.",
  bringButton: "Traer algo",
  remove: "Borrar la cuenta",
  removeText: "Todo se borra al momento y para siempre: no queda ninguna copia a la que volver.",
  removeButton: "Borrar mi cuenta...",
  removeTitle: "¿Borrar tu cuenta?",
  removeWhat:
    "Tus evaluaciones, planes, actividades, diario, jardín, reservas y ajustes se borran ahora, y se cierra la sesión en todos los dispositivos. Nadie puede recuperarlos.",
  removeUnsent: "También se borra lo que está solo en este dispositivo y lo que aún no se ha podido enviar.",
  removeCopy: "Descargarlo todo antes",
  removeYes: "Borrar para siempre",
  removing: "Borrando...",
  removed: "Tu cuenta está borrada",
  stay: "Conservar mi cuenta",
  close: "Cerrar",
  failed: "No ha funcionado",
  offline: "Ahora mismo no hay conexión. No ha cambiado nada.",
  saved: "Guardado",
};

export const strings: ByLanguage<typeof en> = { en, es };
