import type { Wordings } from "./reason-words.ts";

// A word to this person: what weighs on them, what helped them, what is left. Each card of a row has its own wording.

interface Weight {
  /** One area, or all of the equal ones. */
  readonly areas: string;
  readonly percent: number;
  readonly isSeveral: boolean;
}

/** For an activity that looks at what weighs most. */
export const heaviestSentences: Wordings<Weight> = {
  en: [
    ({ areas, percent, isSeveral }) =>
      `What weighs most on you now ${isSeveral ? "is shared:" : "is"} ${areas} (${percent}%${isSeveral ? " each" : ""}).`,
    ({ areas, percent, isSeveral }) =>
      `Nothing else in your answers comes out as high as ${areas}: ${percent}%${isSeveral ? " each" : ""}.`,
    ({ areas, percent, isSeveral }) =>
      `At ${percent}%${isSeveral ? " each" : ""}, ${areas} ${isSeveral ? "have" : "has"} the first claim on your energy these days.`,
  ],
  es: [
    ({ areas, percent, isSeveral }) =>
      isSeveral
        ? `Lo que más te pesa ahora se reparte por igual: ${areas} (${percent} %).`
        : `Lo que más te pesa ahora es ${areas} (${percent} %).`,
    ({ areas, percent }) => `Nada en tus respuestas llega tan alto como ${areas}: ${percent} %.`,
    ({ areas, percent, isSeveral }) =>
      `Con un ${percent} %, ${areas} ${isSeveral ? "se llevan" : "se lleva"} estos días la mayor parte de tu energía.`,
  ],
};

interface Besides {
  readonly heaviest: string;
  readonly area: string;
  readonly percent: number;
}

/** For an activity that looks at something else. */
export const besidesSentences: Wordings<Besides> = {
  en: [
    ({ heaviest, area, percent }) => `You carry ${heaviest} first of all, and ${area} as well (${percent}%).`,
    ({ heaviest, area, percent }) =>
      `It leaves ${heaviest} alone for a while and turns to ${area}, which is at ${percent}%.`,
    ({ heaviest, area, percent }) =>
      `There is more than ${heaviest} in your answers: ${area} is at ${percent}%.`,
  ],
  es: [
    ({ heaviest, area, percent }) =>
      `Lo primero que cargas es ${heaviest}, y también ${area} (${percent} %).`,
    ({ heaviest, area, percent }) =>
      `Deja por un rato ${heaviest} y se ocupa de ${area}, que está en un ${percent} %.`,
    ({ heaviest, area, percent }) =>
      `En tus respuestas no está solo ${heaviest}: ${area} llega a un ${percent} %.`,
  ],
};

/** Where nothing weighs. */
export const nothingWeighsSentences: Wordings<null> = {
  en: [
    () => "By your answers nothing weighs on you at the moment.",
    () => "You told us of no stress in any area.",
    () => "These are calm days, going by what you answered.",
  ],
  es: [
    () => "Según tus respuestas, ahora no te pesa nada.",
    () => "No nos contaste estrés en ninguna área.",
    () => "Son días tranquilos, a juzgar por lo que respondiste.",
  ],
};

interface Helped {
  readonly name: string;
  readonly times: number;
}

/** The activity itself helped before. */
export const helpedItselfSentences: Wordings<Helped> = {
  en: [
    ({ times }) => `You felt better after it ${timesEn(times)}.`,
    ({ times }) => `It did you good ${timesEn(times)} already.`,
    ({ times }) => `You know it: ${timesEn(times)} you came out of it feeling better.`,
  ],
  es: [
    ({ times }) => `Te sentiste mejor después de hacerla ${timesEs(times)}.`,
    ({ times }) => `Ya te sentó bien ${timesEs(times)}.`,
    ({ times }) => `Ya la conoces: ${timesEs(times)} saliste de ella mejor.`,
  ],
};

