import type { FindingKind, NeedKind } from "@remanso/core/analytics/finding.ts";
import type { ByLanguage } from "@remanso/core/language.ts";

type Period = "7d" | "30d" | "90d";
type Kind = "measured" | "carried" | "before";
type Source = "check_in" | "assessment";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);
const periodDays: Record<Period, number> = { "7d": 7, "30d": 30, "90d": 90 };

const lastDaysEn = (period: Period) => `last ${periodDays[period]} days`;
const lastDaysEs: typeof lastDaysEn = (period) => `últimos ${periodDays[period]} días`;

const categoriesEn = { work: "Work", financial: "Money", personal: "Personal", global: "Global" };
const categoriesEs: typeof categoriesEn = {
  work: "Laboral",
  financial: "Financiero",
  personal: "Personal",
  global: "Global",
};

const valueNames = (overall: string, { work, financial, personal, global }: typeof categoriesEn) => ({
  overallStress: overall,
  workStress: work,
  financialStress: financial,
  personalStress: personal,
  globalStress: global,
});

const en = {
  title: "Advanced analysis",
  intro: "What your own days show.",
  loading: "Loading your analysis...",
  failed: "Your analysis couldn’t be loaded.",
  retry: "Try again",
  error: "Error",
  offline: "There’s no connection right now.",
  finding: {
    failed: "What your days show couldn’t be loaded.",
    early: "It’s still too soon to say anything.",
    missing: {
      trend: (left: number) =>
        `Check in on most days, and in about ${left === 1 ? "a day" : `${left} days`} you can start to see whether your stress is rising or falling.`,
      weekday: (left: number) =>
        `Give it ${left} more full ${plural(left, "week", "weeks")}, and the days of the week can be compared.`,
      activity: () =>
        "Once you’ve done the same kind of activity on a few more days, you can start to see what goes along with it.",
    } satisfies Record<Exclude<NeedKind, "mean">, (left: number) => string>,
    nothingClear: "Nothing stands out for now.",
    nothingClearText:
      "Your days go up and down without a shape that repeats. That’s fine: there isn’t always one.",
    checkIn: "Note how I am",
  },
  features: {
    patterns: "Pattern recognition",
    patternsText: "Which weekdays and activities tend to go along with your stress.",
    trends: "Trend analysis",
    trendsText: "Whether your stress rises or falls over weeks, beyond the ups and downs of single days.",
    insights: "Personalized insights",
    insightsText: "What that may mean for you, with the numbers behind it.",
  },
  valueNames: valueNames("Overall", categoriesEn),
  professionalPage: "Make a page for a professional",
  lastDays: lastDaysEn,
  cards: {
    title: "In short",
    mean: "Average Stress",
    meanOf: (value: string) => `${value}/10`,
    meanBar: (value: string) => `${value} out of 10`,
    meanFrom: (count: number) => `from ${count} measured days`,
    notYet: (have: number, need: number) => `not enough yet (${have} of ${need})`,
    trend: "Trend",
    directions: { down: "lower", unclear: "no clear change", up: "higher" },
    trendFrom: {
      check_in: "from the first check-in day to the last",
      assessment: "from the first assessment to the last",
    } satisfies Record<Source, string>,
    trendLonger: {
      down: (days: number) => `in this period alone; over the ${days} days you noted, lower`,
      up: (days: number) => `in this period alone; over the ${days} days you noted, higher`,
    },
    completed: "Activities Completed",
    insights: "Active Insights",
    insightsFrom: "with something you can do",
    seeDays: "See the days",
    seeInsights: "See the insights",
  },
  banner: {
    title: "Important Insights",
    text: (count: number) =>
      count === 1
        ? "You have 1 insight that may be useful."
        : `You have ${count} insights that may be useful.`,
    see: "Read",
    seeInsights: "Read the insights",
  },
  periods: "Period",
  periodNames: { "7d": "7 days", "30d": "30 days", "90d": "90 days" },
  chart: {
    pick: (caption: string) => `${caption}: choose a day`,
    table: "The same as a table",
    day: "Day",
    low: "low",
    moderate: "moderate",
    high: "high",
    noData: "nothing measured yet",
    at: (day: string, values: string) => `${day}: ${values}`,
    withNote: (values: string, note: string) => `${values} (${note})`,
    lastKnown: (values: string) => `last known values: ${values}`,
    from: { check_in: "check-in", assessment: "assessment" } satisfies Record<Source, string>,
    sources: { check_in: "check-ins", assessment: "assessments" } satisfies Record<Source, string>,
    marks: {
      check_in: "assessments (a different question)",
      assessment: "check-ins (a different question)",
    } satisfies Record<Source, string>,
    carried: "last known value",
  },
  trend: {
    title: "General Stress Trend",
    caption:
      "Your overall stress, 0 to 10: as you rated it in check-ins and as the assessment scored it. Days before the first value stay blank.",
    name: "Stress",
    value: "Stress (0–10)",
    empty: "There’s no line yet for these days.",
    emptyText: "Your line starts here after an assessment or a check-in.",
    assess: "Take the assessment",
    single: (value: string) => `Your first value: ${value} out of 10`,
    singleText: "A second day makes it a line.",
  },
  category: {
    title: "Stress by Category",
    caption: "The last 7 days, 0 to 10. Only what you told us about each area.",
    names: categoriesEn,
    empty: "Nothing was measured in these 7 days.",
  },
  participation: {
    title: "Activity Participation",
    caption: (days: number) =>
      `The last ${days} days. “Skipped” means planned for that day and not done then or in the next two days; it costs you nothing.`,
    completed: "Completed",
    skipped: "Skipped",
    completedOn: (count: number) => `${count} completed`,
    skippedOn: (count: number) => `${count} skipped`,
    empty: "No activities on these days.",
    emptyText: "What you complete is counted here, day by day.",
    activities: "See the activities",
  },
  patterns: {
    title: "Detected Patterns",
    empty: "There isn’t enough data to detect patterns yet.",
    asked: (tests: number, days: number) =>
      `We checked ${tests} possible ${plural(tests, "pattern", "patterns")} in ${days} measured days.`,
    noneSure: "None is clear enough yet to mention.",
    missing: "What’s still missing",
    needsFailed: "What is still missing couldn’t be loaded.",
    trends: { increasing: "Increasing", decreasing: "Improving", stable: "Stable" },
    directions: { more: "More stress", less: "Less stress" },
    lookedOn: (day: string) => `We look at your days every Monday; last time, on ${day}.`,
    read: "Read",
    readAbout: (title: string) => `Read: ${title}`,
    seeDays: (count: number) => `See the ${count} days`,
  },
  evidence: {
    title: "What it’s based on",
    sureness: "How clear",
    surenesses: { quite: "fairly clear", very: "very clear" },
    seen: "Seen",
    seenOnce: (day: string) => `first on ${day}`,
    seenAgain: (first: string, last: string) => `first on ${first}, again on ${last}`,
    days: "Days with a check-in",
    assessedDays: "Days used",
    ofWeekday: (count: number, of: number) => `${of}, of these ${count} on that weekday`,
    ofActivity: (count: number, of: number) => `${of}: ${count} with the activity noted, the rest without`,
    ofNextDay: (count: number, of: number) =>
      `${of}: ${count} of them right after a day with the activity noted`,
    window: "Period",
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    observed: "In your days",
    observedIn: (kind: FindingKind, points: string) =>
      kind === "trend" ? `${points} points, by the line through your days` : `${points} points, as noted`,
    effect: "Probably",
    points: (effect: string, low: string, high: string) =>
      `${effect} points (90% interval: ${low} to ${high})`,
    smaller: "An effect that stands out is often a little smaller than it looks.",
    scale: "Less stress is to the left, more to the right.",
    method: "How it was calculated",
  },
  insights: {
    more: "What else there is for you",
    empty: "Complete more assessments and activities to get personalized insights.",
    nothingClear: "Once something is clear, you’ll read it here.",
    allSaid: "Everything there is to say is at the top of this page.",
    severities: {
      low: "No hurry",
      medium: "Worth knowing",
      high: "Worth your attention",
      critical: "Most important now",
    },
    plainTypes: { milestone: "Milestone", recommendation: "Suggestion" },
    acknowledge: "Got it",
    acknowledging: "Processing...",
    acknowledged: "Read",
    failedText: "It couldn’t be saved. Try again.",
  },
  days: {
    title: "The days behind the numbers",
    intro: "Choose a day to see what’s in it.",
    filtered: (label: string, from: string, to: string) =>
      `${label}: the measured days from ${from} to ${to}`,
    all: "Show the days of the period",
    showAll: (count: number) => `Show all ${count} days`,
    none: "There are no days here.",
    columns: { day: "Day", completed: "Completed", skipped: "Skipped" },
    kinds: { measured: "measured", carried: "last value", before: "no value" } satisfies Record<Kind, string>,
    carriedValue: "(last known value)",
    noValue: "no value",
    named: "the weekday in question",
    year: "Your year, in the journal",
    opens: "What’s behind it",
  },
  day: {
    close: "Close",
    values: "Stress of the day",
    because: {
      carried:
        "Nothing was measured on this day. It shows the last known value, which counts for no average and no trend.",
      before: "Nothing had been measured up to this day, so it has no value.",
    },
    carriedName: (name: string) => `${name}, last known`,
    measuredFrom: {
      check_in: (count: number) =>
        count === 1
          ? "The stress you rated in the check-in below."
          : `The average stress of the ${count} check-ins below.`,
      assessment: (count: number) =>
        count === 1
          ? "The score of the assessment below."
          : `The average score of the ${count} assessments below.`,
    } satisfies Record<Source, (count: number) => string>,
    nothing: "Nothing was noted on this day.",
    assessments: "Assessments of that day",
    assessmentsLink: "Your assessments are on the home screen",
    checkIns: "Check-ins of that day",
    checkIn: (stress: string | null, mood: number) =>
      stress === null ? `Mood ${mood} out of 5` : `Stress ${stress} out of 10 · mood ${mood} out of 5`,
    addedLater: "added later",
    journalLink: "Go to the journal",
    imported: "From other programs",
    importedText: "It stands here as it came. Nothing is computed from it.",
    importedPage: "a text",
    completed: "Completed activities",
    activitiesLink: "Go to the activities",
    games: "Breathing games",
    gamesLink: "Go to the breathing game",
    cycles: (count: number) => `${count} ${plural(count, "breath", "breaths")}`,
    gamesNote: "They count as breathing, not among the completed activities.",
    skipped: "Planned for that day and not done",
    minutes: (count: number) => `${count} min`,
  },
};

