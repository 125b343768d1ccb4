import { useSyncExternalStore } from "react";
import { narrationSpeeds, type NarrationSpeed } from "@remanso/core/resources/narration.ts";
import type { Language } from "@remanso/core/language.ts";
import { levelsIn, type Levels } from "./levels.ts";

/** How somebody listens on this device; a choice of the device, not of an account. */
export interface AudioChoices {
  readonly speed: NarrationSpeed;
  /** "text": words to read, also where there is a voice. */
  readonly mode: "voice" | "text";
  /** The voice that was chosen for each language, by its address; null is the first that fits. */
  readonly voices: Readonly<Record<Language, string | null>>;
  /** The mix that was made here; null is each text's own sound. */
  readonly levels: Levels | null;
}

const place = "remanso.audio";
export const firstChoices: AudioChoices = {
  speed: 1,
  mode: "voice",
  voices: { en: null, es: null },
  levels: null,
};
const listeners = new Set<() => void>();
let known: AudioChoices | null = null;

/** What this device keeps; the server, which cannot know, draws the first choices. */
export function useAudioChoices(): AudioChoices {
  return useSyncExternalStore(onAudioChoices, audioChoices, () => firstChoices);
}

export function audioChoices(): AudioChoices {
  if (known) return known;
  try {
    known = audioChoicesIn(localStorage.getItem(place));
  } catch {
    known = firstChoices;
  }
  return known;
}

/** Calls `listener` whenever a choice is made. Answers how to stop it. */
export function onAudioChoices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function chooseAudio(change: Partial<AudioChoices>): void {
  known = { ...audioChoices(), ...change };
  try {
    localStorage.setItem(place, JSON.stringify(known));
  } catch (error) {
    // specification §4: local storage failures are only logged
    console.info("These choices are kept only while the page is open.", error);
  }
  for (const listener of listeners) listener();
}

/** The choices in a kept text; for whatever is not one of ours the first ones. */
export function audioChoicesIn(text: string | null): AudioChoices {
  const parts = partsOf(text === null ? null : parsed(text));
  const voices = partsOf(parts.get("voices"));
  return {
    speed: narrationSpeeds.find((speed) => speed === parts.get("speed")) ?? firstChoices.speed,
    mode: parts.get("mode") === "text" ? "text" : "voice",
    voices: { en: textOrNull(voices.get("en")), es: textOrNull(voices.get("es")) },
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
