import type { Language } from "@remanso/core/language.ts";
import type { Script } from "@remanso/core/resources/library.ts";
import {
  lengthWhileSpoken,
  narrationOf,
  paceHeard,
  spokenSeconds,
  type Anchor,
  type Narration,
  type Pacing,
} from "@remanso/core/resources/narration.ts";
import type { Span } from "@remanso/core/resources/sentences.ts";
import type { Told } from "./audio-store.ts";
import type { SpeechTrouble } from "./speech.ts";

/** The voice and its speed. Without a voice, the text is shown for as long as a calm voice would need. */
export interface Telling {
  readonly voice: SpeechSynthesisVoice | null;
  readonly speed: number;
}

export interface NarratorHost {
  readonly language: Language;
  readonly onTold: (told: Told) => void;
  readonly onEnd: () => void;
  readonly onTrouble: (trouble: SpeechTrouble) => void;
  readonly ring: (volume: number) => void;
  readonly volume: () => number;
  /** Calls `go` after this many seconds; returns how to cancel. */
  readonly after: (seconds: number, go: () => void) => () => void;
}

/** A narration in progress. */
export interface Run {
  readonly script: Script;
  readonly host: NarratorHost;
  telling: Telling;
  /** By paragraph: how long its words actually took, converted to speed 1. */
  readonly heard: Map<number, number>;
  pace: number;
  narration: Narration;
  anchor: Anchor;
  index: number;
  part: Told["part"];
  /** The sentence of these words that is said or comes next. */
  sentence: number;
  /** For each sentence of these words that was begun: after how many seconds. */
  starts: number[];
  /** Cancels what is in progress. */
  stop: () => void;
}

export function newRun(script: Script, host: NarratorHost, telling: Telling): Run {
  return {
    script,
    host,
    telling,
    heard: new Map(),
    pace: 1,
    narration: narrationOf(script, { speed: telling.speed }),
    anchor: { seconds: 0, atMs: null, limit: 0 },
    index: 0,
    part: "bell",
    sentence: 0,
    starts: [0],
    stop: () => {},
  };
}

/** Comes to a paragraph; within it nothing changes. */
export function enter(run: Run, index: number): void {
  if (run.index === index) return;
  Object.assign(run, { index, sentence: 0, starts: [0], part: "words" });
}

export function stand(run: Run, seconds: number): void {
  run.anchor = { seconds, atMs: null, limit: seconds };
}

export function publish(run: Run, sentence: Span | null): void {
  run.host.onTold(toldBy(run, sentence));
}

export function toldBy({ narration, anchor, index, part }: Run, sentence: Span | null): Told {
  return { narration, anchor, index, part, sentence };
}

/** The timeline from everything known so far. */
export function timeline(run: Run): Narration {
  return narrationOf(run.script, pacing(run));
}

/** Corrects the length of the words being spoken: this share of them took this long. */
export function measure(run: Run, { spent, share }: { spent: number; share: number }): void {
  const { index, heard, telling } = run;
  const text = run.narration.segments[index]?.text ?? "";
  const length = lengthWhileSpoken({ spent, share, expected: spokenSeconds(text, index, pacing(run)) });
  const sofar = new Map([...heard, [index, length * telling.speed]]);
  run.narration = narrationOf(run.script, { ...pacing(run), heard: sofar });
}

/** All words of the paragraph were said, in so many seconds. */
export function hearAll(run: Run, seconds: number): void {
  run.heard.set(run.index, seconds * run.telling.speed);
  run.pace = paceHeard(run.narration, run.heard);
  run.narration = timeline(run);
}

function pacing({ telling, pace, heard }: Run): Pacing {
  return telling.voice ? { speed: telling.speed, pace, heard } : { speed: telling.speed };
}
