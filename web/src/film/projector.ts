import type { Language } from "@remanso/core/language.ts";
import { audioChoices, onAudioChoices } from "../audio/audio-choices.ts";
import { audioState } from "../audio/audio-store.ts";
import { openMediaSession } from "../audio/media-session.ts";
import { askToSpeak, speak, type SpeechTrouble } from "../audio/speech.ts";
import { createTeller } from "../audio/teller.ts";
import { captionAt, restAt, sceneAt, type Film } from "./film.ts";
import { timeAt, type FilmClock } from "./film-clock.ts";

export type FilmStatus = "idle" | "playing" | "paused" | "finished";

export interface FilmState {
  readonly status: FilmStatus;
  readonly clock: FilmClock;
}

export interface Projector {
  readonly state: () => FilmState;
  readonly now: () => number;
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (seconds: number) => void;
  readonly close: () => void;
}

interface Showing {
  readonly film: Film;
  readonly title: string;
  readonly language: Language;
  readonly onChange: (state: FilmState) => void;
}

/** A showing in progress. */
interface Reel extends Showing {
  readonly teller: ReturnType<typeof createTeller>;
  media: ReturnType<typeof openMediaSession>;
  state: FilmState;
  /** Cancels what is in progress. */
  stop: () => void;
}

// a finger on the slider passes many places: the voice waits until it rests
const settleSeconds = 0.3;
// less than a frame from the end is the end
const endSeconds = 0.05;

/** Shows a film: time goes by its clock, and each sentence is said by the device's own voice where there is one. */
export function openProjector(showing: Showing): Projector {
  const reel: Reel = {
    ...showing,
    teller: createTeller(showing.language),
    media: null,
    state: { status: "idle", clock: { seconds: 0, atMs: null, speed: 1, limit: 0 } },
    stop: () => {},
  };
  const pauseNow = () => pause(reel);
  const pauseWhenHidden = () => {
    if (document.hidden) pause(reel);
  };
  const stopListening = onAudioChoices(() => {
    reel.teller.choose();
    if (reel.state.status === "playing") run(reel);
  });
  document.addEventListener("visibilitychange", pauseWhenHidden);
  addEventListener("pagehide", pauseNow);
  return {
    state: () => reel.state,
    now: () => now(reel),
    play: () => play(reel),
    pause: pauseNow,
    seek: (seconds) => seek(reel, seconds),
    close: () => {
      pause(reel);
      reel.stop();
      stopListening();
      document.removeEventListener("visibilitychange", pauseWhenHidden);
      removeEventListener("pagehide", pauseNow);
      reel.teller.close();
      reel.media?.close();
    },
  };
}

function now({ state }: Reel): number {
  return timeAt(state.clock, Date.now());
}

function change(reel: Reel, next: Partial<FilmState>): void {
  reel.state = { ...reel.state, ...next };
  reel.onChange(reel.state);
  const isPlaying = reel.state.status === "playing";
  reel.media?.show({ isPlaying, position: now(reel), duration: reel.film.totalSeconds });
}

function stand(reel: Reel, seconds: number, status: FilmStatus): void {
  reel.stop();
  reel.stop = () => {};
  change(reel, { status, clock: { seconds, atMs: null, speed: audioChoices().speed, limit: seconds } });
}

function play(reel: Reel): void {
  if (reel.state.status === "playing") return;
  // only one thing is heard at a time
  if (audioState()) void import("../audio/engine.ts").then((engine) => engine.stop());
  reel.media ??= openMedia(reel);
  askToSpeak();
  stand(reel, reel.state.status === "finished" ? 0 : now(reel), "playing");
  reel.teller.whenReady(() => {
    if (reel.state.status === "playing") run(reel);
  });
}

function pause(reel: Reel): void {
  if (reel.state.status === "playing") stand(reel, now(reel), "paused");
}

function seek(reel: Reel, seconds: number): void {
  const place = Math.min(reel.film.totalSeconds, Math.max(0, seconds));
  const isPlaying = reel.state.status === "playing";
  stand(reel, place, isPlaying ? "playing" : "paused");
  if (isPlaying) reel.stop = after(settleSeconds, () => run(reel));
}

/** Goes on from where the clock stands: to the end of the sentence, or to the next one. */
function run(reel: Reel): void {
  reel.stop();
  const { film, teller } = reel;
  const seconds = now(reel);
  if (seconds >= film.totalSeconds - endSeconds) {
    stand(reel, film.totalSeconds, "finished");
    return;
  }
  const { voice, speed } = teller.telling();
  const index = captionAt(film, seconds);
  const caption = film.captions[index];
  const isSaid = caption !== undefined && seconds < caption.endsAt;
  const limit = isSaid ? caption.endsAt : (film.captions[index + 1]?.startsAt ?? film.totalSeconds);
  change(reel, { clock: { seconds, atMs: Date.now(), speed, limit } });
  // the picture waits for the voice, and the voice for the picture
  let waits = isSaid && voice ? 2 : 1;
  const arrive = () => {
    waits -= 1;
    if (waits > 0) return;
    reel.state = { ...reel.state, clock: { ...reel.state.clock, seconds: limit, atMs: null } };
    run(reel);
  };
  const stopTimer = after((limit - seconds) / speed, arrive);
  const stopVoice = isSaid && voice ? say(reel, { text: restAt(caption, seconds), voice, arrive }) : () => {};
  reel.stop = () => {
    stopTimer();
    stopVoice();
  };
}

interface Saying {
  readonly text: string;
  readonly voice: SpeechSynthesisVoice;
  readonly arrive: () => void;
}

function say(reel: Reel, { text, voice, arrive }: Saying): () => void {
  const { teller, language } = reel;
  const { speed } = teller.telling();
  const onTrouble = (trouble: SpeechTrouble) => {
    if (trouble !== "failed") return pause(reel);
    teller.lose();
    run(reel);
  };
  return speak(
    { sentences: [text], from: 0, voice, language, speed, volume: () => 1, after },
    { onSentence: () => {}, onLetter: () => {}, onEnd: arrive, onTrouble },
  );
}

function openMedia(reel: Reel): Reel["media"] {
  const { film, title } = reel;
  const toScene = (by: 1 | -1) => () => {
    const { startsAt = by < 0 ? 0 : film.totalSeconds } = film.scenes[sceneAt(film, now(reel)) + by] ?? {};
    seek(reel, startsAt);
  };
  return openMediaSession(title, {
    play: () => play(reel),
    pause: () => pause(reel),
    stop: () => pause(reel),
    previous: toScene(-1),
    next: toScene(1),
    seekTo: (seconds) => seek(reel, seconds),
  });
}

function after(seconds: number, go: () => void): () => void {
  const timer = setTimeout(go, seconds * 1000);
  return () => clearTimeout(timer);
}
