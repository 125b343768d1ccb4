import { useEffect, useEffectEvent } from "react";
import type { Language } from "@remanso/core/language.ts";
import { sentencesOf, speechLanguage, speechRate, voiceFor } from "./voice.ts";

// how long to wait for the browser's list of voices
const voicesWaitMs = 1000;

interface Reading {
  /** What to read; null is silence. Another text ends the one before. */
  readonly text: string | null;
  readonly language: Language;
  /** This device has no voice for it, or its voice failed. */
  readonly onNoVoice: () => void;
}

/** Reads `text` aloud with the device's own voice, and falls silent when the text goes or the screen is left. */
export function useReadAloud({ text, language, onNoVoice }: Reading): void {
  const failed = useEffectEvent(onNoVoice);
  useEffect(() => {
    if (text === null) return undefined;
    if (!("speechSynthesis" in window)) {
      failed();
      return undefined;
    }
    let over = false;
    const fail = () => {
      if (!over) failed();
      over = true;
    };
    const stopWaiting = whenVoicesAreKnown(() => speak({ text, language, onFailure: fail }));
    return () => {
      over = true;
      stopWaiting();
      speechSynthesis.cancel();
    };
  }, [text, language]);
}

/** Calls `go` once the browser has listed its voices or the wait has timed out. Returns how to cancel. */
function whenVoicesAreKnown(go: () => void): () => void {
  if (speechSynthesis.getVoices().length > 0) {
    go();
    return () => {};
  }
  const stop = () => {
    clearTimeout(timer);
    speechSynthesis.removeEventListener("voiceschanged", goOnce);
  };
  const goOnce = () => {
    stop();
    go();
  };
  const timer = setTimeout(goOnce, voicesWaitMs);
  speechSynthesis.addEventListener("voiceschanged", goOnce);
  return stop;
}

function speak({
  text,
  language,
  onFailure,
}: {
  text: string;
  language: Language;
  onFailure: () => void;
}): void {
  const voices = speechSynthesis.getVoices();
  const voice = voiceFor(voices, language, navigator.languages);
  if (voices.length > 0 && !voice) {
    onFailure();
    return;
  }
  speechSynthesis.cancel();
  for (const sentence of sentencesOf(text)) {
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.lang = voice?.lang ?? speechLanguage[language];
    utterance.rate = speechRate;
    utterance.voice = voice;
    utterance.onerror = ({ error }) => {
      if (error !== "canceled" && error !== "interrupted") onFailure();
    };
    speechSynthesis.speak(utterance);
  }
}
