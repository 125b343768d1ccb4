import { assessmentMinutes, questionCount } from "@remanso/core/assessment/question-ids.ts";
import { inWords, inWordsAtStart } from "@remanso/core/number-words.ts";
import type { ByLanguage } from "@remanso/core/language.ts";
import type { Practice, ResourceCategory, ResourceType } from "@remanso/core/resources/contract.ts";

const { en: countEn, es: countEs } = inWordsAtStart(questionCount);
const { en: minutesEn, es: minutesEs } = inWords(assessmentMinutes);

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

type BuiltIn = "work-stress-understanding" | "morning-meditation" | "financial-stress-management";

interface BuiltInWords {
  title: string;
  description: string;
}

interface PracticeWords {
  title: string;
  text: string;
  go: string;
}

const categoriesEn: Record<ResourceCategory, string> = {
  work: "Work",
  financial: "Money",
  personal: "Personal",
  global: "Global",
  general: "General",
};

// specification §3: category labels
const categoriesEs: Record<ResourceCategory, string> = {
  work: "Laboral",
  financial: "Financiero",
  personal: "Personal",
  global: "Global",
  general: "General",
};

const typesEn: Record<ResourceType, string> = {
  article: "Article",
  guide: "Guide",
  audio: "Audio",
  video: "Short film",
};

const typesEs: Record<ResourceType, string> = {
  article: "Artículo",
  guide: "Guía",
  audio: "Audio",
  video: "Película corta",
};

const practicesEn: Record<Practice, PracticeWords> = {
  breathing: {
    title: "Try it with the water",
    text: "A few slow rounds of the breathing game. You can stop at any moment.",
    go: "Go to the breathing game",
  },
  activities: {
    title: "Something small to do",
    text: "Your activities are guided step by step. Choose one that fits into your day, or none.",
    go: "Go to your activities",
  },
  garden: {
    title: "A moment in the garden",
    text: "Look at what has grown, or water a plant.",
    go: "Go to the garden",
  },
  assessment: {
    title: "See how you’re doing",
    text: `${countEn} short questions, about ${minutesEn} minutes. Remanso’s own questionnaire, not a diagnosis.`,
    go: "Go to the assessment",
  },
};

const practicesEs: Record<Practice, PracticeWords> = {
  breathing: {
    title: "Pruébalo con el agua",
    text: "Unas rondas lentas del juego de respiración. Puedes parar en cualquier momento.",
    go: "Ir al juego de respiración",
  },
  activities: {
    title: "Algo pequeño que hacer",
    text: "Tus actividades se siguen paso a paso. Elige una que quepa en el día de hoy, o ninguna.",
    go: "Ir a tus actividades",
  },
  garden: {
    title: "Un momento en el jardín",
    text: "Mira lo que ha crecido o riega una planta.",
    go: "Ir al jardín",
  },
  assessment: {
    title: "Mira cómo estás",
    text: `${countEs} preguntas breves, unos ${minutesEs} minutos. Es un cuestionario propio de Remanso, no un diagnóstico.`,
    go: "Ir a la evaluación",
  },
};

// specification §3: the three built-in resources, shown when the list is none
const builtInEn: Record<BuiltIn, BuiltInWords> = {
  "work-stress-understanding": {
    title: "Understanding work stress",
    description:
      "What stress at work is made of, how it shows, what is yours to change and what belongs to the organization.",
  },
  "morning-meditation": {
    title: "Morning meditation",
    description:
      "Ten unhurried minutes to begin the day: arriving in the body, a few slower breaths, and one word to take along.",
  },
  "financial-stress-management": {
    title: "Managing financial stress",
    description:
      "What worrying about money does to attention and sleep, a calm first look at your numbers, and who to ask.",
  },
};

const builtInEs: Record<BuiltIn, BuiltInWords> = {
  "work-stress-understanding": {
    title: "Entender el estrés laboral",
    description:
      "De qué está hecho el estrés en el trabajo, cómo se nota, qué puedes cambiar tú y qué le toca a la organización.",
  },
  "morning-meditation": {
    title: "Meditación matutina",
    description:
      "Diez minutos sin prisa para empezar el día: llegar al cuerpo, respirar un poco más despacio y elegir una palabra para llevar contigo.",
  },
  "financial-stress-management": {
    title: "Manejo del estrés financiero",
    description:
      "Qué hace la preocupación por el dinero con la atención y el sueño, cómo mirar tus números con calma y a quién acudir.",
  },
};

