import type { Language } from "@remanso/core/language.ts";
import type { Script } from "@remanso/core/resources/library.ts";
import {
  carriedOver,
  lengthWhileSpoken,
  narrationOf,
  paceHeard,
  positionAt,
  segmentAt,
  type Anchor,
  type Narration,
  type Segment,
} from "@remanso/core/resources/narration.ts";
import type { Told } from "./audio-store.ts";
import { speak, type SpeechTrouble } from "./speech.ts";

/** Who tells: a voice, or nobody, and then the words stay to be read for as long as they would be spoken. */
export type Teller = SpeechSynthesisVoice | null;

export interface NarratorHost {
  readonly language: Language;
  readonly onTold: (told: Told) => void;
  readonly onEnd: () => void;
  readonly onTrouble: (trouble: SpeechTrouble) => void;
  readonly ring: (volume: number) => void;
  readonly volume: () => number;
  /** Calls `go` after so many seconds; answers how not to. */
  readonly after: (seconds: number, go: () => void) => () => void;
}

export interface Narrator {
  readonly goOn: () => void;
  /** Falls silent; an unfinished sentence will be said again. */
  readonly halt: () => void;
  /** To the beginning of a paragraph; while told, after a moment in which others may be chosen. */
  readonly seek: (index: number, isTold: boolean) => void;
  /** Goes on at another speed or told by another. */
  readonly tellBy: (teller: Teller, speed: number) => void;
}

// keys and fingers pass over many paragraphs on the way to one
const seekSettleSeconds = 0.3;
const clearStroke = 1;
const faintStroke = 0.35;

/** Tells a script from its beginning, or from wherever it was left. */
export function createNarrator(script: Script, host: NarratorHost, by: { teller: Teller; speed: number }): Narrator {
  const run = createRun(script, by);
  let stop = () => {};
  const tell = () => host.onTold(run.told());

  function goOn() {
    const segment = run.segment();
    const { position } = run;
    if (!segment || position >= run.narration.totalSeconds) return host.onEnd();
    const isAt = (place: number) => position - place < bellToleranceSeconds;
    if (position < segment.voiceAt) {
      if (segment.bellBefore && isAt(segment.startsAt)) host.ring(clearStroke);
      return wait(segment.voiceAt);
    }
    if (position < segment.quietAt) return run.teller ? say(segment, run.teller) : show(segment);
    if (position >= segment.bellAt && isAt(segment.bellAt)) host.ring(clearStroke);
    wait(position < segment.bellAt ? segment.bellAt : segment.endsAt);
  }
  return { goOn, halt: () => {}, seek: () => {}, tellBy: () => {} };
}
