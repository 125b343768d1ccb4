import { positionAt, segmentAt } from "@remanso/core/resources/narration.ts";
import {
  sleepFadeSeconds,
  sleepGoingOn,
  sleepLeft,
  sleepStill,
  sleepTimerFor,
  sleepVolume,
  type SleepChoice,
} from "@remanso/core/resources/sleep-timer.ts";
import { audioState, showAudio, type AudioState, type HeardResource, type Told } from "./audio-store.ts";
import { openDeck, type Deck } from "./deck.ts";
import { askToSpeak, type SpeechTrouble } from "./speech.ts";

// Only one thing plays at a time, across pages, until it is closed or the document ends.
let deck: Deck | null = null;
let beatTimer: ReturnType<typeof setInterval> | undefined;
let isDimmed = false;

const beatMs = 1000;
const pauseFadeSeconds = 0.6;
const endFadeSeconds = 6;
// from here on it counts as read
const heardShare = 0.9;

/** Plays a resource: from its beginning, or from where it was paused. */
export function play(resource: HeardResource): void {
  if (audioState()?.resource.id !== resource.id) {
    stop();
    open(resource);
  }
  goOn();
}

/** Resumes after a pause; after the end, starts over. */
export function goOn(): void {
  const state = audioState();
  if (!deck || !state || state.status === "playing") return;
  if (state.status === "finished") {
    again();
    return;
  }
  change({ status: "playing", sleep: state.sleep && sleepGoingOn(state.sleep, Date.now()) });
  isDimmed = false;
  askToSpeak();
  deck.stage?.begin();
  deck.whenReady(() => {
    if (isTelling()) deck?.narrator.goOn();
  });
  clearInterval(beatTimer);
  beatTimer = setInterval(beat, beatMs);
  beat();
}

/** From the beginning. */
export function again(): void {
  if (!deck) return;
  deck.narrator.halt();
  deck.narrator.seek(0, false);
  change({ status: "paused", isOver: false, isHeard: false });
  goOn();
}

export function pause(): void {
  const state = audioState();
  if (!deck || state?.status !== "playing") return;
  rest(pauseFadeSeconds);
  change({ status: "paused", sleep: state.sleep && sleepStill(state.sleep, Date.now()) });
  if (!state.isOver) deck.narrator.halt();
  showPlace();
}

/** Closes what plays and forgets it. */
export function stop(): void {
  clearInterval(beatTimer);
  const closing = deck;
  deck = null;
  closing?.close();
  showAudio(null);
}

/** To the beginning of a paragraph, playing on or paused as it is. */
export function seek(index: number): void {
  const state = audioState();
  if (!deck || !state) return;
  change({ isOver: false, status: state.status === "finished" ? "paused" : state.status });
  deck.narrator.seek(index, isTelling());
  showPlace();
}

export function step(by: 1 | -1): void {
  const { index = 0, narration } = audioState()?.told ?? {};
  const last = (narration?.segments.length ?? 1) - 1;
  seek(Math.min(last, Math.max(0, index + by)));
}

export function setSleep(choice: SleepChoice): void {
  const state = audioState();
  if (!state) return;
  change({ sleep: sleepTimerFor(choice, state.status === "playing" ? Date.now() : null) });
  beat();
}

function open(resource: HeardResource): void {
  deck = openDeck(resource, {
    onTold,
    onEnd,
    onTrouble,
    onVoice: change,
    onTakenAway: pause,
    isTelling,
    volume: () => sleepVolume(secondsToSleep()),
    commands: { play: goOn, pause, stop, previous: () => step(-1), next: () => step(1), seekTo },
  });
  showAudio({
    resource,
    status: "paused",
    isOver: false,
    told: deck.narrator.told(),
    voiceName: null,
    hasLostVoice: false,
    sleep: null,
    isHeard: false,
  });
}

function onTold(told: Told): void {
  const before = audioState();
  change({ told });
  deck?.stage?.duck(told.sentence !== null && isTelling());
  if (before?.told.index !== told.index) showPlace();
}

function onEnd(): void {
  const state = audioState();
  if (!state) return;
  // with a sleep timer the background sound continues after the narration
  const goesOn = state.sleep !== null && state.sleep.choice !== "end";
  change({
    isOver: true,
    isHeard: true,
    status: goesOn ? "playing" : "finished",
    sleep: goesOn ? state.sleep : null,
  });
  deck?.stage?.duck(false);
  if (!goesOn) rest(endFadeSeconds);
  showPlace();
}

function onTrouble(trouble: SpeechTrouble): void {
  if (trouble === "failed") deck?.loseVoice();
  else pause();
}

/** Once a second: what depends on how far it has come. */
function beat(): void {
  const state = audioState();
  if (!deck || state?.status !== "playing") return;
  const { isHeard, sleep, told } = state;
  if (!isHeard && position(state) >= told.narration.totalSeconds * heardShare) change({ isHeard: true });
  const left = secondsToSleep();
  if (sleep && sleep.choice !== "end" && left <= 0) {
    pause();
    change({ sleep: null, status: state.isOver ? "finished" : "paused" });
    return;
  }
  const isFading = left < sleepFadeSeconds;
  if (isFading !== isDimmed) deck.stage?.dim(isFading ? 0 : 1, isFading ? left : 1);
  isDimmed = isFading;
  showPlace();
}

/** The remaining time for the sleep timer; infinite without one. */
function secondsToSleep(): number {
  const state = audioState();
  if (!state?.sleep) return Number.POSITIVE_INFINITY;
  return sleepLeft(state.sleep, Date.now(), state.told.narration.totalSeconds - position(state));
}

function position({ told }: AudioState): number {
  return positionAt(told.anchor, Date.now());
}

function isTelling(): boolean {
  const state = audioState();
  return state?.status === "playing" && !state.isOver;
}

function rest(seconds: number): void {
  clearInterval(beatTimer);
  deck?.stage?.rest(seconds);
}

function seekTo(seconds: number): void {
  const narration = audioState()?.told.narration;
  if (narration) seek(segmentAt(narration, seconds));
}

function showPlace(): void {
  const state = audioState();
  if (!state) return;
  deck?.show({
    isPlaying: state.status === "playing",
    position: position(state),
    duration: state.told.narration.totalSeconds,
  });
}

function change(part: Partial<AudioState>): void {
  const state = audioState();
  if (state) showAudio({ ...state, ...part });
}

// some browsers keep speaking after the page has changed
addEventListener("pagehide", stop);
document.addEventListener("visibilitychange", beat);
