import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  carriedOver,
  estimatedSeconds,
  lengthWhileSpoken,
  narrationOf,
  paceHeard,
  positionAt,
  segmentAt,
  shareOf,
} from "./narration.ts";
import { sentenceSpansOf, wordCount } from "./sentences.ts";

const said = (text: string, pauseSeconds = 0, bell = false) => ({ text, pauseSeconds, bell });
const twelveWords = "una dos tres cuatro cinco seis siete ocho nueve diez once doce.";

const words = fc
  .array(fc.constantFrom("agua", "río.", "¿piedra?", "luz,", "niñez…", "5.5"), { maxLength: 40 })
  .map((list) => list.join(" "));
const scripts = fc.array(
  fc.record({ text: words, pauseSeconds: fc.integer({ min: 0, max: 60 }), bell: fc.boolean() }),
  { maxLength: 12 },
);
const pacings = fc.record({
  speed: fc.constantFrom(0.8, 1, 1.2),
  pace: fc.double({ min: 0.5, max: 2, noNaN: true }),
  heard: fc
    .array(fc.tuple(fc.integer({ min: 0, max: 11 }), fc.double({ min: 0, max: 90, noNaN: true })))
    .map((pairs) => new Map(pairs)),
});

describe("the timeline of a narration", () => {
  test("words at 105 a minute, then the pause as written, at any speed", () => {
    const at = (speed: number) => narrationOf([said(twelveWords, 10)], { speed }).segments[0];
    expect(at(1)).toMatchObject({ voiceAt: 0, bellAt: (12 * 60) / 105 + 10 });
    expect(at(1.2)?.quietAt).toBeCloseTo((12 * 60) / 105 / 1.2);
    expect(at(0.8)?.bellAt).toBeCloseTo((12 * 60) / 105 / 0.8 + 10);
  });

  test("counting aloud keeps time, and nothing is shorter than a second", () => {
    expect(estimatedSeconds("Inhala. Dos. Tres. Cuatro. Cinco.")).toBeCloseTo(4.25);
    expect(estimatedSeconds("Exhala.")).toBe(1);
  });

  test("a bell before the first words belongs to their paragraph, one at the end rings out", () => {
    const { segments, totalSeconds } = narrationOf(
      [said("", 6, true), said("Hola.", 5), said("Fin.", 4, true)],
      { speed: 1 },
    );
    expect(segments.map(({ text }) => text)).toEqual(["Hola.", "Fin."]);
    expect(segments[0]).toMatchObject({ bellBefore: true, startsAt: 0, voiceAt: 6 });
    expect(segments[1]).toMatchObject({ bellBefore: false, bellAfter: true, bellAt: 17, endsAt: 21 });
    expect(totalSeconds).toBe(21);
  });

  test("is corrected by measured durations, and the rest by the pace of the voice", () => {
    const script = [said(twelveWords, 10), said(twelveWords, 10)];
    const heard = new Map([[0, 9]]);
    const pace = paceHeard(narrationOf(script, { speed: 1 }), heard);
    expect(pace).toBeCloseTo(9 / ((12 * 60) / 105));
    const { segments } = narrationOf(script, { speed: 1, pace, heard });
    expect(segments[0]?.quietAt).toBe(9);
    expect((segments[1]?.quietAt ?? 0) - (segments[1]?.voiceAt ?? 0)).toBeCloseTo(9);
    expect(paceHeard(narrationOf(script, { speed: 1 }), new Map([[0, 3]]))).toBe(1);
  });

  test("has no gaps, never goes back, and its parts add up to the whole", () => {
    fc.assert(
      fc.property(scripts, pacings, (script, pacing) => {
        const { segments, totalSeconds } = narrationOf(script, pacing);
        expect(segments.length).toBe(script.filter(({ text }) => wordCount(text) > 0).length);
        let end = 0;
        for (const segment of segments) {
          expect(segment.startsAt).toBe(end);
          const parts = [segment.startsAt, segment.voiceAt, segment.quietAt, segment.bellAt, segment.endsAt];
          expect(parts).toEqual([...parts].sort((one, other) => one - other));
          end = segment.endsAt;
        }
        expect(totalSeconds).toBe(end);
      }),
    );
  });

  test("can be searched: the start of a paragraph is part of it, its end belongs to the next", () => {
    fc.assert(
      fc.property(scripts, pacings, (script, pacing) => {
        const narration = narrationOf(script, pacing);
        const lasting = narration.segments.filter(({ startsAt, endsAt }) => endsAt > startsAt);
        for (const segment of lasting) {
          const index = narration.segments.indexOf(segment);
          expect(segmentAt(narration, segment.startsAt)).toBe(index);
          expect(shareOf(narration, index, segment.startsAt)).toBe(0);
          expect(shareOf(narration, index, segment.endsAt)).toBe(1);
        }
        expect(segmentAt(narration, narration.totalSeconds)).toBe(Math.max(0, narration.segments.length - 1));
      }),
    );
  });

  test("at another pace the place is in the same words, or in the same pause", () => {
    const script = [said("", 6, true), said(twelveWords, 10), said(twelveWords, 4, true)];
    const [slow, quick] = [narrationOf(script, { speed: 0.8 }), narrationOf(script, { speed: 1.2 })];
    const [, second] = slow.segments;
    const half = ((second?.voiceAt ?? 0) + (second?.quietAt ?? 0)) / 2;
    const [, sameAtQuick] = quick.segments;
    expect(carriedOver(half, slow, quick)).toBeCloseTo(
      ((sameAtQuick?.voiceAt ?? 0) + (sameAtQuick?.quietAt ?? 0)) / 2,
    );
    expect(carriedOver((second?.quietAt ?? 0) + 3, slow, quick)).toBeCloseTo((sameAtQuick?.quietAt ?? 0) + 3);
    fc.assert(
      fc.property(scripts, pacings, pacings, (any, one, other) => {
        const [from, to] = [narrationOf(any, one), narrationOf(any, other)];
        for (const at of [0, 0.1, 0.5, 0.9, 1]) {
          const carried = carriedOver(from.totalSeconds * at, from, to);
          expect(carried).toBeGreaterThanOrEqual(0);
          expect(carried).toBeLessThanOrEqual(to.totalSeconds);
          expect(carriedOver(from.totalSeconds * at, from, from)).toBeCloseTo(from.totalSeconds * at);
        }
      }),
    );
  });

  test("paragraphs only follow one another while time goes on", () => {
    const times = fc.array(fc.double({ min: 0, max: 2000, noNaN: true }), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(scripts, pacings, times, (script, pacing, list) => {
        const narration = narrationOf(script, pacing);
        const seen = list.sort((one, other) => one - other).map((time) => segmentAt(narration, time));
        expect(seen).toEqual([...seen].sort((one, other) => one - other));
      }),
    );
  });
});

