import type { Language } from "@remanso/core/language.ts";
import { speechLanguage } from "../session/voice.ts";

interface Voice {
  readonly name: string;
  readonly lang: string;
  readonly localService: boolean;
  readonly default: boolean;
}

// macOS lists voices made for fun among the others, the deep "Whisper" before the calm "Samantha"
const oddVoices =
  /^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Good News|Jester|Organ|Superstar|Trinoids|Whisper|Wobble|Zarvox|Fred|Junior|Ralph|Kathy|Eddy|Flo|Grandma|Grandpa|Reed|Rocko|Sandy|Shelley)\b/;
const fineVoices = /premium|enhanced|natural|neural|mejorad/i;

/**
 * The device's own voices for `language`, the one that fits best first: as `varieties` say (the languages of this browser), then
 * as decisions §3 does, the finely made before the plain, those made for fun last. A voice that sends the text to its maker's
 * servers is never among them (decisions §10: no third-party request).
 */
export function ownVoicesFor<V extends Voice>(
  voices: readonly V[],
  language: Language,
  varieties: readonly string[],
): V[] {
  const wanted = [...varieties, speechLanguage[language]].map(varietyOf);
  const rankOf = ({ name, lang, default: isDefault }: V) => {
    const variety = wanted.indexOf(varietyOf(lang));
    const rank = (variety < 0 ? wanted.length : variety) * 4 - (fineVoices.test(name) ? 2 : 0);
    return rank - (isDefault ? 1 : 0) + (oddVoices.test(name) ? 1000 : 0);
  };
  return voices
    .filter(({ localService, lang }) => localService && varietyOf(lang).split("-")[0] === language)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

// Android writes es_ES
function varietyOf(lang: string): string {
  return lang.replaceAll("_", "-").toLowerCase();
}

/** How long to wait for the browser's list of voices. */
const voicesWaitMs = 1500;

/** Calls `go` with the device's own voices for `language`, once they are known or the wait has timed out. Returns how to cancel. */
export function whenVoicesAreKnown(
  language: Language,
  go: (voices: SpeechSynthesisVoice[]) => void,
): () => void {
  if (!("speechSynthesis" in globalThis)) {
    go([]);
    return () => {};
  }
  const own = () => ownVoicesFor(speechSynthesis.getVoices(), language, navigator.languages);
  const stop = () => {
    clearTimeout(timer);
    speechSynthesis.removeEventListener("voiceschanged", look);
  };
  const look = () => {
    if (own().length === 0) return;
    stop();
    go(own());
  };
  const timer = setTimeout(() => {
    stop();
    go(own());
  }, voicesWaitMs);
  speechSynthesis.addEventListener("voiceschanged", look);
  look();
  return stop;
}
