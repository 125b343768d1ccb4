import type { Script } from "@remanso/core/resources/library.ts";
import { carriedOver, positionAt, segmentAt, type Segment } from "@remanso/core/resources/narration.ts";
import type { Told } from "./audio-store.ts";
import {
  enter,
  hearAll,
  measure,
  newRun,
  publish,
  stand,
  timeline,
  toldBy,
  type NarratorHost,
  type Run,
  type Telling,
} from "./narrator-run.ts";
import { speak, type SpeechEvents } from "./speech.ts";

export interface Narrator {
  readonly told: () => Told;
  readonly goOn: () => void;
  /** Stops speaking. An unfinished sentence is repeated later. */
  readonly halt: () => void;
  /** Goes to the beginning of a paragraph; `isTold`: and continues from there. */
  readonly seek: (index: number, isTold: boolean) => void;
  readonly tellBy: (telling: Telling, isTold: boolean) => void;
}

/** Narrates a script from its beginning, or from where it was left. */
export function createNarrator(script: Script, host: NarratorHost, telling: Telling): Narrator {
  const run = newRun(script, host, telling);
  return {
    told: () => toldBy(run, null),
    goOn: () => {
      run.stop();
      goOn(run);
    },
    halt: () => halt(run),
    seek: (index, isTold) => seek(run, index, isTold),
    tellBy: (next, isTold) => tellBy(run, next, isTold),
  };
}

const clearStroke = 1;
const faintStroke = 0.35;
// a bell that is later than this is skipped
const bellLateSeconds = 1;
// keys and fingers pass over paragraphs on the way to another; and a voice that was stopped needs a moment
const settleSeconds = 0.3;

function goOn(run: Run): void {
  const { narration, host, telling } = run;
  const position = run.anchor.seconds;
  const index = segmentAt(narration, position);
  const segment = narration.segments[index];
  if (!segment || position >= narration.totalSeconds) {
    host.onEnd();
    return;
  }
  enter(run, index);
  const isAt = (place: number) => position >= place && position - place < bellLateSeconds;
  if (position < segment.voiceAt) {
    if (segment.bellBefore && isAt(segment.startsAt)) host.ring(clearStroke);
    wait(run, segment.voiceAt, "bell");
  } else if (position < segment.quietAt && telling.voice) {
    say(run, segment, telling.voice);
  } else if (position < segment.quietAt) {
    if (index > 0 && isAt(segment.voiceAt)) host.ring(faintStroke);
    wait(run, segment.quietAt, "words");
  } else if (position < segment.bellAt) {
    wait(run, segment.bellAt, "quiet");
  } else {
    if (isAt(segment.bellAt)) host.ring(clearStroke);
    wait(run, segment.endsAt, "bell");
  }
}

/** Advances time up to `limit`. Text to be read follows the clock, even if the page was asleep; a voice skips nothing. */
function wait(run: Run, limit: number, part: Told["part"]): void {
  const { seconds } = run.anchor;
  const beganMs = Date.now();
  run.part = part;
  run.anchor = { seconds, atMs: beganMs, limit };
  publish(run, null);
  run.stop = run.host.after(limit - seconds, () => {
    const now = seconds + (Date.now() - beganMs) / 1000;
    stand(run, run.telling.voice ? limit : Math.max(limit, now));
    goOn(run);
  });
}

function say(run: Run, segment: Segment, voice: SpeechSynthesisVoice): void {
  const { text, sentences } = segment;
  run.part = "words";
  publish(run, sentences[run.sentence] ?? null);
  run.stop = speak(
    {
      sentences: sentences.map(({ startsAt, endsAt }) => text.slice(startsAt, endsAt)),
      from: run.sentence,
      voice,
      language: run.host.language,
      speed: run.telling.speed,
      volume: run.host.volume,
      after: run.host.after,
    },
    listening(run, segment),
  );
}

/** Updates the place and the timeline from what the voice reports. */
function listening(run: Run, { text, sentences }: Segment): SpeechEvents {
  let beganMs = Date.now();
  const spent = () => (run.starts[run.sentence] ?? 0) + (Date.now() - beganMs) / 1000;
  const hear = (which: number, letter: number) => {
    const sentence = sentences[which];
    const seconds = spent();
    measure(run, { spent: seconds, share: ((sentence?.startsAt ?? 0) + letter) / text.length });
    const { voiceAt = 0, quietAt = 0 } = run.narration.segments[run.index] ?? {};
    run.anchor = { seconds: voiceAt + seconds, atMs: Date.now(), limit: quietAt };
    publish(run, sentence ?? null);
  };
  return {
    onSentence: (which) => {
      if (which !== run.sentence) run.starts[which] = spent();
      run.sentence = which;
      beganMs = Date.now();
      hear(which, 0);
    },
    onLetter: hear,
    onEnd: () => {
      hearAll(run, spent());
      stand(run, run.narration.segments[run.index]?.quietAt ?? 0);
      goOn(run);
    },
    onTrouble: run.host.onTrouble,
  };
}

function halt(run: Run): void {
  run.stop();
  run.stop = () => {};
  const segment = run.narration.segments[run.index];
  if (segment && run.part === "words" && run.telling.voice) {
    stand(run, segment.voiceAt + (run.starts[run.sentence] ?? 0));
    publish(run, segment.sentences[run.sentence] ?? null);
  } else {
    stand(run, positionAt(run.anchor, Date.now()));
    publish(run, null);
  }
}

function seek(run: Run, index: number, isTold: boolean): void {
  run.stop();
  const segment = run.narration.segments[index];
  if (!segment) return;
  stand(run, segment.startsAt);
  run.index = -1;
  enter(run, index);
  goOnSoon(run, isTold);
}

function tellBy(run: Run, telling: Telling, isTold: boolean): void {
  const before = run.telling;
  if (before.voice === telling.voice && before.speed === telling.speed) return;
  halt(run);
  run.telling = telling;
  const from = run.narration;
  run.narration = timeline(run);
  stand(run, carriedOver(run.anchor.seconds, from, run.narration));
  const segment = run.narration.segments[run.index];
  if (segment && telling.voice) findSentence(run, segment, before.voice === null);
  goOnSoon(run, isTold);
}

/** Where a voice continues: in its last sentence; after a time without a voice, in the sentence that was being read. */
function findSentence(run: Run, { text, sentences, voiceAt, quietAt }: Segment, wasRead: boolean): void {
  const spent = Math.min(Math.max(0, run.anchor.seconds - voiceAt), quietAt - voiceAt);
  if (wasRead) {
    const letter = (spent / (quietAt - voiceAt)) * text.length;
    run.sentence = Math.max(
      0,
      sentences.findLastIndex(({ startsAt }) => startsAt <= letter),
    );
  }
  run.starts = [];
  run.starts[run.sentence] = spent;
}

function goOnSoon(run: Run, isTold: boolean): void {
  publish(run, null);
  run.stop = isTold ? run.host.after(settleSeconds, () => goOn(run)) : () => {};
}
