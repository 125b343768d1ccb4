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
      `In your latest assessment, stress was highest for ${areas} (${percent}%${isSeveral ? " each" : ""}).`,
    ({ areas, percent, isSeveral }) =>
      `Nothing in your latest answers came out higher than ${areas}: ${percent}%${isSeveral ? " each" : ""}.`,
    ({ areas, percent, isSeveral }) =>
      `At ${percent}%${isSeveral ? " each" : ""}, ${areas} came out on top in your latest answers.`,
  ],
  es: [
    ({ areas, percent }) => `En tu última evaluación, el estrés más alto salió en ${areas} (${percent} %).`,
    ({ areas, percent }) => `Nada salió más alto en tus últimas respuestas que ${areas}: ${percent} %.`,
    ({ areas, percent }) =>
      `Con un ${percent} %, el punto más alto de tus últimas respuestas está en ${areas}.`,
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
    ({ heaviest, area, percent }) =>
      `Along with ${heaviest}, your answers showed stress from ${area} (${percent}%).`,
    ({ heaviest, area, percent }) =>
      `Your answers aren’t only about ${heaviest}; ${area} came up too (${percent}%).`,
    ({ heaviest, area, percent }) =>
      `There’s more than ${heaviest} in your answers: ${area} came out at ${percent}%.`,
  ],
  es: [
    ({ heaviest, area, percent }) =>
      `Junto con ${heaviest}, en tus respuestas hay estrés por ${area} (${percent} %).`,
    ({ heaviest, area, percent }) =>
      `No todo es ${heaviest} en tus respuestas: también aparece ${area} (${percent} %).`,
    ({ heaviest, area, percent }) =>
      `En tus respuestas no está solo ${heaviest}: también hay un ${percent} % en ${area}.`,
  ],
};

/** Where nothing weighs. */
export const nothingWeighsSentences: Wordings<null> = {
  en: [
    () => "Going by your latest answers, nothing was weighing on you.",
    () => "Your latest answers showed no stress in any area.",
    () => "Your latest answers sound like calm days.",
  ],
  es: [
    () => "Según tus últimas respuestas, no te pesaba nada.",
    () => "En tus últimas respuestas no había estrés en ninguna área.",
    () => "Tus últimas respuestas suenan a días tranquilos.",
  ],
};

interface Helped {
  readonly name: string;
  readonly times: number;
}

/** The activity itself helped before. */
export const helpedItselfSentences: Wordings<Helped> = {
  en: [
    () => "You already know this one.",
    () => "You’ve done this before, so there’s nothing new to learn.",
    () => "You know how this one goes.",
  ],
  es: [
    () => "Esta ya la conoces.",
    () => "Ya la has hecho, así que no hay nada nuevo que aprender.",
    () => "Ya sabes cómo va.",
  ],
};

/** Another one of its kind helped before. */
export const helpedAlikeSentences: Wordings<Helped> = {
  en: [
    ({ name, times }) =>
      `You felt better after “${name}” ${timesEn(times)}, and this is the same kind of activity.`,
    ({ name, times }) =>
      `It’s the same kind of activity as “${name}”, and you felt better after that ${timesEn(times)}.`,
    ({ name, times }) =>
      `You said you felt better ${timesEn(times)} after “${name}”; this one is in the same vein.`,
  ],
  es: [
    ({ name, times }) =>
      `Te sentiste mejor después de «${name}» ${timesEs(times)}, y esta es del mismo tipo.`,
    ({ name, times }) => `Es del mismo tipo que «${name}», con la que te sentiste mejor ${timesEs(times)}.`,
    ({ name, times }) =>
      `Dijiste ${timesEs(times)} que te sentías mejor tras «${name}»; esta va en la misma línea.`,
  ],
};

/** Something of another kind helped before. */
export const helpedElseSentences: Wordings<Helped> = {
  en: [
    ({ name, times }) =>
      `You felt better after “${name}” ${timesEn(times)}; this is something different to try.`,
    ({ name, times }) => `You felt better ${timesEn(times)} with “${name}”. This could go alongside it.`,
    ({ name, times }) =>
      `You already have “${name}”, and you felt better after it ${timesEn(times)}. A second option can be handy.`,
  ],
  es: [
    ({ name, times }) =>
      `Te sentiste mejor después de «${name}» ${timesEs(times)}; esto es algo distinto para probar.`,
    ({ name, times }) => `Con «${name}» te sentiste mejor ${timesEs(times)}. Esta puede acompañarla.`,
    ({ name, times }) =>
      `Ya tienes «${name}», y te sentiste mejor con ella ${timesEs(times)}. Otra opción puede venirte bien.`,
  ],
};

interface Left {
  readonly done: number;
  readonly left: number;
}

/** Some of the plan is still to do. */
export const leftSentences: Wordings<Left> = {
  en: [
    ({ left }) => `Your plan has ${activitiesEn(left)} left; this would be an extra, whenever you like.`,
    ({ done, left }) =>
      done === 0
        ? `You have ${activitiesEn(left)} in your plan; this can wait or come first.`
        : `You’ve done ${done} in your plan, with ${left} to go; there’s no hurry to add this one.`,
    ({ left }) =>
      left === 1
        ? "You can do it before or after the 1 left in your plan."
        : `You can fit it in anywhere among the ${left} left in your plan.`,
  ],
  es: [
    ({ left }) =>
      `A tu plan le ${left === 1 ? "queda" : "quedan"} ${activitiesEs(left)}; esta sería una más, cuando quieras.`,
    ({ done, left }) =>
      done === 0
        ? `Tienes ${activitiesEs(left)} en tu plan; esta puede esperar o ir primero.`
        : `Llevas ${done} de tu plan y te ${left === 1 ? "queda" : "quedan"} ${left}; no hay prisa por agregar esta.`,
    ({ left }) =>
      left === 1
        ? "Puede ir antes o después de la que te queda."
        : `Puedes hacerla en cualquier momento entre las ${left} que te quedan.`,
  ],
};

/** Nothing of the plan is left. */
export const planDoneSentences: Wordings<null> = {
  en: [
    () => "There’s nothing left to do in your plan, so there’s room for this.",
    () => "Your plan is done; this would be an extra.",
    () => "With your plan finished, do this one only if you feel like it.",
  ],
  es: [
    () => "No te queda nada por hacer del plan, así que hay sitio para esta.",
    () => "Tu plan está hecho; esta sería un extra.",
    () => "Con el plan terminado, hazla solo si tienes ganas.",
  ],
};

/** For somebody whose overall stress is high: it asks for less. */
export const gentleSentences: Wordings<null> = {
  en: [
    () => "Half of it counts too.",
    () => "You can stop at any moment.",
    () => "For today, the first step alone is fine.",
  ],
  es: [
    () => "La mitad también cuenta.",
    () => "Puedes parar en cualquier momento.",
    () => "Hoy basta con el primer paso.",
  ],
};

function timesEn(times: number): string {
  return times === 1 ? "once" : times === 2 ? "twice" : `${times} times`;
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
