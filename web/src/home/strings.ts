import { assessmentMinutes, questionCount } from "@remanso/core/assessment/question-ids.ts";
import { inWordsAtStart } from "@remanso/core/number-words.ts";
import type { ByLanguage } from "@remanso/core/language.ts";

const { en: countEn, es: countEs } = inWordsAtStart(questionCount);

type PartOfDay = "morning" | "afternoon" | "night";

interface Goal {
  readonly done: number;
  readonly target: number;
}

interface DoneOnDay {
  readonly activities: number;
  readonly games: number;
}

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

const greetingsEn: Record<PartOfDay, string> = {
  morning: "Good morning",
  afternoon: "Good afternoon",
  night: "Good evening",
};

// specification §2: 'Usuario'; decisions §1: 'there' in English
const greetingsEs: Record<PartOfDay, string> = {
  morning: "Buenos días",
  afternoon: "Buenas tardes",
  night: "Buenas noches",
};

/** "1 of 5 activities"; beyond the goal "6 check-ins, the goal was 1". */
const ofGoal = ({ done, target }: Goal, name: (count: number) => string) =>
  done > target ? `${done} ${name(done)}, the goal was ${target}` : `${done} of ${target} ${name(target)}`;

const deMeta = ({ done, target }: Goal, name: (count: number) => string) =>
  done > target ? `${done} ${name(done)}, la meta era ${target}` : `${done} de ${target} ${name(target)}`;

