import type { ByLanguage } from "@remanso/core/language.ts";

interface Difference {
  readonly name: string;
  readonly isStress: boolean;
  /** Points on "yes" days minus points on "no" days. */
  readonly mean: number;
  /** Without its sign, as the language writes it. */
  readonly size: string;
  readonly low: string | null;
  readonly high: string | null;
}

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

const en = {
  title: "Try it for yourself",
  intro:
    "Does something really help you? On some days you do it, on others you don’t, by chance. Each evening you answer one question, and at the end you see what happened for you.",
  failed: "Your experiments couldn’t be loaded.",
  yourThing: "Your experiment",
  now: "Under way",
  comes: (name: string) => `“${name}” starts tomorrow. Nothing to do today.`,
  today: { yes: "Today: yes", no: "Today: no" },
  tomorrow: { yes: "Tomorrow: yes", no: "Tomorrow: no" },
  lastEvening: "That was the last evening. Thank you.",
  day: (day: number, pairs: number) =>
    `Day ${day}. ${pairs} of 14 pairs of days ${plural(pairs, "is", "are")} complete.`,
  askedAt: (hour: string) => `Tonight’s question comes at ${hour}.`,
  hush: "Nothing of the results shows before the end: a look halfway through misleads.",
  skip: "You can skip the plan on any day. Just say so in the evening; it doesn’t spoil anything.",
  stop: "Stop here",
  stopFailed: "It couldn’t be stopped. Try again.",
  evening: {
    title: "Tonight’s question",
    stress: "How much stress do you feel this evening?",
    mood: "How good do you feel this evening?",
    done: (name: string) => `“${name}”: did you do it today?`,
    yes: "Yes",
    no: "No",
    save: "Save",
    saving: "Saving…",
    missing: "Mark a number, and say whether you did it.",
    kept: "It’s kept on this device and will be sent when there’s a connection.",
    failed: "It couldn’t be saved. Try again.",
  },
  begin: {
    title: "A question of your own",
    what: "What do you want to try?",
    other: "Something different",
    which: "Choose what",
    more: "How it works, and what it isn’t for",
    own: "Something else, in my words",
    ownLabel: "In your words",
    ownHint: "Something you can do in a day, like “A walk before dinner”.",
    ownMissing: "Write what you want to try.",
    outcome: "What should it help with?",
    stress: "My stress in the evening",
    mood: "How good I feel in the evening",
    hour: "When should I ask you?",
    submit: "Start tomorrow",
    starting: "Starting…",
    failed: "It couldn’t be started. Try again.",
    offline: "There’s no connection, and the days are drawn on the server. Try again when there is one.",
    how: "What will happen",
    steps: [
      "Each day you see one line: today yes, or today no. Chance decides, before the first day.",
      "Each evening you mark a number from 0 to 10. Tomorrow’s line shows after that.",
      "It takes about 4 weeks (28 days). Missed evenings make it longer, up to 42 days. If the difference is very clear, it ends sooner.",
      "If the days with it go clearly worse, it ends too.",
    ],
    power: "What it can find",
    powerText:
      "A difference of 2 points in 10 is found for about 9 in 10 people. A difference of 1 point is missed about half the time; that would take twice as many days.",
    not: "What it isn’t for",
    notText:
      "Not for medicines, alcohol or other substances, food, sleeping less, fears, or people who hurt you. Not for what a professional advised or advised against, or for what gets you through a hard time.",
  },
  resting: "Experiments aren’t offered right now. They’ll be back in a while.",
  results: "What happened",
  finding: {
    differed: ({ name, isStress, mean, size, low, high }: Difference) =>
      `On days with “${name}” your evening ${isStress ? "stress" : "mood"} was ${size} points ${mean < 0 ? "lower" : "higher"} on average${low === null ? "" : ` (between ${low} and ${high})`}.`,
    chance: "Chance alone makes a difference this clear for fewer than 5 people in 100.",
    why: "It doesn’t say why. Knowing which day it was, and hoping, can do it too.",
    none: (name: string) => `There was no clear difference between days with and without “${name}”.`,
    hidden: (points: string) =>
      `That’s an answer too. A difference smaller than about ${points} points could be hidden.`,
    tooFew: (pairs: number) =>
      `${pairs} ${plural(pairs, "pair", "pairs")} of days ${plural(pairs, "was", "were")} complete, and it takes 9. This can’t be answered.`,
    uneven: "Evenings were missed more often on one kind of day than on the other. This can’t be answered.",
    harm: (name: string) =>
      `It ended early: the last five days with “${name}” were at least 2 points worse than the days without. That can be chance, but it’s not worth going on.`,
    stopped: "You stopped it. No result is drawn from it.",
    rest: "It ended early, without a result.",
  },
  pairs: (count: number) => `${count} ${plural(count, "pair", "pairs")} of days.`,
  early: "It ended early because the difference was clear.",
  answered: (answered: number, planned: number) => `You answered on ${answered} of ${planned} evenings.`,
  adherence: (yes: readonly [number, number], no: readonly [number, number]) =>
    `You did it on ${yes[0]} of ${yes[1]} “yes” days and on ${no[0]} of ${no[1]} “no” days.`,
  remove: "Delete",
  removeNamed: (name: string) => `Delete “${name}”`,
  removeSure: "Delete it for good?",
  removeYes: "Yes, delete",
  removeNo: "Keep it",
  removeFailed: "It couldn’t be deleted. Try again.",
  offer: "Does it help me? Try it for a few weeks",
};

