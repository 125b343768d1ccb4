import { useSyncExternalStore } from "react";
import type { Language } from "@remanso/core/language.ts";
import type { AmbientSound } from "@remanso/core/resources/contract.ts";
import type { Script } from "@remanso/core/resources/library.ts";
import type { Anchor, Narration } from "@remanso/core/resources/narration.ts";
import type { Span } from "@remanso/core/resources/sentences.ts";
import type { SleepTimer } from "@remanso/core/resources/sleep-timer.ts";

/** What is listened to, in the language that it was opened in. */
export interface HeardResource {
  readonly id: string;
  readonly title: string;
  readonly script: Script;
  readonly sound: AmbientSound | null;
  readonly language: Language;
}

/** How far the narration has come. */
export interface Told {
  readonly narration: Narration;
  readonly anchor: Anchor;
  readonly index: number;
  /** The sentence being spoken; null during pauses and without a voice. */
  readonly sentence: Span | null;
  readonly part: "bell" | "words" | "quiet";
}

export interface AudioState {
  readonly resource: HeardResource;
  readonly status: "playing" | "paused" | "finished";
  /** The narration is over; with a sleep timer the sound may continue. */
  readonly isOver: boolean;
  readonly told: Told;
  /** The voice; null when the text is shown to be read. */
  readonly voiceName: string | null;
  /** The voice failed partway, and the text is shown instead. */
  readonly hasLostVoice: boolean;
  readonly sleep: SleepTimer | null;
  /** Enough was heard to count as read. */
  readonly isHeard: boolean;
}

let state: AudioState | null = null;
const listeners = new Set<() => void>();

/** What is playing or paused, on any page; null when nothing is. */
export function useAudio(): AudioState | null {
  return useSyncExternalStore(listen, audioState, () => null);
}

export function audioState(): AudioState | null {
  return state;
}

export function showAudio(next: AudioState | null): void {
  state = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
