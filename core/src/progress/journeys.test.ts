import { describe, expect, test } from "vitest";
import { daysSkippedBy, type PlacedFact } from "./journeys.ts";
import { localDateOf } from "./local-date.ts";
import { longestStreak, streakOf } from "./streak.ts";

const fact = (moment: string, timeZone: string): PlacedFact => {
  const at = new Date(moment);
  return { at, on: localDateOf(at, timeZone), timeZone };
};

// Monday, 22:00 in Honolulu; it is Tuesday already in Tokyo
const inHonolulu = fact("2026-03-10T08:00:00Z", "Pacific/Honolulu");

describe("a journey", () => {
  test.each([
    ["over the date line is bridged", "2026-03-11T15:30:00Z", "Asia/Tokyo", ["2026-03-10", "2026-03-11"]],
    ["of 36 hours too", "2026-03-11T20:00:00Z", "Asia/Tokyo", ["2026-03-10", "2026-03-11"]],
    ["of more than 36 hours is not", "2026-03-11T20:00:01Z", "Asia/Tokyo", []],
    ["is only one where the zone changes", "2026-03-11T12:00:00Z", "Pacific/Honolulu", []],
    ["to the next day skips nothing", "2026-03-10T14:00:00Z", "Asia/Tokyo", []],
    ["west, to the same day again, neither", "2026-03-10T09:00:00Z", "Pacific/Midway", []],
  ])("%s", (_title, moment, timeZone, days) => {
    expect(daysSkippedBy([{ before: inHonolulu, after: fact(moment, timeZone) }])).toEqual(days);
  });

  test("never breaks a streak, and adds no day to it", () => {
    const after = fact("2026-03-11T15:30:00Z", "Asia/Tokyo");
    const skipped = daysSkippedBy([{ before: inHonolulu, after }]);
    expect([inHonolulu.on, after.on]).toEqual(["2026-03-09", "2026-03-12"]);
    const days = ["2026-03-08", inHonolulu.on, after.on];
    expect([streakOf(days, after.on), streakOf(days, after.on, skipped)]).toEqual([1, 3]);
    expect(longestStreak(days, skipped)).toBe(3);
  });
});