describe("the place on the timeline", () => {
  test("moves with the clock, up to the limit, and stops while paused", () => {
    const anchor = { seconds: 10, atMs: 1000, limit: 14 };
    expect(positionAt(anchor, 3500)).toBe(12.5);
    expect(positionAt(anchor, 3_600_000)).toBe(14);
    expect(positionAt(anchor, 0)).toBe(10);
    expect(positionAt({ ...anchor, atMs: null }, 3500)).toBe(10);
  });

  test("never goes back and never passes the limit", () => {
    const number = fc.double({ min: 0, max: 5000, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(number, number, number, number, number), ([seconds, atMs, more, first, then]) => {
        const anchor = { seconds, atMs, limit: seconds + more };
        const [one, other] = [first, then].sort((a, b) => a - b).map((now) => positionAt(anchor, now));
        expect(one).toBeLessThanOrEqual(other ?? 0);
        expect(one).toBeGreaterThanOrEqual(seconds);
        expect(other).toBeLessThanOrEqual(anchor.limit);
      }),
    );
  });

  test("a paragraph's length is put right while it is spoken, and is never less than what is spent", () => {
    expect(lengthWhileSpoken({ spent: 1, share: 0.1, expected: 20 })).toBe(20);
    expect(lengthWhileSpoken({ spent: 9, share: 0.6, expected: 20 })).toBeCloseTo(15);
    expect(lengthWhileSpoken({ spent: 30, share: 0, expected: 20 })).toBe(30);
    expect(lengthWhileSpoken({ spent: 14, share: 1, expected: 20 })).toBe(14);
  });
});

describe("sentences", () => {
  test("keep their punctuation and quotes, and do not end at a decimal point", () => {
    const text = "Toma aire. ¿Dónde lo notas? Deja que salga… “Bien.” Unas 5.5 veces y descansa";
    expect(sentenceSpansOf(text).map(({ startsAt, endsAt }) => text.slice(startsAt, endsAt))).toEqual([
      "Toma aire.",
      "¿Dónde lo notas?",
      "Deja que salga…",
      "“Bien.”",
      "Unas 5.5 veces y descansa",
    ]);
  });

  test("leave nothing out but the spaces between them", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "é", ".", "…", "?", " ", "”", "\n") }), (text) => {
        const spans = sentenceSpansOf(text);
        const kept = spans.map(({ startsAt, endsAt }) => text.slice(startsAt, endsAt)).join("");
        expect(kept.replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
        expect(spans.every(({ startsAt }, index) => startsAt >= (spans[index - 1]?.endsAt ?? 0))).toBe(true);
      }),
    );
  });
});
