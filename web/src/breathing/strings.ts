import { questionCount } from "@remanso/core/assessment/question-ids.ts";
import type { ByLanguage } from "@remanso/core/language.ts";

const en = {
  title: "Breathing Game",

  // choosing
  chooseRhythm: "Your rhythm",
  chooseCycles: "How long",
  chooseMode: "How to play",
  names: { pranayama: "Advanced Pranayama" },
  difficulties: { beginner: "Beginner", intermediate: "Intermediate", advanced: "Advanced" },
  descriptions: {
    "4-7-8": "A short breath in, a long rest and a slow breath out.",
    box: "In, hold and out for the same count, then a short rest.",
    "4-4-6-2": "A gentle breath, longer on the way out than on the way in.",
    pranayama: "Long, full breaths for those who already practice.",
  },
  benefits: {
    "4-7-8": [
      "The long breath out may help you settle before sleep.",
      "Counting to seven may help thoughts to slow down.",
      "It may help you let go of tension after a hard moment.",
    ],
    box: [
      "Equal counts may help you gather your attention.",
      "It may help you stay steady before something that matters.",
      "It’s easy to remember, so it may help anywhere you can sit down.",
    ],
    "4-4-6-2": [
      "A longer breath out may help the body to slow down.",
      "It may help to loosen shoulders and jaw.",
      "It may help you pause in the middle of a full day.",
    ],
    pranayama: [
      "Deep, slow breaths may help you feel calm and awake at once.",
      "It may help you to notice your breath in more detail.",
      "With practice it may help you to breathe more slowly.",
    ],
  },
  rhythm: ({ inhale, hold, exhale, pause }: Rhythm) =>
    `In ${inhale} seconds, hold ${hold}, out ${exhale}, rest ${pause}`,
  minutes: (minutes: number) => `${minutes}-minute choice`,
  cycles: (cycles: number) => (cycles === 1 ? "1 cycle" : `${cycles} cycles`),
  trueLength: (length: string) => `takes ${length}`,
  lengthAdvice: {
    afterFirstMonth: "after your first month",
    moreThanAdvised: "more than advised",
  },
  adviceForLength:
    "4-7-8: the published advice is at most 4 breaths at a time during the first month, and 8 after that.",
  modes: { guided: "Guided", follow: "Follow" },
  modeTexts: {
    guided: "Watch and breathe. Nothing is measured: the accuracy shown is simulated.",
    follow:
      "Hold the circle (or Space, or Enter) while you breathe in, and let go to breathe out. Your own rhythm is measured.",
  },
  safety:
    "Sit or lie down, and never do this while driving. Stop if you feel dizzy. If you’re pregnant, or have epilepsy or a heart or lung condition, ask a doctor first.",
  start: "Start Session",

  // running
  pause: "Pause",
  resume: "Continue",
  restart: "Reset",
  calmCircle: "Breathe with the circle",
  easing: "It’s easing",
  minute: {
    title: "One minute to breathe",
    done: "That was a minute.",
    next: "What would feel right now?",
    again: "Another minute",
    questions: `Answer ${questionCount} questions`,
    account: "Create an account",
    home: "Go to Home",
    help: "Helplines",
    nothing: "Nothing else for now",
  },
  phases: { inhale: "Breathe in", hold: "Hold", exhale: "Breathe out", pause: "Rest", done: "Done" },
  spoken: (phase: string, seconds: number) => `${phase}, ${seconds} ${seconds === 1 ? "second" : "seconds"}`,
  paused: "Paused",
  pausedText: "Take the time you need.",
  cycleOf: (cycle: number, cycles: number) => `Cycle ${cycle} of ${cycles}`,
  cycleProgress: "Cycles done",
  accuracy: "Accuracy",
  simulated: "simulated",
  notYet: "–",
  percent: (percent: number) => `${percent}%`,
  holdHere: "Hold while you breathe in",
  calmView: "Full screen",
  leaveCalmView: "Leave full screen",
  sound: "Sound",
  vibration: "Vibration",
  soundText: "For closed eyes: a tone that rises for in, one bell for hold, a tone that falls for out",
  vibrationText: "For closed eyes: once for in, twice for hold, long for out",
  leaving: {
    title: "Leave this session?",
    text: "It’s paused. If you leave now, the breaths so far won’t count.",
    stay: "Keep breathing",
    leave: "Leave",
  },
  slept: "The game has ended",
  sleptText:
    "The page fell asleep in the middle of it, so it doesn’t count. Start another one whenever you like.",
  soundFailed: "This device doesn’t play the sounds right now.",
  keysGuided: "Space pauses and continues.",
  keysFollow: "Hold Space or Enter to breathe in.",

  sessionProgress: "This session",
  pattern: "Rhythm",
  cyclesDone: "Cycles done",
  phase: "Phase",
  averageAccuracy: "Average accuracy",
  doneOf: (done: number, cycles: number) => `${done} of ${cycles}`,

  traces: "Your breath beside the rhythm",
  tracesText: "The thin line is the rhythm, the full one your breath.",
  tracesEmpty: "Your first breath shows up here once it’s complete.",
  breath: (cycle: number, percent: number) => `Breath ${cycle}: ${percent}% in time`,
  breathNumber: (cycle: number) => `Breath ${cycle}`,

  // stats and benefits
  statsTitle: "Your breathing",
  stats: {
    level: "Level",
    points: "Points",
    streak: "Streak",
    totalSessions: "Sessions",
    perfectBreaths: "Perfect breaths",
    longestStreak: "Longest streak",
  },
  statsHint: "The streak grows with each session of 85% or more on average.",
  statsFailed: "Your numbers couldn’t be loaded.",
  retry: "Try again",
  benefitsTitle: "What it may help with",

  // after it
  points: (points: number) => `${points} points`,
  result: (percent: number, points: number) => `${percent}% on average · ${points} points`,
  completed: "Session Complete!",
  completedText: "Stay with the calm for a moment before you move on.",
  perfect: (count: number) => (count === 1 ? "1 perfect breath" : `${count} perfect breaths`),
  simulatedNote: "In guided mode the accuracy is simulated. In follow mode it’s measured.",
  kept: "There’s no connection right now. Your session is kept on this device and sent later.",
  sendFailed: "Your session couldn’t be saved",
  sendFailedText: "It’s still here. Try again in a moment.",
  sending: "Saving…",
  continue: "Continue",
  toGarden: "See my garden",
  close: "Close",
};

