import type { ByLanguage } from "@remanso/core/language.ts";

const en = {
  reminder: "There’s a message for you.",
  away: "There’s no connection. Remanso will open when it’s back. If there’s danger, call your country’s emergency number.",
};

const es: typeof en = {
  reminder: "Hay un aviso para ti.",
  away: "No hay conexión. Remanso se abrirá cuando vuelva. Si hay peligro, llama al número de emergencias de tu país.",
};

/** What the service worker says where no page can; the build puts it in the place of WORDS. */
export const strings: ByLanguage<typeof en> = { en, es };
