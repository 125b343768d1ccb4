import type { ByLanguage } from "@remanso/core/language.ts";

const en = {
  text: "It opens again where you left it.",
  code: "Your code",
  open: "Open",
  opening: "Opening…",
  wrong: "That isn’t the code.",
  wait: (left: string) => `That isn’t the code. You can try again in ${left}.`,
  seconds: (count: number) => (count === 1 ? "1 second" : `${count} seconds`),
  minutes: (count: number) => (count === 1 ? "1 minute" : `${count} minutes`),
  passkey: "Open with a passkey",
  passkeyFailed: "That passkey didn’t open it. The code still does.",
  forgot: "I forgot the code",
  forgotText:
    "Sign in again and the lock is gone. What you have written and not sent stays on this device and waits for you.",
  signInAgain: "Sign in again",
  away: "This needs a connection, and there is none right now. Nothing of yours is lost in the meantime.",
};

const es: typeof en = {
  text: "Se abre donde lo dejaste.",
  code: "Tu código",
  open: "Abrir",
  opening: "Abriendo…",
  wrong: "Ese no es el código.",
  wait: (left) => `Ese no es el código. Puedes probar otra vez dentro de ${left}.`,
  seconds: (count) => (count === 1 ? "1 segundo" : `${count} segundos`),
  minutes: (count) => (count === 1 ? "1 minuto" : `${count} minutos`),
  passkey: "Abrir con una llave de acceso",
  passkeyFailed: "Esa llave de acceso no lo ha abierto. El código sigue sirviendo.",
  forgot: "Olvidé el código",
  forgotText:
    "Entra otra vez en tu cuenta y el bloqueo desaparece. Lo que escribiste y aún no se ha enviado se queda en este dispositivo y te espera.",
  signInAgain: "Entrar otra vez",
  away: "Para eso hace falta conexión y ahora no hay. Mientras tanto no se pierde nada tuyo.",
};

export const strings: ByLanguage<typeof en> = { en, es };
