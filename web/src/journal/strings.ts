import type { ByLanguage } from "@remanso/core/language.ts";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

const en = {
  title: "Journal",
  intro: "What you wrote in sessions and in check-ins, day by day.",
  checkIn: "Note how you are",
  views: "Views of the journal",
  entries: "Entries",
  checkIns: "Check-ins",
  sealed:
    "What you write is kept encrypted on the server, and only you can read it here. Whoever runs this installation and holds its key could decrypt it.",
  loading: "Loading...",
  failed: "Your journal could not be loaded.",
  checkInsFailed: "Your check-ins could not be loaded.",
  offline: "There is no connection just now.",

  search: "Search in your entries",
  searchExample: "A word you remember",
  found: (count: number, isMore: boolean) =>
    isMore ? `${count} entries, and there are more` : `${count} ${plural(count, "entry", "entries")}`,
  clearSearch: "Clear the search",
  nothingFound: (query: string) => `Nothing with “${query}”`,
  nothingFoundText: "Capitals and accents make no difference. Perhaps another word.",

  today: "Today",
  yesterday: "Yesterday",
  fromSession: "Guided session",
  fromCheckIn: "Check-in",
  mood: (word: string) => `Mood: ${word.toLowerCase()}`,
  unfold: "Read all",
  fold: "Show less",
  unreadable:
    "This text cannot be read just now. It is not lost: it is kept here, sealed with a key that this installation does not have at the moment. Whoever runs it can put that key back.",
  older: "Show older ones",
  olderFailed: "The older ones could not be loaded.",
  retry: "Try again",
  actionsFor: (name: string, time: string) => (time ? `${name}, ${time}` : name),

  edit: "Edit",
  text: "Your words",
  textHint: "Ctrl+Enter saves, Escape leaves it as it was.",
  recovered: "These are changes that had not been saved.",
  save: "Save",
  saving: "Saving…",
  cancel: "Cancel",
  empty: "An entry cannot be empty. To take it away, delete it.",
  tooLong: (count: string) => `${count} characters too many to save. Shorten it a little.`,
  charactersLeft: (count: string) => `${count} characters left`,
  saveFailed: "This could not be saved. What you wrote is still here.",
  saveOffline: "There is no connection just now. What you wrote is still here.",
  saved: "Entry saved",
  savedLater: "It is sent as soon as there is a connection.",
  sureDiscard: "Leave your changes behind?",
  discard: "Yes, leave them",
  goOn: "Go on writing",

  remove: "Delete",
  removed: "Entry deleted",
  removedSession: "The activity stays completed.",
  removedNote: "The check-in itself stays.",
  undo: "Undo",
  undone: "The entry is back",
  removeFailed: "The entry could not be deleted",
  undoFailed: "The entry could not be brought back",
  changedElsewhere: "It was changed on another device. Here is the newer text.",

  noEntries: "Nothing written yet",
  noEntriesText:
    "What you write in a session or in a check-in gathers here. A line is enough, and some days none.",
  writingActivity: "Find a journaling activity",
  noCheckIns: "No check-ins yet",
  noCheckInsText: "Your mood and your stress, in two taps. Together they show how your days go.",
};

const es: typeof en = {
  title: "Diario",
  intro: "Lo que escribiste en sesiones y registros, día a día.",
  checkIn: "Anotar cómo estás",
  views: "Vistas del diario",
  entries: "Entradas",
  checkIns: "Registros",
  sealed:
    "Lo que escribes se guarda cifrado en el servidor y aquí solo puedes leerlo tú. Quien administra esta instalación y tiene su clave podría descifrarlo.",
  loading: "Cargando...",
  failed: "No se ha podido cargar tu diario.",
  checkInsFailed: "No se han podido cargar tus registros.",
  offline: "Ahora mismo no hay conexión.",

  search: "Buscar en tus entradas",
  searchExample: "Una palabra que recuerdes",
  found: (count, isMore) =>
    isMore ? `${count} entradas, y hay más` : `${count} ${plural(count, "entrada", "entradas")}`,
  clearSearch: "Borrar la búsqueda",
  nothingFound: (query) => `Nada con «${query}»`,
  nothingFoundText: "Las mayúsculas y las tildes no importan. Quizá con otra palabra.",

  today: "Hoy",
  yesterday: "Ayer",
  fromSession: "Sesión guiada",
  fromCheckIn: "Registro",
  mood: (word) => `Ánimo: ${word.toLowerCase()}`,
  unfold: "Leer todo",
  fold: "Mostrar menos",
  unreadable:
    "Ahora mismo este texto no se puede leer. No se ha perdido: sigue guardado, sellado con una clave que esta instalación no tiene en este momento. Quien la mantiene puede volver a ponerla.",
  older: "Ver anteriores",
  olderFailed: "No se han podido cargar las anteriores.",
  retry: "Intentar de nuevo",
  actionsFor: (name, time) => (time ? `${name}, ${time}` : name),

  edit: "Editar",
  text: "Tus palabras",
  textHint: "Ctrl+Intro guarda; Escape lo deja como estaba.",
  recovered: "Estos son cambios que no llegaron a guardarse.",
  save: "Guardar",
  saving: "Guardando…",
  cancel: "Cancelar",
  empty: "Una entrada no puede quedar vacía. Para quitarla, bórrala.",
  tooLong: (count) => `Sobran ${count} caracteres para poder guardar. Acórtala un poco.`,
  charactersLeft: (count) => `Quedan ${count} caracteres`,
  saveFailed: "No se ha podido guardar. Lo que escribiste sigue aquí.",
  saveOffline: "Ahora mismo no hay conexión. Lo que escribiste sigue aquí.",
  saved: "Entrada guardada",
  savedLater: "Se enviará en cuanto haya conexión.",
  sureDiscard: "¿Dejar atrás tus cambios?",
  discard: "Sí, dejarlos",
  goOn: "Seguir escribiendo",

  remove: "Borrar",
  removed: "Entrada borrada",
  removedSession: "La actividad sigue completada.",
  removedNote: "El registro se queda.",
  undo: "Deshacer",
  undone: "La entrada ha vuelto",
  removeFailed: "No se ha podido borrar la entrada",
  undoFailed: "No se ha podido recuperar la entrada",
  changedElsewhere: "Cambió en otro dispositivo. Aquí tienes el texto más reciente.",

  noEntries: "Aún no hay nada escrito",
  noEntriesText:
    "Lo que escribas en una sesión o en un registro se reúne aquí. Basta una línea, y hay días sin ninguna.",
  writingActivity: "Buscar una actividad de escritura",
  noCheckIns: "Aún no hay registros",
  noCheckInsText: "Tu ánimo y tu estrés, en dos toques. Juntos muestran cómo van tus días.",
};

export const strings: ByLanguage<typeof en> = { en, es };
