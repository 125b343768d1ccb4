import type { ByLanguage } from "@remanso/core/language.ts";
import type { LogKind } from "./log-kind.ts";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

type LogWords = Record<LogKind, string>;

const logTypesEn: LogWords = {
  login: "You signed in",
  assessment: "You took the assessment",
  activity_completed: "You completed an activity",
  game: "You finished a breathing game",
  chat_message: "You wrote in the chat",
  resource_viewed: "You opened a resource",
  page_view: "You visited this page",
};

const logTypesEs: LogWords = {
  login: "Iniciaste sesión",
  assessment: "Hiciste la evaluación",
  activity_completed: "Completaste una actividad",
  game: "Terminaste un juego de respiración",
  chat_message: "Escribiste en el chat",
  resource_viewed: "Abriste un recurso",
  page_view: "Visitaste esta página",
};

const en = {
  title: "User Dashboard",
  intro: "What you do for yourself adds up here. Only you see it.",
  seePlan: "See your plan",
  beginPlan: "Choose a first activity",
  fell: "There’s less stress now than in your first answers.",
  sentence: (count: string, done: number) =>
    `You’ve completed ${count} ${done === 1 ? "activity" : "activities"}. Only you see this.`,
  newMilestones: (count: number) => `${count} New ${plural(count, "Milestone", "Milestones")}`,

  // cards
  figures: "Your numbers",
  figuresBegin: "Your numbers begin with your first activity",
  logins: "Sign-ins",
  lastActive: (when: string) => `Last activity: ${when}`,
  never: "Never",
  seeLogins: "See your sign-ins",
  completed: "Completed activities",
  completedNote: "Total so far",
  seeActivities: "See activities",
  streak: "Current streak",
  streakNote: "Days active in a row",
  seeDays: "See the days",
  reduction: "Stress reduction",
  percent: (percent: string) => `${percent}%`,
  // in points, so that it is not taken for the percent of the reduction
  dated: (date: string, points: string) => `${points} (${date})`,
  reductionNone: "This compares your first assessment with your latest. You haven’t taken one yet.",
  reductionOne: (only: string) =>
    `This compares your first assessment with your latest. So far there’s one: ${only}, out of 10.`,
  rise: "Stress since your first assessment",
  points: (signed: string, count: number) => `${signed} ${Math.abs(count) === 1 ? "point" : "points"}`,
  compared: (first: string, latest: string, margin: string) =>
    `Your assessments went from ${first} to ${latest}, out of 10: ${margin}.`,
  seeAssessments: "See your assessments",
  takeAssessment: "Take the assessment",

  // tabs
  tabs: "Parts of the dashboard",
  summary: "Summary",
  sessions: "Sessions",
  log: "Activity",
  milestones: "Milestones",
  older: "Show older ones",
  olderPage: "Older ones",
  noMore: "There’s nothing older.",

  // summary
  durations: "Your last sessions",
  average: "On average",
  averageNote: "over all your sessions",
  minutes: (minutes: string) => `${minutes} min`,
  lessThanMinute: "less than 1 min",
  durationsCaption: "Each bar is one session, the latest on the right, with its minutes above it.",
  durationsEmpty: "Once you’ve spent a little time here, your sessions show up as bars.",
  durationsTable: "The sessions as a table",
  durationsColumns: ["Start", "Minutes"],
  types: "Activity types",
  typeCaption: "The one activity you’ve completed.",
  typesCaption: "What you’ve completed, by type.",
  typesEmpty: "What you complete shows up here by type.",
  typesTable: "The types as a table",
  typesColumns: ["Type", "Completed", "Share"],

  // lists on their way
  loadingRows: {
    sessions: "Loading your sessions…",
    log: "Loading what you’ve done…",
    milestones: "Loading your milestones…",
  },
  rowsFailed: {
    sessions: "Your sessions couldn’t be loaded. They’re all still kept.",
    log: "What you’ve done couldn’t be loaded. None of it is lost.",
    milestones: "Your milestones couldn’t be loaded. Each one is still yours.",
  },

  // sessions
  sessionsText:
    "How long each visit was, and what you did in it. It ends when you log out, or after 30 quiet minutes.",
  sessionsEmpty: "There are no sessions yet.",
  shortVisits: (count: number) => `${count} ${plural(count, "visit", "visits")} of less than a minute`,
  sessionsList: "Your sessions",
  session: (number: number) => `Session ${number}`,
  ended: "Completed",
  running: "Active",
  activities: (count: number) => `${count} ${plural(count, "activity", "activities")}`,
  games: (count: number) => `${count} breathing ${plural(count, "game", "games")}`,
  assessments: (count: number) => `${count} ${plural(count, "assessment", "assessments")}`,
  messages: (count: number) => `${count} ${plural(count, "message", "messages")}`,

  // log
  logText: "Day by day, what you did for yourself here. It never includes what you wrote or answered.",
  today: "Today",
  yesterday: "Yesterday",
  opened: (title: string) => `You opened “${title}”`,
  times: (count: number) => `${count} times`,
  pages: (count: number) => `Sign-ins and pages: ${count}`,
  logEmpty: "Nothing noted yet.",
  logBegins: "What you do for yourself will show up here.",
  logList: "Your activity",
  logTypes: logTypesEn,
  noted: "Activity recorded",

  // milestones
  fresh: "New milestones",
  isNew: "New",
  acknowledged: "Acknowledged",
  acknowledge: "Acknowledge",
  acknowledgeAll: "Acknowledge all",
  acknowledgedNow: (count: number) => `${count} ${plural(count, "milestone", "milestones")} acknowledged.`,
  allMilestones: "All milestones",
  earlierMilestones: "Earlier milestones",
  noMilestones: "You have no milestones yet.",
  noMilestonesText: "Complete activities to unlock milestones!",
  failedTitle: "It couldn’t be saved",
  failedText: "Nothing has changed. Try again in a moment.",
  offline: "There’s no connection right now. Try again in a moment.",
  retry: "Try again",
};

