import type { ByLanguage } from "@remanso/core/language.ts";

/** The second factor and its recovery codes, in Settings. */
const en = {
  title: "A passkey after the password",
  text: "Whoever knows your password still needs your passkey. Signing in with a passkey alone stays as it is.",
  needsPasskey: "Add a passkey first.",
  turnOn: "Turn it on",
  trying: "You’ll be asked for your passkey now, to make sure it works.",
  notTurnedOn: "It couldn’t be turned on",
  isOn: "It’s on.",
  codesLeft: (count: number) =>
    count === 1 ? "One recovery code is left." : `${count} recovery codes are left.`,
  renew: "Make new recovery codes",
  renewTitle: "Make new codes?",
  renewText: "The ones you have will stop working.",
  renewYes: "Yes, make new ones",
  notRenewed: "New codes couldn’t be made",
  turnOff: "Turn it off",
  turnOffTitle: "Turn it off?",
  turnOffText: "Your password alone will open your account again, and your recovery codes stop working.",
  turnOffYes: "Yes, turn it off",
  turnedOff: "It’s off",
  notTurnedOff: "It couldn’t be turned off",
  codesTitle: "Your recovery codes",
  codesText:
    "If you lose your passkey, each of these opens your account once, together with your password. They are shown only now: keep them where you would find them.",
  file: "remanso-recovery-codes.txt",
  save: "Save as a file",
  kept: "I have kept them",
  close: "Close",
};

const es: typeof en = {
  title: "Una llave después de la contraseña",
  text: "Quien sepa tu contraseña necesitará además tu llave de acceso. Entrar solo con una llave sigue igual.",
  needsPasskey: "Agrega antes una llave de acceso.",
  turnOn: "Activar",
  trying: "Ahora se te pedirá tu llave, para comprobar que funciona.",
  notTurnedOn: "No se pudo activar",
  isOn: "Está activado.",
  codesLeft: (count) =>
    count === 1 ? "Te queda un código de recuperación." : `Te quedan ${count} códigos de recuperación.`,
  renew: "Crear códigos nuevos",
  renewTitle: "¿Crear códigos nuevos?",
  renewText: "Los que tienes dejarán de servir.",
  renewYes: "Sí, crear otros",
  notRenewed: "No se pudieron crear los códigos",
  turnOff: "Desactivar",
  turnOffTitle: "¿Desactivarlo?",
  turnOffText:
    "La contraseña sola volverá a abrir tu cuenta y los códigos de recuperación dejarán de servir.",
  turnOffYes: "Sí, desactivar",
  turnedOff: "Está desactivado",
  notTurnedOff: "No se pudo desactivar",
  codesTitle: "Tus códigos de recuperación",
  codesText:
    "Si pierdes tu llave, cada uno de estos códigos abre tu cuenta una vez, junto con tu contraseña. Solo se muestran ahora: guárdalos donde puedas encontrarlos.",
  file: "remanso-codigos-de-recuperacion.txt",
  save: "Guardar en un archivo",
  kept: "Ya los he guardado",
  close: "Cerrar",
};

export const strings: ByLanguage<typeof en> = { en, es };
