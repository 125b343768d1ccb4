import type { ByLanguage } from "@remanso/core/language.ts";

/** The window that asks somebody to confirm that it is them. */
const en = {
  title: "Is it you?",
  text: "It’s been more than ten minutes since you signed in. Before changing this, confirm it’s you.",
  password: "Your password",
  confirm: "Confirm",
  passkey: "Confirm with a passkey",
  provider: (name: string) => `Confirm with ${name}`,
  none: "Log out and in again, and then come back here.",
  close: "Close",
};

const es: typeof en = {
  title: "¿Eres tú?",
  text: "Entraste hace más de diez minutos. Antes de cambiar esto, confirma que eres tú.",
  password: "Tu contraseña",
  confirm: "Confirmar",
  passkey: "Confirmar con una llave de acceso",
  provider: (name) => `Confirmar con ${name}`,
  none: "Cierra la sesión, vuelve a entrar y regresa aquí.",
  close: "Cerrar",
};

export const strings: ByLanguage<typeof en> = { en, es };
