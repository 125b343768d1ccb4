import type { ByLanguage } from "@remanso/core/language.ts";

const en = {
  player: "Film",
  play: "Play the film",
  goOn: "Keep playing",
  pause: "Pause",
  again: "Play it again",
  back: "Back 10 seconds",
  forward: "Forward 10 seconds",
  place: "Place in the film",
  placeText: (time: string, total: string, scene: string) => `${time} of ${total}: ${scene}`,
  sceneOf: (scene: number, count: number, title: string) => `${scene} of ${count}. ${title}`,
  captions: "Captions",
  voice: "Voice",
  speed: "Speed",
  speedNow: (speed: string) => `Speed: ${speed}`,
  fullScreen: "Full screen",
  leaveFullScreen: "Leave full screen",
  noVoice: "This device has no English voice, so the captions tell the film.",
  care: "Watch it through first, or move along with it. Pause whenever you like.",
};

const es: typeof en = {
  player: "Película",
  play: "Ver la película",
  goOn: "Seguir viendo",
  pause: "Pausar",
  again: "Verla otra vez",
  back: "Diez segundos atrás",
  forward: "Diez segundos adelante",
  place: "Momento de la película",
  placeText: (time, total, scene) => `${time} de ${total}: ${scene}`,
  sceneOf: (scene, count, title) => `${scene} de ${count}. ${title}`,
  captions: "Subtítulos",
  voice: "Voz",
  speed: "Velocidad",
  speedNow: (speed) => `Velocidad: ${speed}`,
  fullScreen: "Pantalla completa",
  leaveFullScreen: "Salir de pantalla completa",
  noVoice: "Este dispositivo no tiene voz en español; los subtítulos cuentan la película.",
  care: "Puedes verla entera primero o ir haciéndolo a la vez. Páusala cuando quieras.",
};

export const strings: ByLanguage<typeof en> = { en, es };