const en = {
  title: "Resource Library",
  subtitle: "Content personalized for your progress",
  backHome: "Back to Home",
  loading: "Loading the library",
  offline: "There’s no connection right now.",
  failed: "Your library couldn’t be loaded. Until it loads, these three are a good place to start.",
  progressFailed: "Your progress in the library couldn’t be loaded.",
  retry: "Try again",
  retrying: "Trying…",
  categories: categoriesEn,
  types: typesEn,
  read: "Read",
  builtIn: builtInEn,

  // learning progress
  progress: {
    title: "Your learning progress",
    daysActive: "Days active",
    activities: "Activities completed",
    resources: "Resources available",
    milestones: "What opens along the way",
    names: { 5: "Advanced Breathing Techniques", 15: "Mastery of Resilience at Work" },
    of: (done: number, needed: number) => `${done}/${needed}`,
    spoken: (done: number, needed: number) => `${done} of ${needed} activities completed`,
    all: (done: number) =>
      `Congratulations! With ${done} activities completed, the whole library is open to you.`,
  },

  // search and filters
  search: "Search titles and texts",
  searchExample: "Sleep, money…",
  clearSearch: "Clear the search",
  showFilters: "Filters",
  topic: "Topic",
  allTopics: "All",
  type: "Type",
  allTypes: "All types",
  length: "Length",
  anyLength: "Any length",
  lengths: { short: "Up to 5 min", medium: "6 to 8 min", long: "9 min or more" },
  unreadOnly: "Unread only",
  clearFilters: "Clear filters",
  count: (count: number) => `${count} ${plural(count, "resource", "resources")}`,
  searchingTexts: "Searching the texts too…",
  textsOffline: "There’s no connection: only titles and descriptions were searched.",
  textsFailed: "The texts couldn’t be searched: these come from titles and descriptions.",
  forYou: "For you now",
  shelves: "On the shelves",
  othersOfTopic: (count: number) => `${count} more on this shelf`,
  nothingFound: "Nothing on these shelves",
  nothingFoundText: "Another word or fewer filters may help.",

  // one resource
  resource: "Resource",
  toLibrary: "Library",
  backToLibrary: "Back to the library",
  loadingResource: "Loading the resource",
  resourceFailed: "This resource couldn’t be loaded",
  resourceFailedText: "Nothing of yours was lost.",
  resourceOffline: "There’s no connection right now. Try again in a moment.",
  notFound: "Resource not found",
  notFoundText: "There’s nothing at this address, or it has another name now.",
  locked: "Not open yet",
  lockedText: (needs: number, completed: number) =>
    `It opens once you have completed ${needs} activities. You have completed ${completed || "none"} so far. There’s no hurry: it will wait here.`,
  lockedProgress: "On the way to this resource",
  toActivities: "Go to your activities",
  markRead: "Mark as read",
  markUnread: "Mark as unread",
  nowRead: "Marked as read.",
  nowUnread: "Marked as unread.",
  markFailed: "This couldn’t be saved",
  goOn: "Continue where you left off",
  text: "To read",
  listenText: "The same words, in case you’d rather read.",
  steps: "Step by step",
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  afterwards: "Good to know",
  practices: practicesEn,
  sources: "Sources",
  source: (publisher: string, year: number) => `${publisher}, ${year}`,
  checked: (day: string) => `Sources last checked on ${day}.`,
  reviewed: (day: string) => `Reviewed on ${day}.`,
  selfHelp:
    "This is self-help and not medical or psychological advice. If things don’t get better, talk to a professional.",
  help: "Helplines",
  neighbours: "More in the library",
  previous: "Previous",
  next: "Next",
};

