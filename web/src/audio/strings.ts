import type { ByLanguage } from "@remanso/core/language.ts";
import type { AmbientSound } from "@remanso/core/resources/contract.ts";

const soundsEn: Record<AmbientSound, string> = {
  water: "Water",
  rain: "Rain",
  wind: "Wind",
  bowls: "Singing bowls",
  noise: "Soft noise",
};

const soundsEs: Record<AmbientSound, string> = {
  water: "Agua",
  rain: "Lluvia",
  wind: "Viento",
  bowls: "Cuencos",
  noise: "Rumor suave",
};

const en = {
  player: "Audio player",
  listen: "Listen",
  pause: "Pause",
  goOn: "Continue",
  again: "Listen again",
  previous: "Previous paragraph",
  next: "Next paragraph",
  place: "Place in the audio",
  placeText: (paragraph: string, time: string, total: string) => `${paragraph}, ${time} of ${total}`,
  paragraph: (paragraph: number, count: number) => `Paragraph ${paragraph} of ${count}`,
  timeOf: (time: string, total: string) => `${time} of about ${total}`,

  // on the stage
  invitation: "Make yourself comfortable, and press Listen when you like.",
  bell: "A bell",
  quiet: "A moment of quiet",
  paused: "Paused",
  ended: "That was all. Stay a little, if you like.",
  soundGoesOn: "The words are over. The sound goes on until the timer ends.",
  now: "What’s being said",

  // beside it
  care: "Eyes open or closed, as you prefer. If it becomes unpleasant, stop, look around you and feel the floor under your feet. Never listen while driving.",
  noVoice:
    "This device has no voice of its own for English. The words appear at the pace of a calm voice, with a soft bell at each paragraph.",
  voiceLost: "The voice of this device has stopped answering, so the words are shown instead.",
  textChosen: "Text only: each paragraph stays for as long as a calm voice would need.",

  // what can be set
  settings: "Sound, voice and timer",
  mixer: "Sounds in the background",
  mixerHint: "Mix them as you like. This device remembers it.",
  sounds: soundsEn,
  percent: (level: number) => `${level}%`,
  noSound: "No background",
  ownSound: (sound: string) => `Back to this audio’s own sound (${sound.toLowerCase()})`,
  voice: "Voice",
  voiceHint: "Only voices that are on this device: what you listen to isn’t sent anywhere.",
  textOnly: "Text only",
  voicesUnknown: "Looking for voices…",
  speed: "Pace",
  speeds: { slow: "Slower", normal: "Normal", quick: "Faster" },
  sleep: "Sleep timer",
  sleepOff: "Off",
  sleepMinutes: (minutes: number) => `In ${minutes} min`,
  sleepEnd: "When the audio ends",
  sleepHint: "The sound fades over twenty seconds and stops.",
  sleepAfterStart: "You can set it once the audio is playing.",
  sleepLeft: (time: string) => `Stops in ${time}`,
  sleepAtEnd: "Stops when the audio ends",

  // on other pages
  mini: "What is playing",
  close: "Close the player",
  openPlayer: (title: string) => `${title}: open the player`,
  playerAway: "The player couldn’t be loaded",
  playerAwayMore: "There seems to be no connection. You can read the text below in the meantime.",
};

const es: typeof en = {
  player: "Reproductor de audio",
  listen: "Escuchar",
  pause: "Pausar",
  goOn: "Continuar",
  again: "Escuchar otra vez",
  previous: "Párrafo anterior",
  next: "Párrafo siguiente",
  place: "Lugar en el audio",
  placeText: (paragraph, time, total) => `${paragraph}, ${time} de ${total}`,
  paragraph: (paragraph, count) => `Párrafo ${paragraph} de ${count}`,
  timeOf: (time, total) => `${time} de ${total} aprox.`,

  invitation: "Ponte a gusto y pulsa Escuchar cuando quieras.",
  bell: "Una campana",
  quiet: "Un momento de silencio",
  paused: "En pausa",
  ended: "Eso era todo. Quédate un poco más, si quieres.",
  soundGoesOn: "Las palabras han terminado. El sonido sigue hasta que acabe el temporizador.",
  now: "Lo que se está diciendo",

  care: "Ojos abiertos o cerrados, como prefieras. Si se vuelve desagradable, para, mira a tu alrededor y siente el suelo bajo los pies. No lo escuches mientras conduces.",
  noVoice:
    "Este dispositivo no tiene una voz propia en español. Las palabras aparecen al ritmo de una voz tranquila, con una campana suave en cada párrafo.",
  voiceLost: "La voz de este dispositivo ha dejado de responder, así que se muestran las palabras.",
  textChosen: "Solo texto: cada párrafo se queda lo que tardaría una voz tranquila.",

  settings: "Sonido, voz y temporizador",
  mixer: "Sonidos de fondo",
  mixerHint: "Mézclalos a tu gusto. Este dispositivo lo recuerda.",
  sounds: soundsEs,
  percent: (level) => `${level}\u00a0%`,
  noSound: "Sin fondo",
  ownSound: (sound) => `Volver al sonido de este audio (${sound.toLowerCase()})`,
  voice: "Voz",
  voiceHint: "Solo voces que están en este dispositivo: lo que escuchas no se envía a ningún sitio.",
  textOnly: "Solo texto",
  voicesUnknown: "Buscando voces…",
  speed: "Ritmo",
  speeds: { slow: "Más lento", normal: "Normal", quick: "Más rápido" },
  sleep: "Temporizador",
  sleepOff: "Sin temporizador",
  sleepMinutes: (minutes) => `En ${minutes} min`,
  sleepEnd: "Al acabar el audio",
  sleepHint: "El sonido se apaga poco a poco durante veinte segundos y se detiene.",
  sleepAfterStart: "Se puede poner cuando el audio esté sonando.",
  sleepLeft: (time) => `Se apaga en ${time}`,
  sleepAtEnd: "Se apaga al acabar el audio",

  mini: "Lo que está sonando",
  close: "Cerrar el reproductor",
  openPlayer: (title) => `${title}: abrir el reproductor`,
  playerAway: "No se pudo cargar el reproductor",
  playerAwayMore: "Parece que no hay conexión. Mientras tanto puedes leer el texto de abajo.",
};

export const strings: ByLanguage<typeof en> = { en, es };