/** Another one of its kind helped before. */
export const helpedAlikeSentences: Wordings<Helped> = {
  en: [
    ({ name, times }) => `“${name}” did you good ${timesEn(times)}, and this is of the same kind.`,
    ({ name, times }) => `It resembles “${name}”, after which you felt better ${timesEn(times)}.`,
    ({ name, times }) => `You felt better ${timesEn(times)} after “${name}”, a near relative of it.`,
  ],
  es: [
    ({ name, times }) => `«${name}» te sentó bien ${timesEs(times)}, y esta es del mismo tipo.`,
    ({ name, times }) => `Se parece a «${name}», que te dejó mejor ${timesEs(times)}.`,
    ({ name, times }) => `Te sentiste mejor ${timesEs(times)} con «${name}», que es de la misma familia.`,
  ],
};

/** Something of another kind helped before. */
export const helpedElseSentences: Wordings<Helped> = {
  en: [
    ({ name, times }) =>
      `What has helped you most so far is “${name}” (${timesEn(times)}); this is something different to try.`,
    ({ name, times }) => `Keep “${name}”, which helped ${timesEn(times)}; this would stand beside it.`,
    ({ name, times }) =>
      `You already have “${name}”, which left you better ${timesEn(times)}. A second way can be useful.`,
  ],
  es: [
    ({ name, times }) =>
      `Lo que más te ha ayudado hasta ahora es «${name}» (${timesEs(times)}); esto es algo distinto que probar.`,
    ({ name, times }) => `Conserva «${name}», que te ayudó ${timesEs(times)}; esto iría a su lado.`,
    ({ name, times }) =>
      `Ya tienes «${name}», que te dejó mejor ${timesEs(times)}. Una segunda vía puede servir.`,
  ],
};

interface Left {
  readonly done: number;
  readonly left: number;
}

/** Some of the plan is still to do. */
export const leftSentences: Wordings<Left> = {
  en: [
    ({ left }) => `Your plan has ${activitiesEn(left)} left; this would be one more, whenever you like.`,
    ({ done, left }) =>
      done === 0
        ? `Your plan is still whole, with ${activitiesEn(left)}; this can wait or come first.`
        : `You have done ${done} and ${left} ${left === 1 ? "is" : "are"} waiting; adding this takes nothing away.`,
    ({ left }) => `It can take its turn among the ${left === 1 ? "one" : left} still ahead of you.`,
  ],
  es: [
    ({ left }) =>
      `A tu plan le ${left === 1 ? "queda" : "quedan"} ${activitiesEs(left)}; esta sería una más, cuando quieras.`,
    ({ done, left }) =>
      done === 0
        ? `Tu plan sigue entero, con ${activitiesEs(left)}; esta puede esperar o ir primero.`
        : `Llevas ${done} y te ${left === 1 ? "espera" : "esperan"} ${left}; añadir esta no te quita nada.`,
    ({ left }) =>
      left === 1
        ? "Puede ir antes o después de la que te queda."
        : `Puede buscar su turno entre las ${left} que te quedan.`,
  ],
};

/** Nothing of the plan is left. */
export const planDoneSentences: Wordings<null> = {
  en: [
    () => "Nothing of your plan is left to do, so there is room for it.",
    () => "Your plan is done; this goes beyond it.",
    () => "With the plan behind you, take it only if you feel like it.",
  ],
  es: [
    () => "De tu plan no queda nada por hacer, así que hay sitio para ella.",
    () => "Tu plan está hecho; esto va más allá.",
    () => "Con el plan terminado, hazla solo si te apetece.",
  ],
};

/** For somebody whose overall stress is high: it asks for less. */
export const gentleSentences: Wordings<null> = {
  en: [
    () => "Half of it counts too.",
    () => "You can stop at any moment.",
    () => "Today the first step alone is fine.",
  ],
  es: [
    () => "La mitad también cuenta.",
    () => "Puedes parar en cualquier momento.",
    () => "Hoy vale con el primer paso.",
  ],
};

function timesEn(times: number): string {
  return times === 1 ? "once" : `${times} times`;
}

function timesEs(times: number): string {
  return times === 1 ? "una vez" : `${times} veces`;
}

function activitiesEn(count: number): string {
  return count === 1 ? "1 activity" : `${count} activities`;
}

function activitiesEs(count: number): string {
  return count === 1 ? "1 actividad" : `${count} actividades`;
}