// specification §2: 'Dashboard de Usuario', 'Nunca', 'Total acumulado', 'Días consecutivos activo' and those of the tabs
const es: typeof en = {
  title: "Dashboard de Usuario",
  intro: "Aquí se va sumando lo que haces por ti. Solo tú lo ves.",
  seePlan: "Ver tu plan",
  beginPlan: "Elegir una primera actividad",
  fell: "Hay menos estrés ahora que en tus primeras respuestas.",
  sentence: (count, done) =>
    `Has completado ${count} ${done === 1 ? "actividad" : "actividades"}. Solo tú lo ves.`,
  newMilestones: (count) => `${count} ${plural(count, "Logro Nuevo", "Logros Nuevos")}`,

  figures: "Tus cifras",
  figuresBegin: "Tus cifras empiezan con tu primera actividad",
  logins: "Inicios de sesión",
  lastActive: (when) => `Última actividad: ${when}`,
  never: "Nunca",
  seeLogins: "Ver los inicios",
  completed: "Actividades completadas",
  completedNote: "Total acumulado",
  seeActivities: "Ver actividades",
  streak: "Racha actual",
  streakNote: "Días consecutivos activo",
  seeDays: "Ver los días",
  reduction: "Reducción del estrés",
  percent: (percent) => `${percent}\u00a0%`,
  dated: (date, points) => `${points} (${date})`,
  reductionNone: "Compara tu primera evaluación con la última. Aún no hay ninguna.",
  reductionOne: (only) =>
    `Compara tu primera evaluación con la última. Por ahora hay una: ${only}, sobre 10.`,
  rise: "Estrés desde tu primera evaluación",
  points: (signed, count) => `${signed} ${Math.abs(count) === 1 ? "punto" : "puntos"}`,
  compared: (first, latest, margin) =>
    `Tus evaluaciones pasaron de ${first} a ${latest}, sobre 10: ${margin}.`,
  seeAssessments: "Ver tus evaluaciones",
  takeAssessment: "Hacer la evaluación",

  tabs: "Partes del panel",
  summary: "Resumen",
  sessions: "Sesiones",
  log: "Actividad",
  milestones: "Logros",
  older: "Ver anteriores",
  olderPage: "Anteriores",
  noMore: "No hay nada anterior.",

  durations: "Tus últimas sesiones",
  average: "En promedio",
  averageNote: "en todas tus sesiones",
  minutes: (minutes) => `${minutes} min`,
  lessThanMinute: "menos de 1 min",
  durationsCaption: "Cada barra es una sesión, la más reciente a la derecha, con sus minutos encima.",
  durationsEmpty: "Cuando una sesión haya durado un poco, su barra aparecerá aquí.",
  durationsTable: "Las sesiones en una tabla",
  durationsColumns: ["Comienzo", "Minutos"],
  types: "Tipos de actividad",
  typeCaption: "La actividad que has completado.",
  typesCaption: "Lo que has completado, por tipo.",
  typesEmpty: "Lo que completes aparecerá aquí por tipos.",
  typesTable: "Los tipos en una tabla",
  typesColumns: ["Tipo", "Completadas", "Parte"],

  loadingRows: {
    sessions: "Cargando tus sesiones…",
    log: "Cargando lo que has hecho…",
    milestones: "Cargando tus logros…",
  },
  rowsFailed: {
    sessions: "Tus sesiones no se pudieron cargar. Siguen todas guardadas.",
    log: "Lo que has hecho no se pudo cargar. No se ha perdido nada.",
    milestones: "Tus logros no se pudieron cargar. Siguen siendo tuyos.",
  },

  sessionsText:
    "Cuánto duró cada visita y qué hiciste en ella. Termina al cerrar la sesión o tras 30 minutos de pausa.",
  sessionsEmpty: "Aún no hay sesiones.",
  shortVisits: (count) => `${count} ${plural(count, "visita", "visitas")} de menos de un minuto`,
  sessionsList: "Tus sesiones",
  session: (number) => `Sesión ${number}`,
  ended: "Completada",
  running: "Activa",
  activities: (count) => `${count} ${plural(count, "actividad", "actividades")}`,
  games: (count) => `${count} ${plural(count, "juego", "juegos")} de respiración`,
  assessments: (count) => `${count} ${plural(count, "evaluación", "evaluaciones")}`,
  messages: (count) => `${count} ${plural(count, "mensaje", "mensajes")}`,

  logText: "Día por día, lo que hiciste por ti aquí. Nunca contiene lo que escribiste o respondiste.",
  today: "Hoy",
  yesterday: "Ayer",
  opened: (title) => `Abriste «${title}»`,
  times: (count) => `${count} veces`,
  pages: (count) => `Inicios de sesión y páginas: ${count}`,
  logEmpty: "Aún no hay nada registrado.",
  logBegins: "Aquí irá apareciendo lo que hagas por ti.",
  logList: "Tu actividad",
  logTypes: logTypesEs,
  noted: "Actividad registrada",

  fresh: "Logros nuevos",
  isNew: "Nuevo",
  acknowledged: "Reconocido",
  acknowledge: "Reconocer",
  acknowledgeAll: "Reconocer todos",
  acknowledgedNow: (count) => `${count} ${plural(count, "logro reconocido", "logros reconocidos")}.`,
  allMilestones: "Todos los logros",
  earlierMilestones: "Logros anteriores",
  noMilestones: "Aún no tienes logros.",
  noMilestonesText: "¡Completa actividades para desbloquear logros!",
  failedTitle: "No se pudo guardar",
  failedText: "Nada ha cambiado. Vuelve a intentarlo en un momento.",
  offline: "Ahora mismo no hay conexión. Vuelve a intentarlo en un momento.",
  retry: "Intentar de nuevo",
};

export const strings: ByLanguage<typeof en> = { en, es };
