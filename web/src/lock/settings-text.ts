import type { ByLanguage } from "@remanso/core/language.ts";

const en = {
  whatItIs:
    "It keeps curious eyes away. It doesn’t encrypt anything: someone who knows how to open this browser’s tools can get past it.",
  needsHttps: "A lock needs a secure connection (https), and this address doesn’t have one.",
  setCode: "Set a code",
  changeCode: "Change the code",
  newCode: "A code of 4 to 8 digits",
  again: "The same code again",
  notDigits: "4 to 8 digits, nothing else.",
  notSame: "The two codes are different.",
  save: "Save the code",
  saving: "Saving…",
  cancel: "Cancel",
  close: "Close",
  codeSet: "The lock is on",
  codeChanged: "The code was changed",
  notKept: "This browser keeps nothing, so it can’t keep a lock either.",
  after: "Ask for the code",
  afterChoices: {
    0: "As soon as you leave the page",
    1: "After 1 minute away",
    5: "After 5 minutes away",
    15: "After 15 minutes away",
  },
  passkey: "A passkey opens it too",
  passkeyHint: "Your fingerprint, your face, or your device’s own code.",
  passkeyFailed: "No passkey was added to the lock.",
  lockNow: "Lock now",
  remove: "Remove the lock",
  removed: "The lock is off",
  discreet: "Plain name and icon",
  discreetHint:
    "The tab is called “Notes” and has a sheet of paper for an icon. If you’ve installed the app, its icon on the home screen can’t be changed.",
  exit: "Leaving in a hurry",
  exitText:
    "The door at the top of every page, or Escape three times in a row, opens an encyclopedia instead. What you were writing is kept.",
  exitTextClosed:
    "The door at the top of every page, or Escape three times in a row, opens an encyclopedia instead. What you were writing is lost: since only you can read your texts, nothing half-written stays on this device.",
};

const es: typeof en = {
  whatItIs:
    "Protege de miradas curiosas. No cifra nada: quien sepa abrir las herramientas de este navegador puede saltárselo.",
  needsHttps: "El bloqueo necesita una conexión segura (https) y esta dirección no la tiene.",
  setCode: "Poner un código",
  changeCode: "Cambiar el código",
  newCode: "Un código de 4 a 8 cifras",
  again: "El mismo código otra vez",
  notDigits: "De 4 a 8 cifras, nada más.",
  notSame: "Los dos códigos son distintos.",
  save: "Guardar el código",
  saving: "Guardando…",
  cancel: "Cancelar",
  close: "Cerrar",
  codeSet: "El bloqueo está puesto",
  codeChanged: "Código cambiado",
  notKept: "Este navegador no guarda nada, así que tampoco puede guardar un bloqueo.",
  after: "Pedir el código",
  afterChoices: {
    0: "En cuanto dejes la página",
    1: "Tras 1 minuto fuera",
    5: "Tras 5 minutos fuera",
    15: "Tras 15 minutos fuera",
  },
  passkey: "También se abre con una llave de acceso",
  passkeyHint: "Tu huella, tu cara o el código del propio dispositivo.",
  passkeyFailed: "No se agregó ninguna llave de acceso al bloqueo.",
  lockNow: "Bloquear ahora",
  remove: "Quitar el bloqueo",
  removed: "El bloqueo ya no está",
  discreet: "Nombre e icono discretos",
  discreetHint:
    "La pestaña se llama «Notas» y su icono es una hoja de papel. Si instalaste la aplicación, su icono en la pantalla de inicio no se puede cambiar.",
  exit: "Salir deprisa",
  exitText:
    "La puerta que hay arriba en cada página, o Escape tres veces seguidas, abre una enciclopedia en su lugar. Lo que estabas escribiendo se guarda.",
  exitTextClosed:
    "La puerta que hay arriba en cada página, o Escape tres veces seguidas, abre una enciclopedia en su lugar. Lo que estabas escribiendo se pierde: como solo tú puedes leer tus textos, en este dispositivo no queda nada a medio escribir.",
};

export const strings: ByLanguage<typeof en> = { en, es };
