import type { Language } from "@remanso/core/language.ts";
import { audioChoices, onAudioChoices } from "./audio-choices.ts";
import type { AudioState, HeardResource } from "./audio-store.ts";
import { levelsFor } from "./levels.ts";
import { openMediaSession, type MediaCommands, type MediaPlace } from "./media-session.ts";
import type { NarratorHost } from "./narrator-run.ts";
import { createNarrator, type Narrator } from "./narrator.ts";
import { openSoundStage, type SoundStage } from "./sound-stage.ts";
import { createTeller } from "./teller.ts";

export interface DeckHost extends Pick<NarratorHost, "onTold" | "onEnd" | "onTrouble" | "volume"> {
  readonly onVoice: (voice: Pick<AudioState, "voiceName" | "hasLostVoice">) => void;
  /** Another application interrupted the sound. */
  readonly onTakenAway: () => void;
  readonly isTelling: () => boolean;
  readonly commands: MediaCommands;
}

/** What one resource is played with: its narrator, the sound behind it, and what the lock screen shows. */
export interface Deck {
  readonly narrator: Narrator;
  readonly stage: SoundStage | null;
  readonly show: (place: MediaPlace) => void;
  /** Calls `go` as soon as the voice is known; only the latest request counts. */
  readonly whenReady: (go: () => void) => void;
  /** The voice failed: from here on the text is shown to be read. */
  readonly loseVoice: () => void;
  readonly close: () => void;
}

export function openDeck({ title, script, sound, language }: HeardResource, host: DeckHost): Deck {
  const stage = openSoundStage(host.onTakenAway);
  const media = openMediaSession(title, host.commands);
  const teller = createTeller(language);
  const narrator = createNarrator(script, narratorHost(host, language, stage), teller.telling());
  /** Applies the current choices and state; `isTold`: the narration keeps running. */
  function apply(isTold: boolean) {
    const { speed, voice } = teller.telling();
    stage?.mix(levelsFor(sound, audioChoices().levels));
    narrator.tellBy({ speed, voice }, isTold);
    host.onVoice({ voiceName: voice?.name ?? null, hasLostVoice: teller.hasLostVoice() });
  }
  const stopListening = onAudioChoices(() => {
    teller.choose();
    apply(host.isTelling());
  });
  return {
    narrator,
    stage,
    show: (place) => media?.show(place),
    whenReady: (go) =>
      teller.whenReady(() => {
        apply(false);
        go();
      }),
    loseVoice: () => {
      teller.lose();
      apply(host.isTelling());
    },
    close: () => {
      stopListening();
      teller.close();
      narrator.halt();
      stage?.close();
      media?.close();
    },
  };
}

function narratorHost(host: DeckHost, language: Language, stage: SoundStage | null): NarratorHost {
  const ring = (volume: number) => stage?.ring(volume);
  return { ...host, language, ring, after: (seconds, go) => after(stage, seconds, go) };
}

/** Waits on two clocks, whichever fires first: timers of a hidden page may be throttled, and the audio clock stops when there is no sound. */
function after(stage: SoundStage | null, seconds: number, go: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    stopSound();
  };
  const once = () => {
    stop();
    go();
  };
  const timer = setTimeout(once, seconds * 1000);
  const stopSound = stage?.after(seconds, once) ?? (() => {});
  return stop;
}
