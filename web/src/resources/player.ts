import { importAgain } from "../app/import-again.ts";
import { lazyScreen } from "../app/lazy-screen.tsx";

/** Shows a resource of type video: loaded only for those, and ready when one is opened. */
export const FilmPlayer = lazyScreen(() =>
  importAgain(() => import("../film/film-player.tsx")).then((module) => module.FilmPlayer),
);

/** The audio player: loaded only for audio resources, and ready when one is opened. */
export const AudioPlayer = lazyScreen(() =>
  importAgain(() => import("../audio/audio-player.tsx")).then((module) => module.AudioPlayer),
);
