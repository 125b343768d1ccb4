import type { ByLanguage } from "@remanso/core/language.ts";

const en = {
  // what it is
  what: "Your journal, the notes of your check-ins, what you write in sessions, the names, notes, and steps of your own activities, and the server’s copy of your safety plan are encrypted on your device, with a key that this site never has. Whoever runs it can’t read them from what is stored.",
  doesTitle: "What changes",
  does: [
    "Search, your download, and the check for moments of danger work on your device.",
    "On a new device you open your texts once, in one of your ways.",
    "A page you’re writing is kept only while it’s open, until you save it.",
  ],
  notTitle: "What it doesn’t do",
  nots: [
    "Moods, stress, dates, the lengths of texts, when you do which kind of activity, what your experiments are about, and the tags of what you brought in stay as they are.",
    "The safety plan on this device stays open, so that it opens without a key, until you choose to close it too.",
    "It can’t protect you from this site serving you a changed program, or from someone who holds your open device.",
    "What you tell the support chat isn’t part of it.",
    "Copies in older backups go away as those backups do.",
  ],
  lost: "If you lose every way to open them, your texts are gone for good. Nobody can get them back for you.",
  needsHttps: "This needs a secure connection (https), and this address doesn’t have one.",
  turnOn: "Turn it on",
  goOn: "Continue",
  back: "Back",
  cancel: "Cancel",
  offline: "There’s no connection right now. Try again when there is one.",
  failed: "This didn’t work. Try again.",

  // the first way
  firstTitle: "How you’ll open them",
  firstText: "Choose one way now. You’ll also get a recovery code, and you can add more ways later.",
  byWords: "Six words",
  byWordsText: "Words drawn at random, made for you. You write them down and type them on each new device.",
  byPasskey: "A passkey",
  byPasskeyText:
    "One of your passkeys, with your fingerprint, face, or PIN. Not every browser and passkey can do it.",
  noPasskeys: "You have no passkey yet. You can add one in “Passkeys”, further up.",
  passkeyTwice: "You’ll be asked for it twice: once to make the key, once to be sure that it opens.",
  passkeyBusy: "Waiting for your passkey…",
  passkeyCannot: "That passkey, or this browser, can’t hold a key. Choose the six words instead.",
  yourWords: "Your six words",
  wordsText: "Write them down and keep them away from this device. Capitals and accents don’t matter.",
  otherWords: "Draw other words",
  wordsAgain: "Type the six words",
  wordsDiffer: "Those aren’t the same words yet.",

  // the code
  codeTitle: "Your recovery code",
  codeText:
    "It opens your texts when every other way is lost. It’s shown this once: save it or write it down.",
  saveCode: "Save as a file",
  codeFile: "remanso-recovery-code.txt",
  codeFileText: "Recovery code for your texts in Remanso",
  codeKept: "I have it",
  codeCheck: "To be sure: two groups of your code",
  group: (place: number) => `Group ${place} of 8`,
  groupsDiffer: "That isn’t what the code says. Look at it again.",
  seeCode: "See the code again",

  // turning
  turning: { on: "Your texts are being closed…", off: "Your texts are being opened…" },
  left: (count: number) => (count === 1 ? "1 text to go" : `${count} texts to go`),
  stayHere: "Leave this page open until it’s done. If it stops halfway, it goes on from there.",
  interrupted: "It stopped halfway. Nothing is lost: what’s done is done.",
  resume: "Go on",
  done: { on: "Only you can read your texts now", off: "Your texts are kept as before" },
  unreadable: (count: number) =>
    count === 1
      ? "1 text couldn’t be read, and stays as it is."
      : `${count} texts couldn’t be read, and stay as they are.`,

  // on
  isOn: "It’s on. New texts are closed before they leave this device.",
  isOnClosed: "It’s on, and your texts are still closed on this device.",
  ways: "Ways to open your texts",
  kinds: { passphrase: "Six words", code: "Recovery code", passkey: "Passkey" },
  since: (day: string) => `since ${day}`,
  addWords: "Add six words",
  addPasskey: "Add a passkey",
  addCode: "Add a recovery code",
  added: "The way was added",
  remove: "Remove",
  removeOf: (kind: string, day: string) => `Remove: ${kind}, since ${day}`,
  removeSure: "Remove this way? What it was made from won’t open anything any more.",
  removeYes: "Yes, remove it",
  removed: "The way was removed",
  keepIt: "Keep it",
  closeHere: "Close on this device",
  closeHereText: "Texts ask for one of your ways again, here.",
  closedHere: "Your texts are closed on this device",
  notClosed: "The key may still be on this device",
  notClosedMore: "This browser’s storage isn’t answering. If others use the device, log out too.",
  renew: "Change the key",
  renewText:
    "If a device or a code got into other hands: a new key, new words, and a new code. The old ones stop working, and your texts are encrypted again.",
  turnOff: "Turn it off",
  turnOffText:
    "Your texts are kept as before: encrypted on the server, with a key that whoever runs it holds.",
  turnOffSure: "Let whoever runs this site be able to read your texts again?",
  turnOffYes: "Yes, turn it off",
  plainLeft: (count: number) =>
    count === 1
      ? "1 text came from a device that didn’t know the key yet, and isn’t closed."
      : `${count} texts came from devices that didn’t know the key yet, and aren’t closed.`,
  closeThem: "Close them now",

  copyHere:
    "Your texts are opened on this device and put into the file here. The file itself isn’t encrypted.",
  copyFailed: "The copy couldn’t be made. Check your connection and try again.",

  // opening
  openTitle: "Open your texts",
  openText: "What you write here can only be read with your key. Open it once on this device.",
  typed: "Your six words or your recovery code",
  open: "Open",
  opening: "Opening…",
  openPasskey: "Open with a passkey",
  opened: "Your texts are open on this device",
  noSuchWord: (word: string) => `“${word}” isn’t one of the words. Check how it’s spelled.`,
  wrongCount: "There are six words. With a code, eight groups of four.",
  wrong: "That doesn’t open your texts.",
  wrongPasskey: "That passkey doesn’t open your texts.",
  firstOpenTitle: "First, one of your ways",
  firstOpen: "To change this, open your texts with one of your ways first.",
};