const es: typeof en = {
  title: "Biblioteca de Recursos",
  subtitle: "Contenido personalizado basado en tu progreso",
  backHome: "Volver al inicio",
  loading: "Cargando la biblioteca",
  offline: "Ahora mismo no hay conexión.",
  failed: "No se pudo cargar tu biblioteca. Mientras llega, estos tres son un buen comienzo.",
  progressFailed: "No se pudo cargar tu progreso en la biblioteca.",
  retry: "Intentar de nuevo",
  retrying: "Intentando…",
  categories: categoriesEs,
  types: typesEs,
  read: "Leído",
  builtIn: builtInEs,

  progress: {
    title: "Tu progreso de aprendizaje",
    daysActive: "Días Activo",
    activities: "Actividades completadas",
    resources: "Recursos disponibles",
    milestones: "Lo que se abre por el camino",
    names: { 5: "Técnicas Avanzadas de Respiración", 15: "Maestría en Resiliencia Laboral" },
    of: (done, needed) => `${done}/${needed}`,
    spoken: (done, needed) => `${done} de ${needed} actividades completadas`,
    all: (done) =>
      `¡Felicidades! Con ${done} actividades completadas, toda la biblioteca está abierta para ti.`,
  },

  search: "Buscar en títulos y textos",
  searchExample: "Dormir, dinero…",
  clearSearch: "Borrar la búsqueda",
  showFilters: "Filtros",
  topic: "Tema",
  allTopics: "Todos",
  type: "Tipo",
  allTypes: "Todos los tipos",
  length: "Duración",
  anyLength: "Cualquier duración",
  lengths: { short: "Hasta 5 min", medium: "De 6 a 8 min", long: "9 min o más" },
  unreadOnly: "Solo sin leer",
  clearFilters: "Quitar filtros",
  count: (count) => `${count} ${plural(count, "recurso", "recursos")}`,
  searchingTexts: "Buscando también dentro de los textos…",
  textsOffline: "No hay conexión: solo se ha buscado en títulos y descripciones.",
  textsFailed: "No se pudo buscar dentro de los textos: esto sale de títulos y descripciones.",
  forYou: "Para ti ahora",
  shelves: "En los estantes",
  othersOfTopic: (count) => `Otros ${count} de este estante`,
  nothingFound: "Nada en estos estantes",
  nothingFoundText: "Puede ayudar otra palabra o quitar algún filtro.",

  resource: "Recurso",
  toLibrary: "Biblioteca",
  backToLibrary: "Volver a la biblioteca",
  loadingResource: "Cargando el recurso",
  resourceFailed: "No se pudo cargar este recurso",
  resourceFailedText: "No se ha perdido nada tuyo.",
  resourceOffline: "Ahora mismo no hay conexión. Vuelve a intentarlo en un momento.",
  notFound: "Recurso no encontrado",
  notFoundText: "No hay nada en esta dirección, o ahora tiene otro nombre.",
  locked: "Todavía no está abierto",
  lockedText: (needs, completed) =>
    `Se abre cuando hayas completado ${needs} actividades. Por ahora llevas ${completed === 1 ? "una" : completed || "ninguna"}. No hay prisa: te espera aquí.`,
  lockedProgress: "El camino hasta este recurso",
  toActivities: "Ir a tus actividades",
  markRead: "Marcar como leído",
  markUnread: "Marcar como no leído",
  nowRead: "Marcado como leído.",
  nowUnread: "Marcado como no leído.",
  markFailed: "No se pudo guardar",
  goOn: "Seguir donde estabas",
  text: "Para leer",
  listenText: "Las mismas palabras, por si prefieres leerlas.",
  steps: "Paso a paso",
  step: (number, of) => `Paso ${number} de ${of}`,
  afterwards: "Conviene saber",
  practices: practicesEs,
  sources: "Fuentes",
  source: (publisher, year) => `${publisher}, ${year}`,
  checked: (day) => `Fuentes comprobadas el ${day}.`,
  reviewed: (day) => `Revisado el ${day}.`,
  selfHelp:
    "Esto es autoayuda y no un consejo médico ni psicológico. Si las cosas no mejoran, habla con un profesional.",
  help: "Líneas de ayuda",
  neighbours: "Más en la biblioteca",
  previous: "Anterior",
  next: "Siguiente",
};

export const strings: ByLanguage<typeof en> = { en, es };
