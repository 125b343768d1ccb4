import type { ByLanguage } from "@remanso/core/language.ts";
import type { SpokenTime } from "./time-left.ts";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const time = ({ hours, minutes }: SpokenTime) =>
  [
    hours > 0 ? plural(hours, "hour", "hours") : "",
    minutes > 0 || hours === 0 ? plural(minutes, "minute", "minutes") : "",
  ]
    .filter(Boolean)
    .join(" and ");

const tiempo = ({ hours, minutes }: SpokenTime) =>
  [
    hours > 0 ? plural(hours, "hora", "horas") : "",
    minutes > 0 || hours === 0 ? plural(minutes, "minuto", "minutos") : "",
  ]
    .filter(Boolean)
    .join(" y ");

const isNow = ({ hours, minutes }: SpokenTime) => hours === 0 && minutes === 0;

interface Told {
  readonly name: string;
  readonly level: number;
  readonly maxLevel: number;
  readonly health: number;
  readonly band: string;
}

const en = {
  title: "Virtual Zen Garden",
  intro: "What you do for yourself grows here, at its own pace.",
  loading: "Loading your garden",
  failed: "Your garden couldn’t be loaded.",
  statsFailed: "Your garden’s numbers couldn’t be loaded.",
  offline: "There’s no connection right now. Try again in a moment.",
  retry: "Try again",
  error: "Error",

  // figures
  figures: "Your garden in numbers",
  plants: "Plants",
  level: "Garden level",
  health: "Average health",
  days: "Days in a row",
  percent: (percent: number) => `${percent}%`,

  // modes
  modes: "What to do in the garden",
  modeNames: { view: "View Garden", water: "Water Plants", arrange: "Rearrange" },
  hints: {
    view: "Tap or click a plant to get to know it",
    water: "Tap or click the plants to water them and improve their health",
    arrange: "Tap or click a plant, then a new place to move it",
  },
  arrangeMore:
    "You can also drag it, or move it with the arrow keys: Enter puts it down, Escape puts it back.",

  // the canvas
  canvas: "Your garden",
  skip: "Skip the plants",
  plantLabel: ({ name, level, maxLevel, health, band }: Told) =>
    `${name}, level ${level} of ${maxLevel}, health ${health}%, ${band}`,
  carried: (name: string) =>
    `${name} is in your hand. Arrow keys move it, Enter puts it down, Escape puts it back.`,
  standsAt: (x: number, y: number) => `${x}% from the left, ${y}% from the back`,
  moved: (name: string) => `${name} is in its new place.`,
  putBack: (name: string) => `${name} stays where it was.`,

  // watering all, and sleep
  waterAll: "Water them all",
  asleep: "The garden is asleep.",
  wake: "Watering once wakes every plant.",
  againIn: (left: string) => `All watered. Again in ${left}.`,
  rains: "It’s raining on your garden today, thanks to your practice.",
  grewMeanwhile: "Something has grown since you were last here.",

  // bands
  bands: { thriving: "thriving", healthy: "healthy", thirsty: "thirsty", drooping: "drooping" },

  // the card of a plant
  isNew: "New in your garden",
  hasGrown: "It has grown",
  levelOf: (level: number, maxLevel: number) => `Level ${level} of ${maxLevel}`,
  fullyGrown: "Fully grown",
  plantLevel: "Level",
  plantHealth: "Health",
  healthWords: (health: number, band: string) => `${health}%, ${band}`,
  source: "It grew from",
  watering: "Water",
  canBeWatered: "It can be watered now.",
  rests: (since: string, left: string) => `Watered ${since}. It can be watered again in ${left}.`,
  water: "Water it",
  move: "Move it",
  close: "Close the card",
  time,
  ago: (since: SpokenTime) => (isNow(since) ? "just now" : `${time(since)} ago`),

  // types
  types: "Plants that can grow here",
  typesText: "Each one grows from something you do.",
  unlocked: "Unlocked",
  progress: (done: number, of: number) => `${done} of ${of}`,
  progressLabel: (name: string) => `${name}: on the way to the next plant`,
  next: (done: number, of: number) => `${done} of ${of} for the next one`,
  allHere: "All ten are in your garden",
  inGarden: (count: number) => (count === 1 ? "1 in your garden" : `${count} in your garden`),

  // empty
  emptyTitle: "Your garden is waiting...",
  emptyText:
    "The first plant is a bamboo: it comes with your first breathing activity. A breathing game counts too.",
  breathe: "Breathe for a moment",
  toActivities: "See the activities",

  // the list
  list: "The same view as a list",
  listText: "Everything you can do in the picture, you can do here too.",
  see: "See",
  waterShort: "Water",
  moveShort: "Move",
  actionOn: (action: string, name: string) => `${action}: ${name}`,
  restsShort: (left: string) => `It rests: water again in ${left}`,
  fromLeft: "From the left, in %",
  fromBack: "From the back, in %",
  placeHint: "From 5 to 95.",
  placeWrong: "A number from 5 to 95.",
  nudges: {
    ArrowLeft: "To the left",
    ArrowRight: "To the right",
    ArrowUp: "To the back",
    ArrowDown: "To the front",
  },
  putHere: "Put it here",
  cancel: "Cancel",

  // messages
  watered: "Plant watered!",
  wateredText: "Your plant looks healthier and happier.",
  allWatered: "Plants watered!",
  allWateredText: "Your plants look healthier and happier.",
  keptText: "Kept on this device. It will be sent as soon as there’s a connection.",
  waterFailed: "The plant couldn’t be watered. Try again.",
  waterAllFailed: "The plants couldn’t be watered. Try again.",
  resting: "This plant is resting",
  restingText: (left: string) => `It was watered a little while ago. It can be watered again in ${left}.`,
  restingSoon: "It was watered a little while ago. It can be watered again later.",
  allResting: "Your plants are resting",
  allRestingText: (left: string) => `They were watered a little while ago. You can water again in ${left}.`,
  allRestingSoon: "They were watered a little while ago. You can water again later.",
  moveFailed: "The plant couldn’t be moved. Try again.",
  gone: "This plant is no longer here.",
};