const es: typeof en = {
  what: "Tu diario, las notas de tus registros, lo que escribes en las sesiones, los nombres, las notas y los pasos de tus propias actividades y la copia de tu plan de seguridad en el servidor se cifran en tu dispositivo, con una clave que este sitio nunca tiene. Quien lo administra no puede leerlos a partir de lo que se guarda.",
  doesTitle: "Qué cambia",
  does: [
    "La búsqueda, tu descarga y la detección de momentos de peligro funcionan en tu dispositivo.",
    "En un dispositivo nuevo abres tus textos una vez, de una de tus formas.",
    "La página que estás escribiendo se conserva solo mientras está abierta, hasta que la guardas.",
  ],
  notTitle: "Qué no hace",
  nots: [
    "El ánimo, el estrés, las fechas, lo largos que son los textos, cuándo haces qué tipo de actividad, de qué tratan tus experimentos y las etiquetas de lo que trajiste se quedan como están.",
    "El plan de seguridad de este dispositivo queda abierto, para que se abra sin clave, mientras no elijas cerrarlo también.",
    "No te protege si este sitio te envía un programa cambiado, ni de quien tenga en la mano tu dispositivo abierto.",
    "Lo que cuentas en el chat de apoyo queda fuera.",
    "Las copias que haya en respaldos anteriores desaparecen cuando desaparecen esos respaldos.",
  ],
  lost: "Si pierdes todas las formas de abrirlos, tus textos se pierden para siempre. Nadie puede recuperarlos por ti.",
  needsHttps: "Esto necesita una conexión segura (https) y esta dirección no la tiene.",
  turnOn: "Activarlo",
  goOn: "Continuar",
  back: "Volver",
  cancel: "Cancelar",
  offline: "Ahora mismo no hay conexión. Inténtalo cuando la haya.",
  failed: "No ha funcionado. Inténtalo de nuevo.",

  firstTitle: "Cómo los abrirás",
  firstText:
    "Elige ahora una forma. También tendrás un código de recuperación, y más adelante puedes agregar otras.",
  byWords: "Seis palabras",
  byWordsText: "Palabras al azar, hechas para ti. Las anotas y las escribes en cada dispositivo nuevo.",
  byPasskey: "Una llave de acceso",
  byPasskeyText:
    "Una de tus llaves de acceso, con tu huella, tu cara o tu PIN. No todos los navegadores ni todas las llaves pueden.",
  noPasskeys:
    "Todavía no tienes ninguna llave de acceso. Puedes agregar una en «Llaves de acceso», más arriba.",
  passkeyTwice: "Se te pedirá dos veces: una para crear la clave y otra para comprobar que abre.",
  passkeyBusy: "Esperando tu llave de acceso…",
  passkeyCannot:
    "Esa llave de acceso, o este navegador, no puede guardar una clave. Elige las seis palabras.",
  yourWords: "Tus seis palabras",
  wordsText: "Anótalas y guárdalas lejos de este dispositivo. Las mayúsculas y las tildes no importan.",
  otherWords: "Sacar otras palabras",
  wordsAgain: "Escribe las seis palabras",
  wordsDiffer: "Todavía no son las mismas palabras.",

  codeTitle: "Tu código de recuperación",
  codeText:
    "Abre tus textos cuando se ha perdido todo lo demás. Se muestra solo esta vez: guárdalo o anótalo.",
  saveCode: "Guardar en un archivo",
  codeFile: "remanso-codigo-de-recuperacion.txt",
  codeFileText: "Código de recuperación de tus textos en Remanso",
  codeKept: "Ya lo tengo",
  codeCheck: "Para comprobarlo: dos grupos de tu código",
  group: (place) => `Grupo ${place} de 8`,
  groupsDiffer: "No es lo que dice el código. Míralo otra vez.",
  seeCode: "Ver el código otra vez",

  turning: { on: "Se están cerrando tus textos…", off: "Se están abriendo tus textos…" },
  left: (count) => (count === 1 ? "Falta 1 texto" : `Faltan ${count} textos`),
  stayHere: "Deja esta página abierta hasta que termine. Si se detiene a medias, sigue desde ahí.",
  interrupted: "Se detuvo a medias. No se ha perdido nada: lo hecho, hecho está.",
  resume: "Seguir",
  done: { on: "Ahora solo tú puedes leer tus textos", off: "Tus textos se guardan como antes" },
  unreadable: (count) =>
    count === 1
      ? "1 texto no se pudo leer y se queda como está."
      : `${count} textos no se pudieron leer y se quedan como están.`,

  isOn: "Está activado. Los textos nuevos se cierran antes de salir de este dispositivo.",
  isOnClosed: "Está activado, y tus textos siguen cerrados en este dispositivo.",
  ways: "Formas de abrir tus textos",
  kinds: { passphrase: "Seis palabras", code: "Código de recuperación", passkey: "Llave de acceso" },
  since: (day) => `desde el ${day}`,
  addWords: "Agregar seis palabras",
  addPasskey: "Agregar una llave de acceso",
  addCode: "Agregar un código de recuperación",
  added: "Forma agregada",
  remove: "Quitar",
  removeOf: (kind, day) => `Quitar: ${kind}, desde el ${day}`,
  removeSure: "¿Quitar esta forma? Dejará de abrir tus textos.",
  removeYes: "Sí, quitarla",
  removed: "Forma quitada",
  keepIt: "Dejarla",
  closeHere: "Cerrar en este dispositivo",
  closeHereText: "Aquí los textos volverán a pedir una de tus formas.",
  closedHere: "Tus textos están cerrados en este dispositivo",
  notClosed: "Puede que la clave siga en este dispositivo",
  notClosedMore:
    "El almacenamiento de este navegador no responde. Si lo usa alguien más, cierra también la sesión.",
  renew: "Cambiar la clave",
  renewText:
    "Por si un dispositivo o un código ha llegado a otras manos: una clave nueva, palabras nuevas y un código nuevo. Lo anterior deja de abrir, y tus textos se cifran de nuevo.",
  turnOff: "Desactivarlo",
  turnOffText:
    "Tus textos se guardan como antes: cifrados en el servidor, con una clave que tiene quien lo administra.",
  turnOffSure: "¿Permitir que quien administra este sitio pueda volver a leer tus textos?",
  turnOffYes: "Sí, desactivarlo",
  plainLeft: (count) =>
    count === 1
      ? "1 texto llegó de un dispositivo que aún no conocía la clave y no está cerrado."
      : `${count} textos llegaron de dispositivos que aún no conocían la clave y no están cerrados.`,
  closeThem: "Cerrarlos ahora",

  copyHere:
    "Tus textos se abren en este dispositivo y se ponen aquí en el archivo. El archivo en sí no va cifrado.",
  copyFailed: "No se pudo hacer la copia. Revisa la conexión e inténtalo de nuevo.",

  openTitle: "Abre tus textos",
  openText: "Lo que escribes aquí solo se lee con tu clave. Ábrela una vez en este dispositivo.",
  typed: "Tus seis palabras o tu código de recuperación",
  open: "Abrir",
  opening: "Abriendo…",
  openPasskey: "Abrir con una llave de acceso",
  opened: "Tus textos están abiertos en este dispositivo",
  noSuchWord: (word) => `«${word}» no es una de las palabras. Revisa cómo está escrita.`,
  wrongCount: "Son seis palabras. Si es un código, ocho grupos de cuatro.",
  wrong: "Eso no abre tus textos.",
  wrongPasskey: "Esa llave de acceso no abre tus textos.",
  firstOpenTitle: "Antes, una de tus formas",
  firstOpen: "Para cambiar esto, abre antes tus textos de una de tus formas.",
};

export const strings: ByLanguage<typeof en> = { en, es };
