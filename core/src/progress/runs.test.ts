import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "./local-date.ts";
import { runsOf } from "./runs.ts";
import { longestStreak, streakOf } from "./streak.ts";

const day = (offset: number) => addDays("2026-02-20", offset);
const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 40 }));

describe("runs of days", () => {
  test.each<[string, string[], string[], string[][], string[]]>([
    ["no days", [], ["2026-03-10"], [], []],
    ["one day", ["2026-03-10"], [], [["2026-03-10"]], ["2026-03-11"]],
    [
      "two days in a row and one apart, told in any order and twice",
      ["2026-03-12", "2026-02-28", "2026-03-01", "2026-03-12"],
      [],
      [["2026-02-28", "2026-03-01"], ["2026-03-12"]],
      ["2026-03-02", "2026-03-13"],
    ],
    [
      "rest between and after",
      ["2026-03-10", "2026-03-13"],
      ["2026-03-11", "2026-03-12", "2026-03-14"],
      [["2026-03-10", "2026-03-13"]],
      ["2026-03-15"],
    ],
    [
      "rest that does not reach the next day",
      ["2026-03-10", "2026-03-13"],
      ["2026-03-11"],
      [["2026-03-10"], ["2026-03-13"]],
      ["2026-03-12", "2026-03-14"],
    ],
    [
      "something done on a day of rest",
      ["2026-03-10", "2026-03-11", "2026-03-12"],
      ["2026-03-11"],
      [["2026-03-10", "2026-03-11", "2026-03-12"]],
      ["2026-03-13"],
    ],
  ])("%s", (_name, days, rest, runs, nextDays) => {
    const found = runsOf(days, rest);
    expect(found.map((run) => run.days)).toEqual(runs);
    expect(found.map(({ nextDay }) => nextDay)).toEqual(nextDays);
  });

  test("every day is in exactly one run, and a run's next day is the first that is neither active nor a rest day", () => {
    fc.assert(
      fc.property(offsets, offsets, (active, rest) => {
        const runs = runsOf(active.map(day), rest.map(day));
        expect(runs.flatMap((run) => run.days)).toEqual(active.map(day).sort());
        for (const { days, nextDay } of runs) {
          const covered = new Set([...active, ...rest].map(day));
          for (let each = days[0] ?? ""; each < nextDay; each = addDays(each, 1))
            expect(covered.has(each)).toBe(true);
          expect(covered.has(nextDay)).toBe(false);
        }
      }),
    );
  });
});

describe("the longest streak", () => {
  test.each([
    [[], 0],
    [[3], 1],
    [[1, 2, 3, 7, 8], 3],
    [[1, 7, 8, 9, 10], 4],
  ])("of days %j is %d", (ago, longest) => {
    expect(longestStreak(ago.map(day))).toBe(longest);
  });

  test("is the highest value that the streak ever had", () => {
    fc.assert(
      fc.property(offsets, offsets, (active, rest) => {
        const [days, restDays] = [active.map(day), rest.map(day)];
        const streaks = Array.from({ length: 45 }, (_, today) => streakOf(days, day(today), restDays));
        expect(longestStreak(days, restDays)).toBe(Math.max(...streaks));
      }),
    );
  });

  test("a streak does not count days after today", () => {
    expect(streakOf([day(1), day(2), day(4)], day(2))).toBe(2);
  });
});
