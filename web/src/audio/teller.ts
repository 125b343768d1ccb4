import type { Language } from "@remanso/core/language.ts";
import { audioChoices } from "./audio-choices.ts";
import type { Telling } from "./narrator-run.ts";
import { whenVoicesAreKnown } from "./voices.ts";

/** The voice for a text in `language`, from what this device has and what was chosen on it. */
export function createTeller(language: Language) {
  let voices: readonly SpeechSynthesisVoice[] | null = null;
  let choices = audioChoices();
  let hasLostVoice = false;
  let stopWaiting = () => {};
  return {
    telling: (): Telling => {
      const isRead = hasLostVoice || choices.mode === "text";
      const chosen = voices?.find(({ voiceURI }) => voiceURI === choices.voices[language]);
      return { speed: choices.speed, voice: isRead ? null : (chosen ?? voices?.[0] ?? null) };
    },
    hasLostVoice: () => hasLostVoice,
    lose: () => {
      hasLostVoice = true;
    },
    /** Applies choices made since; whoever chooses a voice wants to hear it again. */
    choose: () => {
      const before = choices;
      choices = audioChoices();
      if (before.mode !== choices.mode || before.voices !== choices.voices) hasLostVoice = false;
    },
    /** Calls `go` once the device's voices are known or the wait has timed out; only the latest request counts. */
    whenReady: (go: () => void) => {
      stopWaiting();
      if (voices !== null) {
        go();
        return;
      }
      stopWaiting = whenVoicesAreKnown(language, (found) => {
        voices = found;
        go();
      });
    },
    close: () => stopWaiting(),
  };
}