const es: typeof en = {
  title: "Jardín Zen Virtual",
  intro: "Lo que haces por ti crece aquí, a su ritmo.",
  loading: "Cargando tu jardín",
  failed: "No se pudo cargar tu jardín.",
  statsFailed: "No se pudieron cargar las cifras de tu jardín.",
  offline: "Ahora mismo no hay conexión. Vuelve a intentarlo en un momento.",
  retry: "Intentar de nuevo",
  error: "Error",

  figures: "Tu jardín en cifras",
  plants: "Plantas",
  level: "Nivel del jardín",
  health: "Salud promedio",
  days: "Días consecutivos",
  percent: (percent) => `${percent}\u00a0%`,

  modes: "Qué hacer en el jardín",
  modeNames: { view: "Ver Jardín", water: "Regar Plantas", arrange: "Reorganizar" },
  hints: {
    view: "Toca una planta para conocerla",
    water: "Haz clic en las plantas para regarlas y mejorar su salud",
    arrange: "Haz clic en una planta y luego en una nueva ubicación para moverla",
  },
  arrangeMore:
    "También puedes arrastrarla, o moverla con las flechas del teclado: Enter la deja, Escape la devuelve.",

  canvas: "Tu jardín",
  skip: "Saltar las plantas",
  plantLabel: ({ name, level, maxLevel, health, band }) =>
    `${name}, nivel ${level} de ${maxLevel}, salud ${health}\u00a0%, ${band}`,
  carried: (name) =>
    `Tienes en la mano: ${name}. Las flechas mueven la planta, Enter la deja, Escape la devuelve.`,
  standsAt: (x, y) => `${x}\u00a0% desde la izquierda, ${y}\u00a0% desde el fondo`,
  moved: (name) => `Ya está en su nueva ubicación: ${name}.`,
  putBack: (name) => `Se queda donde estaba: ${name}.`,

  waterAll: "Regar todas",
  asleep: "El jardín duerme.",
  wake: "Riega una vez y se despiertan todas las plantas.",
  againIn: (left) => `Todas regadas. Otra vez en ${left}.`,
  rains: "Hoy llueve en tu jardín, gracias a tu práctica.",
  grewMeanwhile: "Algo ha crecido desde tu última visita.",

  bands: { thriving: "radiante", healthy: "sana", thirsty: "con sed", drooping: "decaída" },

  isNew: "Planta nueva en tu jardín",
  hasGrown: "Ha crecido",
  levelOf: (level, maxLevel) => `Nivel ${level} de ${maxLevel}`,
  fullyGrown: "Ha crecido del todo",
  plantLevel: "Nivel",
  plantHealth: "Salud",
  healthWords: (health, band) => `${health}\u00a0%, ${band}`,
  source: "Nació de",
  watering: "Riego",
  canBeWatered: "Se puede regar ahora.",
  rests: (since, left) => `Regada ${since}. Se podrá regar otra vez en ${left}.`,
  water: "Regarla",
  move: "Moverla",
  close: "Cerrar la ficha",
  time: tiempo,
  ago: (since) => (isNow(since) ? "ahora mismo" : `hace ${tiempo(since)}`),

  types: "Plantas que pueden crecer aquí",
  typesText: "A cada una la despierta algo que haces.",
  unlocked: "Desbloqueada",
  progress: (done, of) => `${done} de ${of}`,
  progressLabel: (name) => `${name}: camino de la próxima planta`,
  next: (done, of) => `${done} de ${of} para la próxima`,
  allHere: "Las diez están en tu jardín",
  inGarden: (count) => (count === 1 ? "1 en tu jardín" : `${count} en tu jardín`),

  emptyTitle: "Tu jardín está esperando...",
  emptyText:
    "La primera planta es un bambú: llega con tu primera actividad de respiración. También cuenta el juego de respiración.",
  breathe: "Respirar un momento",
  toActivities: "Ver las actividades",

  list: "La misma vista en lista",
  listText: "Todo lo que se puede hacer en el dibujo se puede hacer también aquí.",
  see: "Ver",
  waterShort: "Regar",
  moveShort: "Mover",
  actionOn: (action, name) => `${action}: ${name}`,
  restsShort: (left) => `Descansa: se podrá regar en ${left}`,
  fromLeft: "Desde la izquierda, en %",
  fromBack: "Desde el fondo, en %",
  placeHint: "De 5 a 95.",
  placeWrong: "Un número de 5 a 95.",
  nudges: {
    ArrowLeft: "A la izquierda",
    ArrowRight: "A la derecha",
    ArrowUp: "Hacia el fondo",
    ArrowDown: "Hacia delante",
  },
  putHere: "Dejarla aquí",
  cancel: "Cancelar",

  watered: "¡Planta regada!",
  wateredText: "Tu planta se ve más saludable y feliz.",
  allWatered: "¡Plantas regadas!",
  allWateredText: "Tus plantas se ven más saludables y felices.",
  keptText: "Guardado en este dispositivo. Se enviará en cuanto haya conexión.",
  waterFailed: "No se pudo regar la planta. Intenta de nuevo.",
  waterAllFailed: "No se pudieron regar las plantas. Intenta de nuevo.",
  resting: "Esta planta está descansando",
  restingText: (left) => `Se regó hace poco. Se podrá regar otra vez en ${left}.`,
  restingSoon: "Se regó hace poco. Se podrá regar otra vez más tarde.",
  allResting: "Tus plantas están descansando",
  allRestingText: (left) => `Se regaron hace poco. Podrás volver a regar en ${left}.`,
  allRestingSoon: "Se regaron hace poco. Podrás volver a regar más tarde.",
  moveFailed: "No se pudo mover la planta. Intenta de nuevo.",
  gone: "Esta planta ya no está.",
};

export const strings: ByLanguage<typeof en> = { en, es };
