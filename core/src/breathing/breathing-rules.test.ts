import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { followQualities, type HeldSpan } from "./follow-quality.ts";
import { guidedQualities } from "./guided-quality.ts";
import { cycleChoices, patterns } from "./patterns.ts";
import { phaseBoundaries } from "./phase-at.ts";
import { averageOf, scoreGame } from "./score.ts";
import { breathingStats } from "./stats.ts";

const box = patterns.box;
const anyPattern = fc.constantFrom(...Object.values(patterns));
const anyCycles = fc.constantFrom(...cycleChoices);
const anyTime = fc.integer({ min: 0, max: 240_000 });
const anyHold = fc.record({ pressedMs: anyTime, releasedMs: anyTime });
const anyHolds = fc.array(anyHold, { maxLength: 60 });

/** Holds exactly as the rhythm asks. */
function perfectHolds(pattern: typeof box, cycles: number): HeldSpan[] {
  return phaseBoundaries(pattern, cycles)
    .filter(({ phase }) => phase === "inhale")
    .map(({ startsMs, endsMs }) => ({ pressedMs: startsMs, releasedMs: endsMs }));
}

describe("guided quality", () => {
  test("is 85 to 99 for every breath, and the same each time it is asked", () => {
    fc.assert(
      fc.property(fc.uuid(), anyCycles, (id, cycles) => {
        const qualities = guidedQualities(id, cycles);
        expect(qualities).toHaveLength(cycles);
        expect(
          qualities.every((quality) => Number.isInteger(quality) && quality >= 85 && quality <= 99),
        ).toBe(true);
        expect(guidedQualities(id.toUpperCase(), cycles)).toEqual(qualities);
        expect(guidedQualities(id, 10).slice(0, cycles)).toEqual(qualities);
      }),
    );
  });

  test("spreads evenly over its fifteen values, for ids that differ only at their end too", () => {
    const counts = new Map<number, number>();
    for (let game = 0; game < 3000; game += 1) {
      const id = `01980000-0000-7000-8000-${game.toString(16).padStart(12, "0")}`;
      for (const quality of guidedQualities(id, 10)) counts.set(quality, (counts.get(quality) ?? 0) + 1);
    }
    expect(counts.size).toBe(15);
    // 30,000 draws, 2,000 expected of each: chi-square with 14 degrees of freedom stays under 36 in 999 of 1,000 cases
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chiSquare).toBeLessThan(36);
  });
});

describe("follow quality", () => {
  test.each<[string, HeldSpan[], number[]]>([
    ["held all through the inhale", [{ pressedMs: 0, releasedMs: 4000 }], [100, 0, 0]],
    ["let go at the last moment of the hold", [{ pressedMs: 0, releasedMs: 8000 }], [100, 0, 0]],
    ["half of the inhale", [{ pressedMs: 2000, releasedMs: 4000 }], [50, 0, 0]],
    ["half of the exhale too long", [{ pressedMs: 0, releasedMs: 10_000 }], [50, 0, 0]],
    ["the second breath alone, begun in the pause", [{ pressedMs: 13_000, releasedMs: 19_000 }], [0, 100, 0]],
    ["never", [], [0, 0, 0]],
    ["all the time", [{ pressedMs: 0, releasedMs: 3_600_000 }], [0, 0, 0]],
    ["the exhale instead of the inhale", [{ pressedMs: 8000, releasedMs: 12_000 }], [0, 0, 0]],
    ["released before it was pressed", [{ pressedMs: 4000, releasedMs: 0 }], [0, 0, 0]],
    ["no numbers", [{ pressedMs: Number.NaN, releasedMs: 4000 }], [0, 0, 0]],
    [
      "the same hold told twice, out of order",
      [
        { pressedMs: 2000, releasedMs: 4000 },
        { pressedMs: 0, releasedMs: 4000 },
      ],
      [100, 0, 0],
    ],
    [
      "in two halves that touch",
      [
        { pressedMs: 0, releasedMs: 2000 },
        { pressedMs: 2000, releasedMs: 4000 },
      ],
      [100, 0, 0],
    ],
  ])("of a box breath: %s", (_name, holds, qualities) => {
    expect(followQualities(box, 3, holds)).toEqual(qualities);
  });

  test("is 100 for every breath of somebody who keeps the rhythm, in every pattern", () => {
    fc.assert(
      fc.property(anyPattern, anyCycles, (pattern, cycles) => {
        expect(followQualities(pattern, cycles, perfectHolds(pattern, cycles))).toEqual(
          Array(cycles).fill(100),
        );
      }),
    );
  });

  test("is a whole number from 0 to 100 whatever was sent, and the order of the holds does not matter", () => {
    fc.assert(
      fc.property(anyPattern, anyCycles, anyHolds, (pattern, cycles, holds) => {
        const qualities = followQualities(pattern, cycles, holds);
        expect(qualities).toHaveLength(cycles);
        expect(
          qualities.every((quality) => Number.isInteger(quality) && quality >= 0 && quality <= 100),
        ).toBe(true);
        expect(followQualities(pattern, cycles, holds.toReversed())).toEqual(qualities);
        expect(followQualities(pattern, cycles, [...holds, ...holds])).toEqual(qualities);
      }),
    );
  });

  test("never falls by holding more of an inhale, and never rises by holding more of an exhale", () => {
    fc.assert(
      fc.property(anyPattern, anyCycles, anyHolds, fc.nat(1000), (pattern, cycles, holds, pick) => {
        const before = followQualities(pattern, cycles, holds);
        const within = (phase: string) =>
          phaseBoundaries(pattern, cycles).filter((span) => span.phase === phase);
        const held = (phase: string) => {
          const span = within(phase)[pick % cycles];
          return followQualities(pattern, cycles, [
            ...holds,
            { pressedMs: span?.startsMs ?? 0, releasedMs: span?.endsMs ?? 0 },
          ]);
        };
        held("inhale").forEach((quality, cycle) =>
          expect(quality).toBeGreaterThanOrEqual(before[cycle] ?? 0),
        );
        held("exhale").forEach((quality, cycle) => expect(quality).toBeLessThanOrEqual(before[cycle] ?? 0));
        expect(held("hold")).toEqual(before);
      }),
    );
  });

  test("gives nothing for tapping without pause, at any speed", () => {
    const speeds = fc.integer({ min: 20, max: 400 });
    fc.assert(
      fc.property(anyPattern, speeds, (pattern, tapMs) => {
        const taps = Array.from({ length: Math.ceil(240_000 / (2 * tapMs)) }, (_, tap) => ({
          pressedMs: tap * 2 * tapMs,
          releasedMs: (tap * 2 + 1) * tapMs,
        }));
        expect(Math.max(...followQualities(pattern, 10, taps))).toBeLessThanOrEqual(12);
      }),
    );
  });
});