interface Rhythm {
  readonly inhale: number;
  readonly hold: number;
  readonly exhale: number;
  readonly pause: number;
}

const es: typeof en = {
  title: "Juego de Respiración",

  chooseRhythm: "Tu ritmo",
  chooseCycles: "Cuánto tiempo",
  chooseMode: "Cómo jugar",
  names: { pranayama: "Pranayama Avanzado" },
  difficulties: { beginner: "Principiante", intermediate: "Intermedio", advanced: "Avanzado" },
  descriptions: {
    "4-7-8": "Una inspiración corta, un descanso largo y una salida lenta.",
    box: "Inhalar, mantener y exhalar lo mismo, y después un breve descanso.",
    "4-4-6-2": "Una respiración suave que tarda más en salir que en entrar.",
    pranayama: "Respiraciones largas y completas para quien ya practica.",
  },
  benefits: {
    "4-7-8": [
      "La salida larga puede ayudarte a serenarte antes de dormir.",
      "Contar hasta siete puede ayudar a que los pensamientos vayan más despacio.",
      "Puede ayudarte a soltar la tensión después de un momento difícil.",
    ],
    box: [
      "Los tiempos iguales pueden ayudarte a reunir la atención.",
      "Puede ayudarte a mantenerte firme antes de algo importante.",
      "Es fácil de recordar, así que puede ayudarte en cualquier lugar donde puedas sentarte.",
    ],
    "4-4-6-2": [
      "Una salida más larga puede ayudar al cuerpo a ir más despacio.",
      "Puede ayudar a aflojar los hombros y la mandíbula.",
      "Puede ayudarte a hacer una pausa en medio de un día lleno.",
    ],
    pranayama: [
      "Las respiraciones lentas y profundas pueden ayudarte a sentir calma sin perder claridad.",
      "Puede ayudarte a notar tu respiración con más detalle.",
      "Con la práctica puede ayudarte a respirar más despacio.",
    ],
  },
  rhythm: ({ inhale, hold, exhale, pause }) =>
    `Inhala ${inhale} segundos, mantén ${hold}, exhala ${exhale}, descansa ${pause}`,
  minutes: (minutes) => `la opción de ${minutes === 1 ? "1 minuto" : `${minutes} minutos`}`,
  cycles: (cycles) => (cycles === 1 ? "1 ciclo" : `${cycles} ciclos`),
  trueLength: (length) => `dura ${length}`,
  lengthAdvice: {
    afterFirstMonth: "tras tu primer mes",
    moreThanAdvised: "más de lo aconsejado",
  },
  adviceForLength:
    "4-7-8: lo que se aconseja es un máximo de 4 respiraciones por vez durante el primer mes, y de 8 después.",
  modes: { guided: "Guiado", follow: "Seguir" },
  modeTexts: {
    guided: "Mira y respira. No se mide nada: la precisión que ves es simulada.",
    follow:
      "Mantén pulsado el círculo (o Espacio, o Enter) mientras inhalas y suelta para exhalar. Se mide tu propio ritmo.",
  },
  safety:
    "Siéntate o acuéstate, nunca al volante. Detente si te mareas. Si hay un embarazo, epilepsia o una enfermedad del corazón o de los pulmones, pregunta antes en una consulta médica.",
  start: "Comenzar Sesión",

  pause: "Pausar",
  resume: "Continuar",
  restart: "Reiniciar",
  calmCircle: "Respirar con el círculo",
  easing: "Ya se me pasa",
  minute: {
    title: "Un minuto para respirar",
    done: "Ha pasado un minuto.",
    next: "¿Qué te vendría bien ahora?",
    again: "Otro minuto",
    questions: `Responder ${questionCount} preguntas`,
    account: "Crear una cuenta",
    home: "Ir al inicio",
    help: "Líneas de ayuda",
    nothing: "Por ahora, nada más",
  },
  phases: { inhale: "Inhala", hold: "Mantén", exhale: "Exhala", pause: "Descansa", done: "Listo" },
  spoken: (phase, seconds) => `${phase}, ${seconds} ${seconds === 1 ? "segundo" : "segundos"}`,
  paused: "En pausa",
  pausedText: "Tómate el tiempo que necesites.",
  cycleOf: (cycle, cycles) => `Ciclo ${cycle} de ${cycles}`,
  cycleProgress: "Ciclos completados",
  accuracy: "Precisión",
  simulated: "simulada",
  notYet: "–",
  percent: (percent) => `${percent}\u00a0%`,
  holdHere: "Mantén pulsado mientras inhalas",
  calmView: "Pantalla completa",
  leaveCalmView: "Salir de la pantalla completa",
  sound: "Sonido",
  vibration: "Vibración",
  soundText:
    "Para los ojos cerrados: un tono que sube al inhalar, una campana al mantener, un tono que baja al exhalar",
  vibrationText: "Para los ojos cerrados: una vez al inhalar, dos al mantener, larga al exhalar",
  leaving: {
    title: "¿Salir de esta sesión?",
    text: "Está en pausa. Si sales ahora, las respiraciones que llevas no se contarán.",
    stay: "Seguir respirando",
    leave: "Salir",
  },
  slept: "El juego ha terminado",
  sleptText: "La página se durmió a mitad, así que no cuenta. Empieza otro cuando quieras.",
  soundFailed: "Este dispositivo no reproduce los sonidos ahora mismo.",
  keysGuided: "La barra espaciadora pausa y continúa.",
  keysFollow: "Mantén Espacio o Enter para inhalar.",

  sessionProgress: "Esta sesión",
  pattern: "Ritmo",
  cyclesDone: "Ciclos completados",
  phase: "Fase",
  averageAccuracy: "Precisión promedio",
  doneOf: (done, cycles) => `${done} de ${cycles}`,

  traces: "Tu respiración junto al ritmo",
  tracesText: "La línea fina es el ritmo; la llena, tu respiración.",
  tracesEmpty: "Tu primera respiración aparecerá aquí cuando la completes.",
  breath: (cycle, percent) => `Respiración ${cycle}: ${percent}\u00a0% a tiempo`,
  breathNumber: (cycle) => `Respiración ${cycle}`,

  statsTitle: "Tu respiración",
  stats: {
    level: "Nivel",
    points: "Puntos",
    streak: "Racha",
    totalSessions: "Sesiones",
    perfectBreaths: "Respiraciones perfectas",
    longestStreak: "Racha más larga",
  },
  statsHint: "La racha crece con cada sesión de 85\u00a0% o más en promedio.",
  statsFailed: "No se pudieron cargar tus números.",
  retry: "Intentar de nuevo",
  benefitsTitle: "En qué puede ayudarte",

  points: (points) => `${points} puntos`,
  result: (percent, points) => `${percent}\u00a0% en promedio · ${points} puntos`,
  completed: "¡Sesión Completada!",
  completedText: "Quédate un momento en la calma antes de seguir.",
  perfect: (count) => (count === 1 ? "1 respiración perfecta" : `${count} respiraciones perfectas`),
  simulatedNote: "En el modo guiado la precisión es simulada. En el modo seguir se mide.",
  kept: "Ahora mismo no hay conexión. Tu sesión queda guardada en este dispositivo y se enviará más tarde.",
  sendFailed: "No se pudo guardar tu sesión",
  sendFailedText: "Sigue aquí. Inténtalo de nuevo en un momento.",
  sending: "Guardando…",
  continue: "Continuar",
  toGarden: "Ver mi jardín",
  close: "Cerrar",
};

export const strings: ByLanguage<typeof en> = { en, es };
