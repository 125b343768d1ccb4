import type { ByLanguage } from "@remanso/core/language.ts";
import type { PromptFailure } from "./prompt-error.ts";

type FailureWords = Record<PromptFailure | "offline" | "unexpected", string>;

const enFailures: FailureWords = {
  cancelled: "Your device didn’t show a passkey. Nothing has changed; try again whenever you like.",
  unsupported: "Passkeys don’t work here: this browser doesn’t know them, or the connection isn’t secure.",
  known: "This device already has a passkey for your account.",
  elsewhere: "Passkeys only work at this site’s own address.",
  failed: "Your device couldn’t use the passkey. Try again, or choose another way.",
  offline: "There’s no connection right now. Try again in a moment.",
  unexpected: "Something went wrong on our side. Nothing has changed; try again.",
};

/** Shown while the device asks for a passkey, and when that fails. */
const en = {
  waiting: "Waiting for your device...",
  failures: enFailures,
};

const es: typeof en = {
  waiting: "Esperando a tu dispositivo...",
  failures: {
    cancelled:
      "Tu dispositivo no ha mostrado ninguna llave. No ha cambiado nada; inténtalo de nuevo cuando quieras.",
    unsupported:
      "Aquí no funcionan las llaves de acceso: este navegador no las conoce o la conexión no es segura.",
    known: "Este dispositivo ya guarda una llave de acceso para tu cuenta.",
    elsewhere: "Las llaves de acceso solo funcionan en la dirección propia de este sitio.",
    failed: "Tu dispositivo no pudo usar la llave. Inténtalo de nuevo o elige otra forma.",
    offline: "Ahora mismo no hay conexión. Inténtalo en un momento.",
    unexpected: "Algo falló por nuestra parte. No ha cambiado nada; inténtalo de nuevo.",
  },
};

export const strings: ByLanguage<typeof en> = { en, es };
