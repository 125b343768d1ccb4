import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cycleChoices, easyRhythm, patterns } from "./patterns.ts";
import { gameLengthMs, phaseAt, phaseBoundaries, type PhaseNow } from "./phase-at.ts";

const anyPattern = fc.constantFrom(...Object.values(patterns));
const anyCycles = fc.constantFrom(...cycleChoices);
// quarters of a second too, should a pattern ever have them
const anyRhythm = fc.oneof(
  anyPattern,
  fc.record({ inhale: quarters(1), hold: quarters(0), exhale: quarters(1) }),
);

function quarters(min: number) {
  return fc.integer({ min: min * 4, max: 48 }).map((quarter) => quarter / 4);
}

describe("the phase of a box breath", () => {
  test.each<[number, Partial<PhaseNow>]>([
    [
      0,
      {
        phase: "inhale",
        cycle: 0,
        cyclesDone: 0,
        phaseElapsedMs: 0,
        phaseLengthMs: 4000,
        secondsLeft: 4,
        progress: 0,
        scale: 1.8,
      },
    ],
    [1, { phase: "inhale", secondsLeft: 4 }],
    [3000, { phase: "inhale", secondsLeft: 1, progress: 0.75 }],
    [3999, { phase: "inhale", secondsLeft: 1 }],
    [4000, { phase: "hold", phaseElapsedMs: 0, secondsLeft: 4, scale: 1.8 }],
    [8000, { phase: "exhale", secondsLeft: 4, scale: 1 }],
    [11_999.9, { phase: "exhale", cycle: 0, cyclesDone: 0, secondsLeft: 1 }],
    [12_000, { phase: "pause", cycle: 0, cyclesDone: 1, phaseLengthMs: 2000, secondsLeft: 2, scale: 1 }],
    [14_000, { phase: "inhale", cycle: 1, cyclesDone: 1, secondsLeft: 4 }],
    [39_999, { phase: "exhale", cycle: 2, cyclesDone: 2, secondsLeft: 1 }],
    [
      40_000,
      {
        phase: "done",
        cycle: 2,
        cyclesDone: 3,
        phaseElapsedMs: 0,
        phaseLengthMs: 0,
        secondsLeft: 0,
        progress: 1,
        scale: 1,
      },
    ],
    [Number.POSITIVE_INFINITY, { phase: "done" }],
    [-5, { phase: "inhale", phaseElapsedMs: 0 }],
    [Number.NaN, { phase: "inhale", phaseElapsedMs: 0 }],
  ])("after %d ms of a game of 3", (elapsedMs, expected) => {
    expect(phaseAt(patterns.box, elapsedMs, 3)).toMatchObject(expected);
  });
});

describe("a game's length", () => {
  test.each([
    ["box", 3, 40_000],
    ["4-7-8", 5, 103_000],
    ["4-4-6-2", 8, 126_000],
    ["pranayama", 10, 218_000],
  ] as const)("of %s with %d cycles is %d ms: no pause follows the last", (key, cycles, lengthMs) => {
    expect(gameLengthMs(patterns[key], cycles)).toBe(lengthMs);
  });

  test("without cycles there is no game: it is done at once", () => {
    expect([
      gameLengthMs(patterns.box, 0),
      phaseAt(patterns.box, 0, 0).phase,
      phaseBoundaries(patterns.box, 0),
    ]).toEqual([0, "done", []]);
  });

  test("after 10 cycles the last phase ends exactly at the sum of its parts", () => {
    fc.assert(
      fc.property(anyRhythm, (rhythm) => {
        // decisions §4: no drift; the parts are added here one by one, in seconds
        let seconds = 0;
        for (let cycle = 0; cycle < 10; cycle += 1)
          seconds += rhythm.inhale + rhythm.hold + rhythm.exhale + (cycle < 9 ? 2 : 0);
        expect(gameLengthMs(rhythm, 10)).toBe(seconds * 1000);
        expect(phaseAt(rhythm, seconds * 1000 - 1, 10)).toMatchObject({
          phase: "exhale",
          cycle: 9,
          secondsLeft: 1,
        });
        expect(phaseAt(rhythm, seconds * 1000, 10).phase).toBe("done");
        expect(phaseBoundaries(rhythm, 10).at(-1)).toMatchObject({
          phase: "exhale",
          cycle: 9,
          endsMs: seconds * 1000,
        });
      }),
    );
  });
});

