import type { ByLanguage } from "@remanso/core/language.ts";

/** How a letter begins, with the name of whoever gets it where it is known. */
export const greetings: ByLanguage<(name: string | null) => string> = {
  en: (name) => (name ? `Hello ${name},` : "Hello,"),
  es: (name) => (name ? `Hola, ${name}:` : "Hola:"),
};
