import type { ByLanguage } from "@remanso/core/language.ts";

// says nothing of why: somebody else may look at the screen
const en = {
  nothingToDo: "Nothing to do here today. Everything is still in its place for whenever you like.",
};

const es: typeof en = {
  nothingToDo: "Hoy no hay nada que hacer aquí. Todo sigue en su sitio para cuando quieras.",
};

export const restWords: ByLanguage<typeof en> = { en, es };
