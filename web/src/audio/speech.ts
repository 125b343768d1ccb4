import type { Language } from "@remanso/core/language.ts";
import { leastSentenceSeconds } from "@remanso/core/resources/narration.ts";
import { wordCount } from "@remanso/core/resources/sentences.ts";
import { speechLanguage } from "../session/voice.ts";

/** "taken": something else of this page or browser speaks; "refused": the browser wants a press first; "failed": the voice. */
export type SpeechTrouble = "taken" | "refused" | "failed";

export interface Speech {
  readonly sentences: readonly string[];
  /** The first sentence to be spoken. */
  readonly from: number;
  readonly voice: SpeechSynthesisVoice;
  readonly language: Language;
  readonly speed: number;
  /** The volume, 0 to 1; read before each sentence. */
  readonly volume: () => number;
  readonly after: (seconds: number, go: () => void) => () => void;
}

export interface SpeechEvents {
  /** A sentence starts. */
  readonly onSentence: (index: number) => void;
  /** The voice has reached this letter of the sentence; not every voice reports it. */
  readonly onLetter: (index: number, letter: number) => void;
  readonly onEnd: () => void;
  readonly onTrouble: (trouble: SpeechTrouble) => void;
}

// a calm voice: at this rate most voices say about 120 words a minute
const calmRate = 0.75;
// a breath after a sentence, longer after a long one
const breathSecondsAWord = 0.06;
const longestBreathSeconds = 0.7;

/** Speaks sentence by sentence: some voices fall silent in the middle of a long text. Answers how to stop at once. */
export function speak(speech: Speech, events: SpeechEvents): () => void {
  const { sentences, speed, after } = speech;
  let halt = () => {};
  const say = (index: number) => {
    const text = sentences[index];
    if (text === undefined) {
      events.onEnd();
      return;
    }
    let beganMs = performance.now();
    halt = sayOne(utteranceOf(speech, text), {
      onStart: () => {
        beganMs = performance.now();
        events.onSentence(index);
      },
      onLetter: (letter) => events.onLetter(index, letter),
      onTrouble: events.onTrouble,
      onEnd: () => {
        const breath = Math.min(longestBreathSeconds, wordCount(text) * breathSecondsAWord);
        // counting aloud keeps time
        const rest = leastSentenceSeconds / speed - (performance.now() - beganMs) / 1000;
        halt = after(Math.max(breath / speed, rest), () => say(index + 1));
      },
    });
  };
  say(speech.from);
  return () => halt();
}

/** Safari lets a page speak only once it has done so by a press: said without a sound, so that a bell may come first. */
export function askToSpeak(): void {
  if (!/apple/i.test(navigator.vendor)) return;
  const hush = new SpeechSynthesisUtterance(" ");
  hush.volume = 0;
  speechSynthesis.speak(hush);
}

function utteranceOf({ voice, language, speed, volume }: Speech, text: string): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang || speechLanguage[language];
  utterance.rate = calmRate * speed;
  utterance.volume = volume();
  return utterance;
}

interface SentenceEvents {
  readonly onStart: () => void;
  readonly onLetter: (letter: number) => void;
  readonly onEnd: () => void;
  readonly onTrouble: (trouble: SpeechTrouble) => void;
}

// browsers garbage-collect an utterance that nothing references, and its events with it
const held = new Set<SpeechSynthesisUtterance>();
const startWaitMs = 4000;
// even a slow voice needs less per letter
const letterWaitMs = 300;
const endWaitMs = 8000;

/** Says one sentence, and retries once if the browser fails to start. Returns how to stop at once. */
function sayOne(utterance: SpeechSynthesisUtterance, events: SentenceEvents): () => void {
  const again = { ...events, onNoStart: () => events.onTrouble("failed") };
  let stop = utter(utterance, {
    ...events,
    onNoStart: () => {
      stop = utter(utterance, again);
    },
  });
  return () => {
    stop();
    speechSynthesis.cancel();
  };
}

/** Gives a sentence to the browser, and continues if it never reports the end. Returns how to stop listening to it. */
function utter(
  utterance: SpeechSynthesisUtterance,
  events: SentenceEvents & { readonly onNoStart: () => void },
): () => void {
  const settle = () => {
    clearTimeout(guard);
    held.delete(utterance);
    utterance.onstart = utterance.onboundary = utterance.onend = utterance.onerror = null;
  };
  const giveUp = (then: () => void) => () => {
    settle();
    speechSynthesis.cancel();
    then();
  };
  let guard = setTimeout(giveUp(events.onNoStart), startWaitMs);
  utterance.onstart = () => {
    clearTimeout(guard);
    guard = setTimeout(giveUp(events.onEnd), utterance.text.length * letterWaitMs + endWaitMs);
    events.onStart();
  };
  utterance.onboundary = ({ charIndex }) => events.onLetter(charIndex);
  utterance.onend = () => {
    settle();
    events.onEnd();
  };
  utterance.onerror = ({ error }) => {
    settle();
    events.onTrouble(troubleOf(error));
  };
  held.add(utterance);
  // a synthesizer left paused by someone else would wait forever
  speechSynthesis.resume();
  speechSynthesis.speak(utterance);
  return settle;
}

function troubleOf(error: SpeechSynthesisErrorCode): SpeechTrouble {
  if (error === "canceled" || error === "interrupted" || error === "audio-busy") return "taken";
  return error === "not-allowed" ? "refused" : "failed";
}
