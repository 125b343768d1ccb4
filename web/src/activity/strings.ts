import { questionCount } from "@remanso/core/assessment/question-ids.ts";
import { inWords } from "@remanso/core/number-words.ts";
import type { ByLanguage } from "@remanso/core/language.ts";

const { en: countEn, es: countEs } = inWords(questionCount);

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

const en = {
  title: "Activities",
  intro: "Small things, at your own pace.",
  loading: "Loading your activities",
  failed: "Your activities couldn’t be loaded.",
  recommendationsFailed: "The recommendations couldn’t be loaded.",
  offline: "There’s no connection right now. Try again in a moment.",
  retry: "Try again",
  error: "Error",
  close: "Close",
  cancel: "Cancel",

  // header
  more: "More Activities",
  generating: "Adding…",
  newActivity: "New Activity",
  generated: (count: number) => `${count} ${plural(count, "activity", "activities")} added to your list.`,
  noPlanToAdd: "There’s no active plan to add activities to.",

  // no plan, few left
  noPlan: "No active plan",
  noPlanText: `Your plan is made from your answers to ${countEn} short questions: eight activities chosen for you.`,
  assessment: "Take the assessment",
  lowStock: "Few activities left",
  lowStockText: (count: number) =>
    `${count === 0 ? "Nothing is waiting" : `${count} ${plural(count, "is", "are")} waiting`} in your list. “More Activities” adds four that fit your answers.`,

  // progress
  progress: "Overall progress",
  progressText: (done: number, total: number) =>
    `${done} of ${total} ${plural(total, "activity", "activities")} completed`,
  percent: (percent: number) => `${percent}%`,

  // recommendations
  recommendations: "Suggested for you",
  recommendationsText: "From your answers, the time of day, and what helps you.",
  noRecommendations: "Nothing to suggest right now: everything that fits is already in your list.",
  priority: { high: "High priority", medium: "Medium priority", low: "Low priority" },
  timeOfDay: {
    morning: "In the morning",
    afternoon: "In the afternoon",
    evening: "In the evening",
    anytime: "Any time",
  },
  whyThis: "Why this one:",
  why: "Why",
  add: "Add to my list",
  adding: "Adding…",

  // lists and cards
  pending: "Pending activities",
  nothingPending: "Nothing pending right now.",
  nothingPendingText: "Add more, or create your own.",
  completed: "Completed activities",
  nothingCompleted: "What you complete will appear here.",
  showAll: (count: number) => `Show all ${count}`,
  minutes: (count: number) => `${count} min`,
  recommended: "Recommended",
  startSession: "Start Session",
  quickComplete: "Mark as completed",
  sure: "Mark it as completed? This can’t be undone.",
  yesComplete: "Yes, completed",
  completing: "Saving…",
  no: "No",
  done: "Completed",
  types: {
    meditation: "Meditation",
    breathing: "Breathing",
    journaling: "Journaling",
    exercise: "Movement",
    creative: "Creative",
    social: "Social",
    selfcare: "Self-care",
    nature: "Nature",
    "digital-detox": "Screen-free time",
    financial: "Money",
    reflection: "Reflection",
    custom: "Your own",
  },

  // the dialog
  name: "Name",
  duration: "Duration in minutes",
  durationHint: "Optional, from 1 to 240. Left blank, it shows as 15.",
  notes: "Notes",
  notesHint: "Optional.",
  create: "Create activity",
  creating: "Creating…",
  nameTooLong: "At most 120 characters.",
  durationWrong: "From 1 to 240 minutes.",
  notesTooLong: "At most 2,000 characters.",

  // messages
  added: "Activity added!",
  completedToast: "Activity Completed!",
  completedLater: "Kept on this device. It will be sent as soon as there’s a connection.",
  duplicate: "Duplicate activity",
  duplicateText: "This activity is already in your list of pending activities.",
  addFailed: "The activity couldn’t be added. Try again.",
  completeFailed: "The activity couldn’t be completed. Try again.",
  alreadyCompleted: "Activity already completed",
  alreadyCompletedText: "You finished this activity earlier.",
};

