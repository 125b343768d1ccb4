import type { ByLanguage } from "@remanso/core/language.ts";
import type { LogKind } from "./log-kind.ts";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

type LogWords = Record<LogKind, string>;

const logTypesEn: LogWords = {
  login: "Sign-in",
  assessment: "Assessment",
  activity_completed: "Activity completed",
  game: "Breathing game finished",
  chat_message: "Message in the chat",
  resource_viewed: "Resource opened",
  page_view: "Page visited",
};

const logTypesEs: LogWords = {
  login: "Inicio de sesión",
  assessment: "Evaluación",
  activity_completed: "Actividad completada",
  game: "Juego de respiración terminado",
  chat_message: "Mensaje en el chat",
  resource_viewed: "Recurso abierto",
  page_view: "Página visitada",
};

const en = {
  title: "User Dashboard",
  intro: "What your visits here add up to. Only you see it.",
  sentence: (count: string, done: number, days: number) =>
    `You've completed ${count} ${done === 1 ? "activity" : "activities"}${days > 1 ? `, and you're on day ${days} in a row` : ""}. Only you see this.`,
  newMilestones: (count: number) => `${count} New ${plural(count, "Milestone", "Milestones")}`,

  // cards
  figures: "Your numbers",
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
  dated: (date: string, percent: string) => `${date}: ${percent}`,
  reductionNone: "This compares your first assessment with your latest. You haven't taken one yet.",
  reductionOne: (only: string) =>
    `This compares your first assessment with your latest. So far there's one (${only}).`,
  rise: "Stress since your first assessment",
  points: (signed: string, count: number) => `${signed} ${Math.abs(count) === 1 ? "point" : "points"}`,
  compared: (first: string, latest: string, margin: string) =>
    `From your first assessment (${first}) to your latest (${latest}): ${margin}.`,
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
  noMore: "There's nothing older.",

  // summary
  durations: "Your last sessions",
  average: "On average",
  averageNote: "over all your sessions",
  minutes: (minutes: string) => `${minutes} min`,
  lessThanMinute: "less than 1 min",
  durationsCaption: "Each bar is one session, the latest on the right, with its minutes above it.",
  durationsEmpty: "Once you've spent a little time here, your sessions show up as bars.",
  durationsTable: "The sessions as a table",
  durationsColumns: ["Start", "Minutes"],
  types: "Activity types",
  typeCaption: "The one activity you've completed.",
  typesCaption: "What you've completed, by type.",
  typesEmpty: "What you complete shows up here by type.",
  typesTable: "The types as a table",
  typesColumns: ["Type", "Completed", "Share"],

  // sessions
  sessionsText:
    "Numbered from the latest. A session ends when you log out, or after 30 minutes without activity.",
  sessionsEmpty: "There are no sessions yet.",
  sessionsList: "Your sessions",
  session: (number: number) => `Session ${number}`,
  ended: "Completed",
  running: "Active",
  activities: (count: number) => `${count} ${plural(count, "activity", "activities")}`,
  games: (count: number) => `${count} breathing ${plural(count, "game", "games")}`,
  assessments: (count: number) => `${count} ${plural(count, "assessment", "assessments")}`,
  messages: (count: number) => `${count} ${plural(count, "message", "messages")}`,

  // log
  logText: "What you did here, latest first. It never includes what you wrote or answered.",
  logEmpty: "Nothing noted yet.",
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
  failedTitle: "It couldn't be saved",
  failedText: "Nothing has changed. Try again in a moment.",
  offline: "There's no connection right now. Try again in a moment.",
  retry: "Try again",
};

// specification §2: 'Dashboard de Usuario', 'Nunca', 'Total acumulado', 'Días consecutivos activo' and those of the tabs
const es: typeof en = {
  title: "Dashboard de Usuario",
  intro: "Lo que van sumando tus visitas. Solo tú lo ves.",
  sentence: (count, done, days) =>
    `Has completado ${count} ${done === 1 ? "actividad" : "actividades"}${days > 1 ? ` y llevas ${days} días seguidos` : ""}. Solo tú lo ves.`,
  newMilestones: (count) => `${count} ${plural(count, "Logro Nuevo", "Logros Nuevos")}`,

  figures: "Tus cifras",
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
  dated: (date, percent) => `${date}: ${percent}`,
  reductionNone: "Compara tu primera evaluación con la última. Aún no hay ninguna.",
  reductionOne: (only) => `Compara tu primera evaluación con la última. Por ahora hay una (${only}).`,
  rise: "Estrés desde tu primera evaluación",
  points: (signed, count) => `${signed} ${Math.abs(count) === 1 ? "punto" : "puntos"}`,
  compared: (first, latest, margin) =>
    `De tu primera evaluación (${first}) a la última (${latest}): ${margin}.`,
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

  sessionsText:
    "Numeradas desde la más reciente. Una sesión termina cuando la cierras o tras 30 minutos sin actividad.",
  sessionsEmpty: "Aún no hay sesiones.",
  sessionsList: "Tus sesiones",
  session: (number) => `Sesión ${number}`,
  ended: "Completada",
  running: "Activa",
  activities: (count) => `${count} ${plural(count, "actividad", "actividades")}`,
  games: (count) => `${count} ${plural(count, "juego", "juegos")} de respiración`,
  assessments: (count) => `${count} ${plural(count, "evaluación", "evaluaciones")}`,
  messages: (count) => `${count} ${plural(count, "mensaje", "mensajes")}`,

  logText: "Lo que hiciste aquí, lo más reciente primero. Nunca contiene lo que escribiste o respondiste.",
  logEmpty: "Aún no hay nada registrado.",
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