const en = {
  greeting: (part: PartOfDay, name: string | null) => `${greetingsEn[part]}, ${name ?? "there"}`,
  planAhead: (total: number) => `${total} activities are ready for you. One is enough for today.`,
  completedOfTotal: (completed: number, total: number) =>
    `${completed} of ${total} ${plural(total, "activity", "activities")} completed.`,
  loading: "Loading...",
  failed: "This couldn’t be loaded.",
  experiment: {
    coming: "starts tomorrow",
    today: { yes: "today, yes", no: "today, no" },
    asked: "tonight’s question",
    tomorrow: { yes: "tomorrow, yes", no: "tomorrow, no" },
    last: "that was the last evening",
    ended: "see what happened",
  },
  offline: "There’s no connection right now.",
  welcome: {
    title: (name: string | null) => (name ? `Welcome, ${name}` : "Welcome"),
    text: `Take a moment to rest here. ${countEn} short questions show where your stress is coming from, and your answers turn into a plan of small activities.`,
    button: "Take the assessment",
    note: `About ${assessmentMinutes} minutes. It’s Remanso’s own questionnaire, not a diagnosis.`,
    stepsTitle: "What comes next",
    steps: [
      {
        title: "You answer",
        text: `${countEn} questions about the last two weeks, one at a time.`,
      },
      {
        title: "You see",
        text: "What weighs on you, in words: work, money, personal life and life in general.",
      },
      { title: "You begin", text: "Eight small activities, guided step by step, whenever you like." },
    ],
  },
  next: {
    eyebrow: "Your next step",
    planDone: "You’ve completed your whole plan",
    planDoneText: "If you like, see how you’re doing now; a new assessment brings a new plan.",
    retake: "Retake the assessment",
    more: "Find more activities",
  },
  stress: {
    title: "Your stress",
    levels: { low: "low", moderate: "moderate", high: "high" },
    sinceFirst: (change: number, points: string) =>
      `Since your first assessment, your stress ${change === 0 ? "hasn’t moved" : `has gone ${change > 0 ? "up" : "down"} ${points} points out of 10`}`,
    otherQuestions: "The questions have changed since your first assessment, so the two can’t be compared.",
    about: "About this result",
    own: "It comes from Remanso’s own self-help questionnaire, which hasn’t been validated. It isn’t a diagnosis.",
    lastTaken: (date: string) => `Last assessment: ${date}`,
    categories: { work: "Work", financial: "Money", personal: "Personal", global: "Global" },
    value: (level: string, percent: number) => `${level}, ${percent}%`,
    percent: (percent: number) => `${percent}%`,
  },
  week: {
    title: "Your week",
    caption:
      "A full stone is an activity; a ring is a breathing game. The number above is how many there were.",
    done: ({ activities, games }: DoneOnDay) =>
      [
        activities > 0 ? `${activities} ${plural(activities, "activity", "activities")}` : "",
        games > 0 ? `${games} ${plural(games, "game", "games")}` : "",
      ]
        .filter(Boolean)
        .join(" and "),
    doneToday: (done: string) => `Today: ${done}`,
    nothing: "Nothing",
    table: "The week as a table",
    columns: ["Day", "Done", "Bar"],
    short: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    long: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    today: (day: string) => `${day} (today)`,
  },
  goals: {
    title: "This week’s goals",
    activities: (goal: Goal) => ofGoal(goal, (count) => plural(count, "activity", "activities")),
    minutes: (goal: Goal) => ofGoal(goal, (count) => plural(count, "minute", "minutes")),
    breathing: (goal: Goal) => ofGoal(goal, (count) => `breathing ${plural(count, "session", "sessions")}`),
    checkIns: (goal: Goal) => ofGoal(goal, (count) => plural(count, "check-in", "check-ins")),
  },
  activities: {
    title: "For you",
    areas: {
      work: "work",
      financial: "money",
      personal: "your personal life",
      global: "life in general",
    },
    focus: (areas: string) => `Chosen from your answers, mainly for where your stress was highest: ${areas}.`,
    focuses: (areas: string) =>
      `Chosen from your answers, for the areas that came out equally high: ${areas}.`,
    keepWell: "Your answers showed no stress, so this is a plan for staying well.",
    all: "All activities",
    others: (count: number) => (count === 1 ? "One more" : `${count} more`),
    noPlan: "No active plan",
    noPlanText: "Your plan is made from your answers to the assessment.",
  },
  centre: {
    title: "Assessment center",
    text: "Retaking it makes a new plan. What you’ve completed stays in your history.",
    retake: "Retake the assessment",
    history: "See the history",
    result: "See my result",
  },
  mood: {
    ask: "How are you now?",
    askWeek: "How is your week going?",
    noted: "Noted",
    keptHere: "Kept on this device until there is a connection.",
    undo: "Undo",
    more: "Add more",
    offline: "No connection right now. Tap again in a moment.",
    failed: "That couldn’t be saved. Tap again.",
    hard: "If things are hard right now: helplines",
  },
  garden: {
    title: "Your garden",
    rained: "It has rained here today.",
    waits: "Whatever you do today waters it.",
  },
  result: { title: "Your result is here", notNow: "Not now" },
  zone: {
    title: (place: string) => `Are you in ${place} now?`,
    text: "Your days and reminders would follow the clock there.",
    yes: "Yes",
    no: "No",
  },
  highlight: {
    surenesses: { quite: "Fairly clear", very: "Very clear" },
    between: (low: string, high: string) => `between ${low} and ${high} points`,
    missing: "Still gathering days",
    nothing: "No clear pattern for now",
    nothingText: "That’s an answer too. We’ll look again as your days add up.",
  },
  places: {
    analysis: "Advanced Analysis",
    analysisText: "What your days show, and how clearly.",
    journal: "Journal",
    journalText: "What you wrote, and how you said you were, day by day.",
    breathing: "Breathing Game",
    breathingText: "A few rounds with the water: breathe in while it rises, out while it falls.",
    garden: "Virtual Zen Garden",
    gardenText: "What you do for yourself grows here. Nothing dies, and nothing is urgent.",
    library: "Resource Library",
    libraryText: "Things to read, look at and listen to: work, money, sleep, company and calm.",
    dashboard: "Dashboard",
    dashboardText: "How often you visit, what you’ve completed, and your milestones.",
  },
  history: {
    title: "Your assessments",
    close: "Close",
    caption: "Each line goes from low to high. Move the slider to read one assessment.",
    pick: "Choose an assessment",
    table: "The same as a table",
    date: "Date",
    average: "Overall",
    one: "This is your first assessment. Once there’s another, lines will connect the two here.",
    changes: (date: string) => `Change since the oldest one listed here (${date})`,
    changesNote: (overall: string, category: string) =>
      `Answers vary even when nothing has changed: usually by up to about ${overall} points out of 10 overall, and ${category} in a single category.`,
    points: (points: string) => `${points} points`,
    otherQuestions: "The questions have changed since then, so the scores can’t be compared.",
    list: "All of them, newest first",
    readout: (date: string, values: string) => `${date}: ${values}`,
  },
  feeling: {
    title: (name: string) => `How do you feel after “${name}”?`,
    better: "Better",
    same: "The same",
    worse: "Worse",
    later: "Not now",
    close: "Close",
    saving: "Saving…",
    thanks: {
      better: "Good to know. We’ll keep it in mind when we suggest activities.",
      same: "Thank you for saying so. Not every activity is for every day.",
      worse:
        "Thank you for saying so. About 8 in 100 people feel worse after a practice like this; nothing is wrong with you. Feel your feet on the ground, look around you and name three things you see. If it doesn’t help, let it go; we’ll suggest it less often.",
    },
    helpNow: "If it’s still hard: helplines",
    failedTitle: "Your answer couldn’t be saved. Tap once more to try again.",
  },
};

