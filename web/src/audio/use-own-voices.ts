import { useEffect, useState } from "react";
import type { Language } from "@remanso/core/language.ts";
import { whenVoicesAreKnown } from "./voices.ts";

/** The device's own voices for a language, the one that fits best first; null until they are known. */
export function useOwnVoices(language: Language): readonly SpeechSynthesisVoice[] | null {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[] | null>(null);
  useEffect(() => {
    let stop = whenVoicesAreKnown(language, setVoices);
    if (!("speechSynthesis" in window)) return stop;
    // one was installed, or the browser came to know of it late
    const look = () => {
      stop();
      stop = whenVoicesAreKnown(language, setVoices);
    };
    speechSynthesis.addEventListener("voiceschanged", look);
    return () => {
      stop();
      speechSynthesis.removeEventListener("voiceschanged", look);
    };
  }, [language]);
  return voices;
}
