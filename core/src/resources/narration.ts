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

/** What is known of how the words are told. */
export interface Pacing {
  readonly speed: number;
  /** How long this voice takes for what was expected to take 1; 1 where nothing is known. */
  readonly pace?: number;
  /** By segment: how many seconds its words really took, as they would at speed 1. */
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
 * The timeline of a script: one segment for each paragraph that has words, what was silent before it counted to it. Words last as
 * they were heard, else as estimated; pauses are as written at any speed. specification §2, decisions §7
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

/** Which segment is told at `elapsed` seconds; the last one at and after the end, 0 where there is none. */
export function segmentAt({ segments }: Narration, elapsed: number): number {
  const index = segments.findIndex(({ endsAt }) => elapsed < endsAt);
  return index >= 0 ? index : Math.max(0, segments.length - 1);
}

/** How much of segment `index` lies behind at `elapsed` seconds, 0 to 1. */
export function shareOf({ segments }: Narration, index: number, elapsed: number): number {
  const segment = segments[index];
  if (!segment || segment.endsAt <= segment.startsAt) return 0;
  const share = (elapsed - segment.startsAt) / (segment.endsAt - segment.startsAt);
  return Math.min(1, Math.max(0, share));
}

/** Where `position` of one timeline lies on another of the same script: in the same part of the same segment, as far in. */
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

/** Seconds that a calm voice takes for `text` at speed 1: sentence by sentence, a short one no less than a heartbeat. */
export function estimatedSeconds(text: string): number {
  const sum = sentenceSpansOf(text)
    .map(({ startsAt, endsAt }) => (wordCount(text.slice(startsAt, endsAt)) * 60) / wordsAMinute)
    .reduce((total, seconds) => total + Math.max(leastSentenceSeconds, seconds), 0);
  return Math.max(leastSegmentSeconds, sum);
}

// below that a mean says little
const leastHeardSeconds = 8;

/** What this voice's pace is by all that was heard of it: at least 0.5 and at most 2; 1 before enough was heard. */
export function paceHeard({ segments }: Narration, heard: ReadonlyMap<number, number>): number {
  let [real, expected] = [0, 0];
  for (const [index, seconds] of heard) {
    real += seconds;
    expected += estimatedSeconds(segments[index]?.text ?? "");
  }
  return real < leastHeardSeconds ? 1 : Math.min(2, Math.max(0.5, real / expected));
}

/**
 * How long a paragraph's words will have lasted, while they are being spoken: `share` of its letters (0 to 1) took `spent`
 * seconds. Near its beginning that says little and what was expected counts, never less than what is spent.
 */
export function lengthWhileSpoken(at: { spent: number; share: number; expected: number }): number {
  const { spent, share, expected } = at;
  const seen = share > 0 ? spent / share : expected;
  const trust = Math.min(1, Math.max(0, (share - 0.2) / 0.4));
  return Math.max(spent, expected + (seen - expected) * trust);
}

/** A place on the timeline: `seconds` at the instant `atMs`, going on from there up to `limit`; standing still when that is null. */
export interface Anchor {
  readonly seconds: number;
  readonly atMs: number | null;
  readonly limit: number;
}

/** Where on the timeline one is at `nowMs`. A clock that was set back takes nothing away. */
export function positionAt({ seconds, atMs, limit }: Anchor, nowMs: number): number {
  if (atMs === null) return seconds;
  return Math.max(seconds, Math.min(limit, seconds + Math.max(0, nowMs - atMs) / 1000));
}

/** How long the words of segment `index` are taken to last: as they were heard, else as estimated for this voice. */
export function spokenSeconds(text: string, index: number, { speed, pace = 1, heard }: Pacing): number {
  return (heard?.get(index) ?? estimatedSeconds(text) * pace) / speed;
}