const es: typeof en = {
  title: "Análisis Avanzado",
  intro: "Lo que muestran tus propios días.",
  loading: "Cargando tu análisis...",
  failed: "No se pudo cargar tu análisis.",
  retry: "Intentar de nuevo",
  error: "Error",
  offline: "Ahora mismo no hay conexión.",
  finding: {
    failed: "No se pudo cargar lo que muestran tus días.",
    early: "Aún es pronto para decir algo.",
    missing: {
      trend: (left) =>
        `Anota cómo estás casi todos los días y, dentro de ${left === 1 ? "un día" : `unos ${left} días`}, podrá empezar a verse si tu estrés sube o baja.`,
      weekday: (left) =>
        `Con ${left} ${plural(left, "semana completa más", "semanas completas más")} se podrán comparar los días de la semana.`,
      activity: () =>
        "Cuando repitas una misma clase de actividad algunos días más, podrá empezar a verse qué va junto con ella.",
    },
    nothingClear: "Por ahora nada destaca.",
    nothingClearText: "Tus días suben y bajan sin una forma que se repita. Está bien así: no siempre la hay.",
    checkIn: "Anotar cómo estoy",
  },
  features: {
    patterns: "Reconocimiento de patrones",
    patternsText: "Con qué días de la semana y qué actividades suele coincidir tu estrés.",
    trends: "Análisis de tendencias",
    trendsText: "Si tu estrés sube o baja con las semanas, más allá de los vaivenes de cada día.",
    insights: "Insights personalizados",
    insightsText: "Qué puede significar para ti, con los números que lo respaldan.",
  },
  valueNames: valueNames("General", categoriesEs),
  professionalPage: "Hacer una página para un profesional",
  lastDays: lastDaysEs,
  cards: {
    title: "En resumen",
    mean: "Estrés Promedio",
    meanOf: (value) => `${value}/10`,
    meanBar: (value) => `${value} de 10`,
    meanFrom: (count) => `de ${count} días medidos`,
    notYet: (have, need) => `aún no hay suficiente (${have} de ${need})`,
    trend: "Tendencia",
    directions: { down: "más bajo", unclear: "sin cambio claro", up: "más alto" },
    trendFrom: {
      check_in: "del primer día con registro al último",
      assessment: "de la primera evaluación a la última",
    },
    trendLonger: {
      down: (days) => `solo en este periodo; en los ${days} días que anotaste, más bajo`,
      up: (days) => `solo en este periodo; en los ${days} días que anotaste, más alto`,
    },
    completed: "Actividades Completadas",
    insights: "Insights Activos",
    insightsFrom: "con algo que puedes hacer",
    seeDays: "Ver los días",
    seeInsights: "Ver los insights",
  },
  banner: {
    title: "Insights Importantes",
    text: (count) =>
      count === 1 ? "Tienes 1 insight que puede servirte." : `Tienes ${count} insights que pueden servirte.`,
    see: "Leer",
    seeInsights: "Leer los insights",
  },
  periods: "Período",
  periodNames: { "7d": "7 días", "30d": "30 días", "90d": "90 días" },
  chart: {
    pick: (caption) => `${caption}: elegir un día`,
    table: "Lo mismo en una tabla",
    day: "Día",
    low: "bajo",
    moderate: "moderado",
    high: "alto",
    noData: "aún sin mediciones",
    at: (day, values) => `${day}: ${values}`,
    withNote: (values, note) => `${values} (${note})`,
    lastKnown: (values) => `últimos valores conocidos: ${values}`,
    from: { check_in: "registro", assessment: "evaluación" },
    sources: { check_in: "registros", assessment: "evaluaciones" },
    marks: {
      check_in: "evaluaciones (preguntan otra cosa)",
      assessment: "registros (preguntan otra cosa)",
    },
    carried: "último valor conocido",
  },
  trend: {
    title: "Tendencia General de Estrés",
    caption:
      "Tu estrés general, de 0 a 10: como lo marcaste en los registros y como lo puntuó la evaluación. Los días anteriores al primer valor quedan en blanco.",
    name: "Estrés",
    value: "Estrés (0–10)",
    empty: "Estos días aún no tienen línea.",
    emptyText: "Tu línea empieza aquí después de una evaluación o un registro.",
    assess: "Hacer la evaluación",
    single: (value) => `Tu primer valor: ${value} de 10`,
    singleText: "Con un segundo día, aquí empieza una línea.",
  },
  category: {
    title: "Estrés por Categoría",
    caption: "Los últimos 7 días, de 0 a 10. Solo lo que dijiste de cada área.",
    names: categoriesEs,
    empty: "En estos 7 días no se midió nada.",
  },
  participation: {
    title: "Participación en Actividades",
    caption: (days) =>
      `Los últimos ${days} días. «Omitida» quiere decir planeada para ese día y no hecha entonces ni en los dos días siguientes; no te resta nada.`,
    completed: "Completadas",
    skipped: "Omitidas",
    completedOn: (count) => `${count} ${plural(count, "completada", "completadas")}`,
    skippedOn: (count) => `${count} ${plural(count, "omitida", "omitidas")}`,
    empty: "En estos días no hay actividades.",
    emptyText: "Lo que completes se cuenta aquí, día a día.",
    activities: "Ver las actividades",
  },
  patterns: {
    title: "Patrones Detectados",
    empty: "No hay suficientes datos para detectar patrones aún.",
    asked: (tests, days) =>
      `Buscamos ${tests} ${plural(tests, "posible patrón", "posibles patrones")} en ${days} días medidos.`,
    noneSure: "Ninguno está todavía lo bastante claro como para contártelo.",
    missing: "Lo que falta todavía",
    needsFailed: "No se pudo cargar lo que falta todavía.",
    trends: { increasing: "Aumentando", decreasing: "Mejorando", stable: "Estable" },
    directions: { more: "Más estrés", less: "Menos estrés" },
    lookedOn: (day) => `Miramos tus días cada lunes; la última vez, el ${day}.`,
    read: "Leer",
    readAbout: (title) => `Leer: ${title}`,
    seeDays: (count) => `Ver los ${count} días`,
  },
  evidence: {
    title: "En qué se basa",
    sureness: "Claridad",
    surenesses: { quite: "bastante claro", very: "muy claro" },
    seen: "Visto",
    seenOnce: (day) => `por primera vez el ${day}`,
    seenAgain: (first, last) => `por primera vez el ${first}, otra vez el ${last}`,
    days: "Días con registro",
    assessedDays: "Días usados",
    ofWeekday: (count, of) => `${of}, de ellos ${count} de ese día de la semana`,
    ofActivity: (count, of) => `${of}: ${count} con la actividad anotada, el resto sin ella`,
    ofNextDay: (count, of) => `${of}: ${count} justo después de un día con la actividad anotada`,
    window: "Período",
    fromTo: (from, to) => `del ${from} al ${to}`,
    observed: "En tus días",
    observedIn: (kind, points) =>
      kind === "trend"
        ? `${points} puntos, según la línea que pasa por tus días`
        : `${points} puntos, tal como quedó anotado`,
    effect: "Probablemente",
    points: (effect, low, high) => `${effect} puntos (intervalo del 90\u00a0%: de ${low} a ${high})`,
    smaller: "Un efecto que llama la atención suele ser algo menor de lo que parece.",
    scale: "Menos estrés queda a la izquierda, más a la derecha.",
    method: "Cómo se calculó",
  },
  insights: {
    more: "Qué más hay para ti",
    empty: "Completa más evaluaciones y actividades para generar insights personalizados.",
    nothingClear: "Cuando algo quede claro, lo leerás aquí.",
    allSaid: "Lo que hay que decir está al comienzo de esta página.",
    severities: {
      low: "Sin prisa",
      medium: "Para tenerlo en cuenta",
      high: "Merece tu atención",
      critical: "Lo más importante ahora",
    },
    plainTypes: { milestone: "Logro", recommendation: "Sugerencia" },
    acknowledge: "Entendido",
    acknowledging: "Procesando...",
    acknowledged: "Leído",
    failedText: "No se pudo guardar. Intenta de nuevo.",
  },
  days: {
    title: "Los días detrás de los números",
    intro: "Elige un día para ver de qué está hecho.",
    filtered: (label, from, to) => `${label}: los días medidos del ${from} al ${to}`,
    all: "Mostrar los días del período",
    showAll: (count) => `Mostrar los ${count} días`,
    none: "Aquí no hay días.",
    columns: { day: "Día", completed: "Completadas", skipped: "Omitidas" },
    kinds: { measured: "medido", carried: "último valor", before: "sin valor" },
    carriedValue: "(último valor conocido)",
    noValue: "sin valor",
    named: "el día de la semana del que se habla",
    year: "Tu año, en el diario",
    opens: "Qué hay detrás",
  },
  day: {
    close: "Cerrar",
    values: "Estrés del día",
    because: {
      carried:
        "Este día no se midió nada. Muestra el último valor conocido, que no cuenta para promedios ni tendencias.",
      before: "Hasta este día no se había medido nada, así que no tiene valor.",
    },
    carriedName: (name) => `${name}, último conocido`,
    measuredFrom: {
      check_in: (count) =>
        count === 1
          ? "El estrés que marcaste en el registro de abajo."
          : `El promedio del estrés de los ${count} registros de abajo.`,
      assessment: (count) =>
        count === 1
          ? "La puntuación de la evaluación de abajo."
          : `El promedio de las ${count} evaluaciones de abajo.`,
    },
    nothing: "Este día no hay nada anotado.",
    assessments: "Evaluaciones de ese día",
    assessmentsLink: "Tus evaluaciones están en Inicio",
    checkIns: "Registros de ese día",
    checkIn: (stress, mood) =>
      stress === null ? `Ánimo ${mood} de 5` : `Estrés ${stress} de 10 · ánimo ${mood} de 5`,
    addedLater: "agregado después",
    journalLink: "Ir al diario",
    imported: "De otros programas",
    importedText: "Está aquí tal como llegó. No se calcula nada con ello.",
    importedPage: "un texto",
    completed: "Actividades completadas",
    activitiesLink: "Ir a las actividades",
    games: "Juegos de respiración",
    gamesLink: "Ir al juego de respiración",
    cycles: (count) => `${count} ${plural(count, "respiración", "respiraciones")}`,
    gamesNote: "Cuentan como respiración, no entre las actividades completadas.",
    skipped: "Planeadas para ese día y no hechas",
    minutes: (count) => `${count} min`,
  },
};

export const strings: ByLanguage<typeof en> = { en, es };