describe("score", () => {
  test.each([
    [[85, 94, 95], { averageQuality: 91.3, perfectBreaths: 1, points: 25 }],
    [[99, 99, 99, 99, 99], { averageQuality: 99, perfectBreaths: 5, points: 75 }],
    [[0, 0, 0], { averageQuality: 0, perfectBreaths: 0, points: 15 }],
    [[], { averageQuality: 0, perfectBreaths: 0, points: 0 }],
  ])("of %j", (qualities, score) => {
    expect(scoreGame(qualities)).toEqual(score);
  });

  test("an average to one decimal reaches 85 exactly when the mean does", () => {
    const qualities = anyCycles.chain((cycles) =>
      fc.array(fc.integer({ min: 80, max: 90 }), { minLength: cycles, maxLength: cycles }),
    );
    fc.assert(
      fc.property(qualities, (all) => {
        const sum = all.reduce((total, quality) => total + quality, 0);
        expect(averageOf(all) >= 85).toBe(sum >= 85 * all.length);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("stats", () => {
  const game = (averageQuality: number, { cycles = 5, perfectBreaths = 0 } = {}) => ({
    averageQuality,
    cycles,
    perfectBreaths,
  });

  test.each([
    [
      "nothing yet",
      [],
      { level: 1, points: 0, streak: 0, totalSessions: 0, perfectBreaths: 0, longestStreak: 0 },
    ],
    [
      "just under the second level",
      [game(90, { cycles: 9, perfectBreaths: 5 })],
      { level: 1, points: 95, streak: 1, totalSessions: 1, perfectBreaths: 5, longestStreak: 1 },
    ],
    [
      "exactly at the second level",
      [game(90, { cycles: 10, perfectBreaths: 5 })],
      { level: 2, points: 100, streak: 1, totalSessions: 1, perfectBreaths: 5, longestStreak: 1 },
    ],
    [
      "a streak that began again",
      [game(85), game(99), game(84.9), game(92)],
      { level: 2, points: 100, streak: 1, totalSessions: 4, perfectBreaths: 0, longestStreak: 2 },
    ],
    [
      "a streak that ended",
      [game(85), game(10)],
      { level: 1, points: 50, streak: 0, totalSessions: 2, perfectBreaths: 0, longestStreak: 1 },
    ],
  ])("of %s", (_name, games, stats) => {
    expect(breathingStats(games)).toEqual(stats);
  });

  test("one more game never lowers level, points, longest streak or what was counted", () => {
    const anyGame = fc.record({
      averageQuality: fc.integer({ min: 0, max: 100 }),
      cycles: anyCycles,
      perfectBreaths: fc.integer({ min: 0, max: 10 }),
    });
    fc.assert(
      fc.property(fc.array(anyGame), anyGame, (games, next) => {
        const before = breathingStats(games);
        const after = breathingStats([...games, next]);
        expect(after.totalSessions).toBe(before.totalSessions + 1);
        for (const key of ["level", "points", "perfectBreaths", "longestStreak"] as const) {
          expect(after[key]).toBeGreaterThanOrEqual(before[key]);
        }
        expect(after.longestStreak).toBeGreaterThanOrEqual(after.streak);
      }),
    );
  });
});