const es: typeof en = {
  title: "Actividades",
  intro: "Cosas pequeñas, a tu ritmo.",
  loading: "Cargando tus actividades",
  failed: "No se pudieron cargar tus actividades.",
  recommendationsFailed: "No se pudieron cargar las recomendaciones.",
  offline: "Ahora mismo no hay conexión. Vuelve a intentarlo en un momento.",
  retry: "Intentar de nuevo",
  error: "Error",
  close: "Cerrar",
  cancel: "Cancelar",

  more: "Más Actividades",
  generating: "Agregando…",
  newActivity: "Nueva Actividad",
  generated: (count) =>
    `${count} ${plural(count, "actividad agregada", "actividades agregadas")} a tu lista.`,
  noPlanToAdd: "No hay un plan activo para agregar actividades.",

  noPlan: "No hay plan activo",
  noPlanText: `Tu plan sale de tus respuestas a ${countEs} preguntas breves: ocho actividades elegidas para ti.`,
  assessment: "Hacer la evaluación",
  lowStock: "Quedan pocas actividades",
  lowStockText: (count) =>
    `${count === 0 ? "No hay ninguna" : `Hay ${count}`} en tu lista. «Más Actividades» agrega cuatro que encajan con tus respuestas.`,

  progress: "Progreso general",
  progressText: (done, total) =>
    `${done} de ${total} ${plural(total, "actividad completada", "actividades completadas")}`,
  percent: (percent) => `${percent}\u00a0%`,

  recommendations: "Recomendaciones para ti",
  recommendationsText: "Por tus respuestas, la hora y lo que te ayuda.",
  noRecommendations: "Ahora no hay nada que recomendar: todo lo que encaja ya está en tu lista.",
  priority: { high: "Prioridad alta", medium: "Prioridad media", low: "Prioridad baja" },
  timeOfDay: {
    morning: "Por la mañana",
    afternoon: "Por la tarde",
    evening: "Por la noche",
    anytime: "A cualquier hora",
  },
  whyThis: "Por qué esta:",
  why: "Por qué",
  add: "Agregar a mi lista",
  adding: "Agregando…",

  pending: "Actividades pendientes",
  nothingPending: "Ahora no hay nada pendiente.",
  nothingPendingText: "Agrega más o crea una tuya.",
  completed: "Actividades completadas",
  nothingCompleted: "Aquí aparecerá lo que completes.",
  showAll: (count) => `Ver las ${count}`,
  minutes: (count) => `${count} min`,
  recommended: "Recomendado",
  startSession: "Comenzar Sesión",
  quickComplete: "Marcar como completada",
  sure: "¿La marcas como completada? No se puede deshacer.",
  yesComplete: "Sí, completada",
  completing: "Guardando…",
  no: "No",
  done: "Completada",
  types: {
    meditation: "Meditación",
    breathing: "Respiración",
    journaling: "Escritura",
    exercise: "Movimiento",
    creative: "Creatividad",
    social: "Social",
    selfcare: "Autocuidado",
    nature: "Naturaleza",
    "digital-detox": "Sin pantallas",
    financial: "Dinero",
    reflection: "Reflexión",
    custom: "Propia",
  },

  name: "Nombre",
  duration: "Duración en minutos",
  durationHint: "Opcional, de 1 a 240. En blanco, se muestran 15.",
  notes: "Notas",
  notesHint: "Opcional.",
  create: "Crear actividad",
  creating: "Creando…",
  nameTooLong: "Como máximo 120 caracteres.",
  durationWrong: "De 1 a 240 minutos.",
  notesTooLong: "Como máximo 2000 caracteres.",

  added: "¡Actividad agregada!",
  completedToast: "¡Actividad Completada!",
  completedLater: "Guardada en este dispositivo. Se enviará en cuanto haya conexión.",
  duplicate: "Actividad duplicada",
  duplicateText: "Esta actividad ya existe en tu lista de actividades pendientes.",
  addFailed: "No se pudo agregar la actividad. Inténtalo de nuevo.",
  completeFailed: "No se pudo completar la actividad. Inténtalo de nuevo.",
  alreadyCompleted: "Actividad ya completada",
  alreadyCompletedText: "Esta actividad ya fue finalizada anteriormente.",
};

export const strings: ByLanguage<typeof en> = { en, es };