const es: typeof en = {
  greeting: (part, name) => `${greetingsEs[part]}, ${name ?? "Usuario"}`,
  planAhead: (total) => `Tienes ${total} actividades preparadas. Por hoy, con una basta.`,
  completedOfTotal: (completed, total) =>
    `Has completado ${completed} de ${total} ${plural(total, "actividad", "actividades")}.`,
  loading: "Cargando...",
  failed: "No se pudo cargar.",
  experiment: {
    coming: "empieza mañana",
    today: { yes: "hoy sí", no: "hoy no" },
    asked: "la pregunta de esta noche",
    tomorrow: { yes: "mañana sí", no: "mañana no" },
    last: "era la última noche",
    ended: "mira qué pasó",
  },
  offline: "Ahora mismo no hay conexión.",
  welcome: {
    title: (name) => (name ? `Te damos la bienvenida, ${name}` : "Te damos la bienvenida"),
    text: `Aquí puedes descansar un momento. ${countEs} preguntas breves muestran de dónde viene tu estrés ahora, y de ellas sale un plan de pequeñas actividades para ti.`,
    button: "Hacer la evaluación",
    note: `Unos ${assessmentMinutes} minutos. Es un cuestionario propio de Remanso, no un diagnóstico.`,
    stepsTitle: "Qué viene después",
    steps: [
      {
        title: "Respondes",
        text: `${countEs} preguntas sobre las últimas dos semanas, de una en una.`,
      },
      {
        title: "Lo ves",
        text: "Qué te pesa, con palabras: trabajo, dinero, vida personal y la vida en general.",
      },
      { title: "Empiezas", text: "Ocho actividades pequeñas, guiadas paso a paso, cuando quieras." },
    ],
  },
  next: {
    eyebrow: "Tu siguiente paso",
    planDone: "Has completado todo tu plan",
    planDoneText: "Si quieres, mira cómo estás ahora; una evaluación nueva trae un plan nuevo.",
    retake: "Repetir la evaluación",
    more: "Buscar más actividades",
  },
  stress: {
    title: "Tu estrés",
    levels: { low: "bajo", moderate: "moderado", high: "alto" },
    sinceFirst: (change, points) =>
      `Desde tu primera evaluación, tu estrés ${change === 0 ? "no cambió" : `${change > 0 ? "subió" : "bajó"} ${points} puntos sobre 10`}`,
    otherQuestions:
      "Las preguntas han cambiado desde tu primera evaluación, así que las dos no se pueden comparar.",
    about: "Sobre este resultado",
    own: "Sale de un cuestionario de autoayuda propio de Remanso, que no está validado. No es un diagnóstico.",
    lastTaken: (date) => `Última evaluación: ${date}`,
    categories: { work: "Laboral", financial: "Financiero", personal: "Personal", global: "Global" },
    value: (level, percent) => `${level}, ${percent}\u00a0%`,
    percent: (percent) => `${percent}\u00a0%`,
  },
  week: {
    title: "Tu semana",
    caption:
      "Una piedra llena es una actividad; un aro, un juego de respiración. El número de arriba dice cuántos fueron en total.",
    done: ({ activities, games }) =>
      [
        activities > 0 ? `${activities} ${plural(activities, "actividad", "actividades")}` : "",
        games > 0 ? `${games} ${plural(games, "juego", "juegos")}` : "",
      ]
        .filter(Boolean)
        .join(" y "),
    doneToday: (done) => `Hoy: ${done}`,
    nothing: "Nada",
    table: "La semana en una tabla",
    columns: ["Día", "Hecho", "Barra"],
    short: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"],
    long: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
    today: (day) => `${day} (hoy)`,
  },
  goals: {
    title: "Metas de la semana",
    activities: (goal) => deMeta(goal, (count) => plural(count, "actividad", "actividades")),
    minutes: (goal) => deMeta(goal, (count) => plural(count, "minuto", "minutos")),
    breathing: (goal) => deMeta(goal, (count) => `${plural(count, "sesión", "sesiones")} de respiración`),
    checkIns: (goal) => deMeta(goal, (count) => plural(count, "registro", "registros")),
  },
  activities: {
    title: "Para ti",
    areas: {
      work: "el trabajo",
      financial: "el dinero",
      personal: "tu vida personal",
      global: "la vida en general",
    },
    focus: (areas) => `Elegidas a partir de tus respuestas, sobre todo por lo que salió más alto: ${areas}.`,
    focuses: (areas) => `Elegidas a partir de tus respuestas, por lo que salió igual de alto: ${areas}.`,
    keepWell: "Tus respuestas no mostraban estrés, así que este es un plan para seguir bien.",
    all: "Todas las actividades",
    others: (count) => (count === 1 ? "Otra más" : `Otras ${count}`),
    noPlan: "No hay plan activo",
    noPlanText: "El plan sale de tus respuestas a la evaluación.",
  },
  centre: {
    title: "Centro de evaluación",
    text: "Al repetirla sale un plan nuevo. Lo que ya completaste se queda en tu historial.",
    retake: "Repetir la evaluación",
    history: "Ver el historial",
    result: "Ver mi resultado",
  },
  mood: {
    ask: "¿Cómo estás ahora?",
    askWeek: "¿Cómo va tu semana?",
    noted: "Anotado",
    keptHere: "Guardado en este dispositivo hasta que haya conexión.",
    undo: "Deshacer",
    more: "Agregar más",
    offline: "Ahora mismo no hay conexión. Toca otra vez en un momento.",
    failed: "No se pudo guardar. Toca otra vez.",
    hard: "Si ahora está siendo difícil: líneas de ayuda",
  },
  garden: {
    title: "Tu jardín",
    rained: "Hoy ha llovido aquí.",
    waits: "Lo que hagas hoy lo regará.",
  },
  result: { title: "Aquí está tu resultado", notNow: "Ahora no" },
  zone: {
    title: (place) => `¿Estás en ${place} ahora?`,
    text: "Tus días y recordatorios seguirían la hora de allí.",
    yes: "Sí",
    no: "No",
  },
  highlight: {
    surenesses: { quite: "Bastante claro", very: "Muy claro" },
    between: (low, high) => `entre ${low} y ${high} puntos`,
    missing: "Aún se están reuniendo días",
    nothing: "Por ahora, ningún patrón claro",
    nothingText: "También es una respuesta. Volveremos a mirar a medida que sumes días.",
  },
  places: {
    analysis: "Análisis Avanzado",
    analysisText: "Lo que muestran tus días y con cuánta certeza.",
    journal: "Diario",
    journalText: "Lo que escribiste y cómo dijiste que estabas, día a día.",
    breathing: "Juego de Respiración",
    breathingText: "Unas rondas con el agua: inhala mientras sube y exhala mientras baja.",
    garden: "Jardín Zen Virtual",
    gardenText: "Lo que haces por ti crece aquí. Nada se muere y no hay prisa.",
    library: "Biblioteca de Recursos",
    libraryText:
      "Para leer, mirar y escuchar: sobre el trabajo, el dinero, el sueño, la compañía y la calma.",
    dashboard: "Panel",
    dashboardText: "Cuántas veces entras, qué has completado y tus logros.",
  },
  history: {
    title: "Tus evaluaciones",
    close: "Cerrar",
    caption: "Cada línea va de bajo a alto. Mueve el control para leer una evaluación.",
    pick: "Elegir una evaluación",
    table: "Lo mismo en una tabla",
    date: "Fecha",
    average: "General",
    one: "Esta es tu primera evaluación. Cuando haya otra, aquí aparecerán las líneas entre las dos.",
    changes: (date) => `Cambios desde la más antigua de esta lista (${date})`,
    changesNote: (overall, category) =>
      `Las respuestas varían aunque nada haya cambiado: normalmente, hasta unos ${overall} puntos sobre 10 en el conjunto y ${category} en una sola categoría.`,
    points: (points) => `${points} puntos`,
    otherQuestions:
      "Las preguntas han cambiado desde entonces, así que las puntuaciones no se pueden comparar.",
    list: "Todas, de la más reciente a la más antigua",
    readout: (date, values) => `${date}: ${values}`,
  },
  feeling: {
    title: (name) => `¿Cómo te sientes después de «${name}»?`,
    better: "Mejor",
    same: "Igual",
    worse: "Peor",
    later: "Ahora no",
    close: "Cerrar",
    saving: "Guardando…",
    thanks: {
      better: "Es bueno saberlo. Lo tendremos en cuenta al proponerte actividades.",
      same: "Gracias por decirlo. No todas las actividades sirven todos los días.",
      worse:
        "Gracias por decirlo. Unas 8 de cada 100 personas se sienten peor después de una práctica así; no te pasa nada raro. Siente los pies en el suelo, mira a tu alrededor y nombra tres cosas que veas. Si no te ayuda, déjala. Te la propondremos menos.",
    },
    helpNow: "Si sigue siendo difícil: líneas de ayuda",
    failedTitle: "No se pudo guardar tu respuesta. Toca otra vez para intentarlo de nuevo.",
  },
};

export const strings: ByLanguage<typeof en> = { en, es };
