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
import { openDeck, type Deck, type DeckHost } from "./deck.ts";
import { askToSpeak, type SpeechTrouble } from "./speech.ts";

// One thing plays at a time, on whatever page one is, until it is closed or the document ends.
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

/** Goes on from a pause; after the end from the beginning. */
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
  const isOver = state.isOver || state.status === "finished";
  change({ isOver: false, status: state.status === "finished" ? "paused" : state.status });
  deck.narrator.seek(index, isTelling());
  if (isOver) deck.stage?.duck(false);
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
  let told: Told | null = null;
  const host: DeckHost = {
    onTold: (next) => {
      told = next;
      onTold(next);
    },
    onVoice: change,
    onEnd,
    onTrouble,
    onTakenAway: pause,
    isTelling,
    volume: () => sleepVolume(secondsToSleep()),
    commands: {
      play: goOn,
      pause,
      stop,
      previous: () => step(-1),
      next: () => step(1),
      seekTo: (seconds) => {
        const narration = audioState()?.told.narration;
        if (narration) seek(segmentAt(narration, seconds));
      },
    },
  };
}
