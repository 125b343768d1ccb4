import type { Script } from "./library.ts";
import { sentenceSpansOf, wordCount, type Span } from "./sentences.ts";

/** How fast a voice can be asked to speak; 1 is the pace that the texts are written for. */
export const narrationSpeeds = [0.8, 1, 1.2] as const;
export type NarrationSpeed = (typeof narrationSpeeds)[number];

/** A spoken paragraph on the timeline; all times in seconds from the beginning of the whole. */
export interface Segment {
  readonly text: string;
  readonly sentences: readonly Span[];
  /** A bell rings at `startsAt`. */
  readonly bellBefore: boolean;
  readonly startsAt: number;
  readonly voiceAt: number;
  readonly quietAt: number;
  /** The end of the quiet; where `bellAfter`, a bell rings here and fades until `endsAt`. */
  readonly bellAt: number;
  readonly bellAfter: boolean;
  readonly endsAt: number;
}

export interface Narration {
  readonly segments: readonly Segment[];
  readonly totalSeconds: number;
}

/** What is known about how the words are spoken. */
export interface Pacing {
  readonly speed: number;
  /** How long this voice takes relative to the estimate; 1 where nothing is known. */
  readonly pace?: number;
  /** By segment: how many seconds its words actually took, converted to speed 1. */
  readonly heard?: ReadonlyMap<number, number>;
}

// the texts are written and measured for a calm voice: library/check-texts.ts
const wordsAMinute = 105;
// a number that is counted aloud has about the length of a heartbeat
export const leastSentenceSeconds = 0.85;
const leastSegmentSeconds = 1;
// how long a bell is left to ring before anything else
const bellSeconds = 4;

/**
 * The timeline of a script: one segment for each paragraph with words, which also includes any silent parts before it. Words
 * last as long as measured, else as estimated; pauses are as written at any speed. specification §2, decisions §7
 */
export function narrationOf(script: Script, pacing: Pacing): Narration {
  const segments: Segment[] = [];
  let lead = { seconds: 0, bell: false };
  for (const { text, pauseSeconds, bell } of script) {
    if (wordCount(text) === 0) {
      lead = { seconds: lead.seconds + pauseSeconds, bell: lead.bell || bell };
      continue;
    }
    const startsAt = segments.at(-1)?.endsAt ?? 0;
    const voiceAt = startsAt + (lead.bell ? Math.max(bellSeconds, lead.seconds) : lead.seconds);
    const quietAt = voiceAt + spokenSeconds(text, segments.length, pacing);
    const bellAt = quietAt + pauseSeconds;
    const endsAt = bell ? bellAt + bellSeconds : bellAt;
    const sentences = sentenceSpansOf(text);
    segments.push({
      text,
      sentences,
      bellBefore: lead.bell,
      startsAt,
      voiceAt,
      quietAt,
      bellAt,
      bellAfter: bell,
      endsAt,
    });
    lead = { seconds: 0, bell: false };
  }
  return { segments, totalSeconds: segments.at(-1)?.endsAt ?? 0 };
}

/** The segment at `elapsed` seconds; the last one at and after the end, 0 if there are none. */
export function segmentAt({ segments }: Narration, elapsed: number): number {
  const index = segments.findIndex(({ endsAt }) => elapsed < endsAt);
  return index >= 0 ? index : Math.max(0, segments.length - 1);
}

/** How much of segment `index` has passed at `elapsed` seconds, 0 to 1. */
export function shareOf({ segments }: Narration, index: number, elapsed: number): number {
  const segment = segments[index];
  if (!segment || segment.endsAt <= segment.startsAt) return 0;
  const share = (elapsed - segment.startsAt) / (segment.endsAt - segment.startsAt);
  return Math.min(1, Math.max(0, share));
}

/** Maps `position` on one timeline to another of the same script: the same part of the same segment, equally far in. */
export function carriedOver(position: number, from: Narration, to: Narration): number {
  const index = segmentAt(from, position);
  const [was, is] = [from.segments[index], to.segments[index]];
  if (!was || !is) return 0;
  const parts = ["startsAt", "voiceAt", "quietAt", "bellAt", "endsAt"] as const;
  const at = parts.findLastIndex((part, place) => place < parts.length - 1 && position >= was[part]);
  const [begins, ends] = [parts[Math.max(0, at)] ?? "startsAt", parts[Math.max(0, at) + 1] ?? "endsAt"];
  const long = was[ends] - was[begins];
  const share = long > 0 ? Math.min(1, (position - was[begins]) / long) : 0;
  return is[begins] + (is[ends] - is[begins]) * share;
}

/** How many seconds a calm voice takes for `text` at speed 1: sentence by sentence, with a minimum for short ones. */
export function estimatedSeconds(text: string): number {
  const sum = sentenceSpansOf(text)
    .map(({ startsAt, endsAt }) => (wordCount(text.slice(startsAt, endsAt)) * 60) / wordsAMinute)
    .reduce((total, seconds) => total + Math.max(leastSentenceSeconds, seconds), 0);
  return Math.max(leastSegmentSeconds, sum);
}

// below that a mean says little
const leastHeardSeconds = 8;

/** This voice's pace from everything measured so far: 0.5 to 2, and 1 until there is enough data. */
export function paceHeard({ segments }: Narration, heard: ReadonlyMap<number, number>): number {
  let [real, expected] = [0, 0];
  for (const [index, seconds] of heard) {
    real += seconds;
    expected += estimatedSeconds(segments[index]?.text ?? "");
  }
  return real < leastHeardSeconds ? 1 : Math.min(2, Math.max(0.5, real / expected));
}

/**
 * Estimates the total length of a paragraph's words while they are spoken: `share` of its letters (0 to 1) took `spent` seconds.
 * Near the beginning the expected length counts more. Never less than `spent`.
 */
export function lengthWhileSpoken(at: { spent: number; share: number; expected: number }): number {
  const { spent, share, expected } = at;
  const seen = share > 0 ? spent / share : expected;
  const trust = Math.min(1, Math.max(0, (share - 0.2) / 0.4));
  return Math.max(spent, expected + (seen - expected) * trust);
}

/** A place on the timeline: `seconds` at the instant `atMs`, advancing from there up to `limit`; paused when `atMs` is null. */
export interface Anchor {
  readonly seconds: number;
  readonly atMs: number | null;
  readonly limit: number;
}

/** The place on the timeline at `nowMs`. If the clock was set back, the place does not move back. */
export function positionAt({ seconds, atMs, limit }: Anchor, nowMs: number): number {
  if (atMs === null) return seconds;
  return Math.max(seconds, Math.min(limit, seconds + Math.max(0, nowMs - atMs) / 1000));
}

/** The expected length of segment `index`'s words: as measured, else as estimated for this voice. */
export function spokenSeconds(text: string, index: number, { speed, pace = 1, heard }: Pacing): number {
  return (heard?.get(index) ?? estimatedSeconds(text) * pace) / speed;
}
