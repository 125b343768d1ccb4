import type { ByLanguage } from "@remanso/core/language.ts";

const en = {
  // safety.md, Body and panic, to the letter: the number of the country follows
  firstTime:
    "If this is the first time, your chest hurts, you faint, or it hasn’t eased in 10 minutes, call ",
  firstTimeEnds: ".",
  yourNumber: "the emergency number of your country",
  bodyFirst:
    "With what you notice in your body, the phone comes first: the people there can tell what it is.",
  callYours: "Call the emergency number of your country.",
  open: "Breathe with the circle meanwhile",
};

const es: typeof en = {
  firstTime: "Si es la primera vez, te duele el pecho, te desmayas o no cede en 10 minutos, llama al ",
  firstTimeEnds: ".",
  yourNumber: "número de emergencias de tu país",
  bodyFirst: "Con lo que notas en el cuerpo, primero el teléfono: quien contesta puede valorar qué es.",
  callYours: "Llama al número de emergencias de tu país.",
  open: "Respirar con el círculo mientras tanto",
};

export const strings: ByLanguage<typeof en> = { en, es };
