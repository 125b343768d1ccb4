import type { ByLanguage } from "../language.ts";

/** In place of what a person wrote about an activity of their own, where the key to it is lost. */
export const unreadableNames: ByLanguage<string> = {
  en: "Your words, which can no longer be read here",
  es: "Palabras tuyas que aquí ya no se pueden leer",
};

/** In place of the name of an activity of their own that only their device can open, until it has. */
export const closedNames: ByLanguage<string> = {
  en: "An activity of yours",
  es: "Una actividad tuya",
};