describe("at any time of any game", () => {
  const anyMoment = fc.double({ min: 0, max: 600_000, noNaN: true });

  test("there is one phase, it is the one of the boundaries, and every number is within its limits", () => {
    fc.assert(
      fc.property(anyRhythm, anyCycles, anyMoment, (rhythm, cycles, elapsedMs) => {
        const now = phaseAt(rhythm, elapsedMs, cycles);
        const spans = phaseBoundaries(rhythm, cycles).filter(
          ({ startsMs, endsMs }) => startsMs <= elapsedMs && elapsedMs < endsMs,
        );
        if (now.phase === "done") {
          expect(spans).toEqual([]);
          expect(elapsedMs).toBeGreaterThanOrEqual(gameLengthMs(rhythm, cycles));
          return;
        }
        expect(spans).toEqual([
          { phase: now.phase, cycle: now.cycle, startsMs: expect.any(Number), endsMs: expect.any(Number) },
        ]);
        expect(now.phaseElapsedMs).toBeCloseTo(elapsedMs - (spans[0]?.startsMs ?? 0), 6);
        expect(now.secondsLeft).toBeGreaterThanOrEqual(1);
        expect(now.secondsLeft).toBeLessThanOrEqual(Math.ceil(now.phaseLengthMs / 1000));
        expect(now.progress).toBeGreaterThanOrEqual(0);
        expect(now.progress).toBeLessThan(1);
        expect([1, 1.8]).toContain(now.scale);
      }),
      { numRuns: 2000 },
    );
  });

  test("the game never goes back", () => {
    fc.assert(
      fc.property(anyRhythm, anyCycles, anyMoment, anyMoment, (rhythm, cycles, one, other) => {
        const [before, after] = [Math.min(one, other), Math.max(one, other)].map((elapsedMs) =>
          phaseAt(rhythm, elapsedMs, cycles),
        );
        expect(after?.cycle).toBeGreaterThanOrEqual(before?.cycle ?? 0);
        expect(after?.cyclesDone).toBeGreaterThanOrEqual(before?.cyclesDone ?? 0);
      }),
    );
  });

  test("the boundaries follow one another without a gap, from the start to the end", () => {
    fc.assert(
      fc.property(anyRhythm, anyCycles, (rhythm, cycles) => {
        const spans = phaseBoundaries(rhythm, cycles);
        // a breath that is not held has no span for it
        expect(spans).toHaveLength(cycles * (rhythm.hold === 0 ? 3 : 4) - 1);
        expect(spans[0]?.startsMs).toBe(0);
        spans.slice(1).forEach((span, index) => expect(span.startsMs).toBe(spans[index]?.endsMs));
        expect(spans.at(-1)?.endsMs).toBe(gameLengthMs(rhythm, cycles));
      }),
    );
  });
});

describe("the breath of the circle in panic", () => {
  test("is 4 in and 6 out, and holds nothing, not even between two breaths", () => {
    const spans = phaseBoundaries(easyRhythm, 2);
    expect(spans.map(({ phase, startsMs, endsMs }) => [phase, startsMs, endsMs])).toEqual([
      ["inhale", 0, 4000],
      ["exhale", 4000, 10_000],
      ["inhale", 10_000, 14_000],
      ["exhale", 14_000, 20_000],
    ]);
    expect([0, 3999, 4000, 9999, 10_000].map((ms) => phaseAt(easyRhythm, ms, 2).phase)).toEqual([
      "inhale",
      "inhale",
      "exhale",
      "exhale",
      "inhale",
    ]);
    expect(gameLengthMs(easyRhythm, 2)).toBe(20_000);
  });
});