const es: typeof en = {
  title: "Pruébalo tú",
  intro:
    "¿Hay algo que de verdad te ayude? Unos días toca hacerlo y otros no, al azar. Cada noche respondes una pregunta y al final ves qué pasó en tu caso.",
  failed: "No se pudieron cargar tus experimentos.",
  yourThing: "Tu experimento",
  now: "En marcha",
  comes: (name) => `«${name}» empieza mañana. Hoy no hay nada que hacer.`,
  today: { yes: "Hoy sí", no: "Hoy no" },
  tomorrow: { yes: "Mañana sí", no: "Mañana no" },
  lastEvening: "Esta era la última noche. Gracias.",
  day: (day, pairs) => `Día ${day}. ${pairs} de 14 pares de días ${plural(pairs, "completo", "completos")}.`,
  askedAt: (hour) => `La pregunta de esta noche llega a las ${hour}.`,
  hush: "Hasta el final no se muestra ningún resultado: mirar a medias engaña.",
  skip: "Puedes saltarte el plan cualquier día. Lo dices por la noche y no se estropea nada.",
  stop: "Parar aquí",
  stopFailed: "No se pudo parar. Inténtalo de nuevo.",
  evening: {
    title: "La pregunta de esta noche",
    stress: "¿Cuánto estrés sientes esta noche?",
    mood: "¿Qué tan bien te sientes esta noche?",
    done: (name) => `«${name}»: ¿lo hiciste hoy?`,
    yes: "Sí",
    no: "No",
    save: "Guardar",
    saving: "Guardando…",
    missing: "Marca un número y di si lo hiciste.",
    kept: "Queda guardado en este dispositivo y se enviará cuando haya conexión.",
    failed: "No se pudo guardar. Inténtalo de nuevo.",
  },
  begin: {
    title: "Una pregunta tuya",
    what: "¿Qué quieres probar?",
    other: "Algo distinto",
    which: "Elige qué",
    more: "Cómo funciona y para qué no es",
    own: "Otra cosa, con mis palabras",
    ownLabel: "Con tus palabras",
    ownHint: "Algo que quepa en un día, como «Caminar antes de cenar».",
    ownMissing: "Escribe qué quieres probar.",
    outcome: "¿En qué debería notarse?",
    stress: "En mi estrés de la noche",
    mood: "En lo bien que me siento por la noche",
    hour: "¿A qué hora te pregunto?",
    submit: "Empezar mañana",
    starting: "Empezando…",
    failed: "No se pudo empezar. Inténtalo de nuevo.",
    offline: "No hay conexión, y los días se sortean en el servidor. Inténtalo cuando la haya.",
    how: "Cómo va",
    steps: [
      "Cada día ves una línea: hoy sí u hoy no. Lo decide el azar, antes del primer día.",
      "Cada noche marcas un número de 0 a 10. Después aparece la línea de mañana.",
      "Dura unas 4 semanas (28 días). Si faltan noches se alarga, hasta 42 días. Si la diferencia es muy clara, termina antes.",
      "Si los días con ello van claramente peor, también termina.",
    ],
    power: "Qué puede encontrar",
    powerText:
      "Una diferencia de 2 puntos sobre 10 la encuentra en unas 9 de cada 10 personas. Una de 1 punto se le escapa más o menos la mitad de las veces: haría falta el doble de días.",
    not: "Para qué no es",
    notText:
      "No es para medicinas, alcohol u otras sustancias, comida, dormir menos, miedos ni personas que te hacen daño. Tampoco para lo que te indicó o te desaconsejó un profesional, ni para lo que te sostiene en un mal momento.",
  },
  resting: "Ahora mismo no se ofrecen experimentos. Volverán dentro de un tiempo.",
  results: "Qué pasó",
  finding: {
    differed: ({ name, isStress, mean, size, low, high }) =>
      `Los días con «${name}», ${isStress ? "tu estrés" : "tu ánimo"} de la noche fue ${size} puntos más ${mean < 0 ? "bajo" : "alto"} de media${low === null ? "" : ` (entre ${low} y ${high})`}.`,
    chance: "Una diferencia tan clara sale por puro azar en menos de 5 de cada 100 personas.",
    why: "No dice por qué: saber qué día tocaba, y esperar que ayude, también puede influir.",
    none: (name) => `No hubo una diferencia clara entre los días con y sin «${name}».`,
    hidden: (points) =>
      `También es una respuesta. Una diferencia menor de unos ${points} puntos podría quedar oculta.`,
    tooFew: (pairs) =>
      `Hubo ${pairs} ${plural(pairs, "par de días completo", "pares de días completos")} y hacen falta 9. Esto no se puede responder.`,
    uneven: "Faltaron más noches en un tipo de días que en el otro. Esto no se puede responder.",
    harm: (name) =>
      `Terminó antes: los últimos cinco días con «${name}» fueron al menos 2 puntos peores que los días sin ello. Puede ser azar, pero no vale la pena seguir.`,
    stopped: "Lo paraste. No se saca ningún resultado.",
    rest: "Terminó antes, sin resultado.",
  },
  pairs: (count) => `${count} ${plural(count, "par", "pares")} de días.`,
  early: "Terminó antes porque la diferencia era clara.",
  answered: (answered, planned) => `Respondiste ${answered} de ${planned} noches.`,
  adherence: (yes, no) =>
    `Lo hiciste ${yes[0]} de ${yes[1]} días de «sí» y ${no[0]} de ${no[1]} días de «no».`,
  remove: "Borrar",
  removeNamed: (name) => `Borrar «${name}»`,
  removeSure: "¿Borrarlo para siempre?",
  removeYes: "Sí, borrar",
  removeNo: "Dejarlo",
  removeFailed: "No se pudo borrar. Inténtalo de nuevo.",
  offer: "¿Me ayuda? Probarlo unas semanas",
};

export const strings: ByLanguage<typeof en> = { en, es };
