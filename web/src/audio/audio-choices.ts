import { useSyncExternalStore } from "react";
import { narrationSpeeds, type NarrationSpeed } from "@remanso/core/resources/narration.ts";
import { byLanguage, type ByLanguage } from "@remanso/core/language.ts";
import { keptAs, watchKept, writeKept } from "../device/keep.ts";
import { levelsIn, type Levels } from "./levels.ts";

/** How somebody listens on this device; a choice of the device, not of an account. */
export interface AudioChoices {
  readonly speed: NarrationSpeed;
  /** "text": words to read, also where there is a voice. */
  readonly mode: "voice" | "text";
  /** The voice that was chosen for each language, by its address; null is the first that fits. */
  readonly voices: ByLanguage<string | null>;
  /** The mix that was made here; null is each text's own sound. */
  readonly levels: Levels | null;
}

export const firstChoices: AudioChoices = {
  speed: 1,
  mode: "voice",
  voices: byLanguage(() => null),
  levels: null,
};
const kept = keptAs("audio", audioChoicesIn);

/** What this device stores; the server, which cannot know, renders the defaults. */
export function useAudioChoices(): AudioChoices {
  return useSyncExternalStore(onAudioChoices, audioChoices, () => firstChoices);
}

export function audioChoices(): AudioChoices {
  return kept();
}

/** Calls `listener` whenever a choice is made. Answers how to stop it. */
export function onAudioChoices(listener: () => void): () => void {
  return watchKept("audio", listener);
}

export function chooseAudio(change: Partial<AudioChoices>): void {
  writeKept("audio", JSON.stringify({ ...audioChoices(), ...change }));
}

/** Parses stored choices; anything invalid becomes the default. */
export function audioChoicesIn(text: string | null): AudioChoices {
  const parts = partsOf(text === null ? null : parsed(text));
  const voices = partsOf(parts.get("voices"));
  return {
    speed: narrationSpeeds.find((speed) => speed === parts.get("speed")) ?? firstChoices.speed,
    mode: parts.get("mode") === "text" ? "text" : "voice",
    voices: byLanguage((language) => textOrNull(voices.get(language))),
    levels: levelsIn(parts.get("levels")),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function partsOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
