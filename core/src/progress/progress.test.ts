import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween, localDateOf, localHourOf, startOfWeek } from "./local-date.ts";
import { streakOf } from "./streak.ts";
import { stressReduction } from "./stress-reduction.ts";
import { weekOf } from "./week.ts";

const zones = [
  "Europe/Madrid",
  "America/Santiago",
  "Pacific/Apia",
  "Asia/Kathmandu",
  "America/Mexico_City",
  "UTC",
];
const instants = fc.date({ min: new Date("2010-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });

describe("days", () => {
  test("an instant falls on a day of the person's own calendar, in every zone", () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, timeZone) => {
        const parts = new Intl.DateTimeFormat("en-CA", {
          timeZone,
          year: "numeric",
          month: "2-digit",
          day: "2-digit",
          hour: "2-digit",
          hourCycle: "h23",
        }).formatToParts(instant);
        const part = (type: string) => parts.find((found) => found.type === type)?.value;
        expect(localDateOf(instant, timeZone)).toBe(`${part("year")}-${part("month")}-${part("day")}`);
        expect(localHourOf(instant, timeZone)).toBe(Number(part("hour")));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ["2026-03-29T00:30:00Z", "Europe/Madrid", "2026-03-29"],
    ["2026-03-28T23:30:00Z", "Europe/Madrid", "2026-03-29"],
    ["2026-10-24T22:30:00Z", "Europe/Madrid", "2026-10-25"],
    ["2026-10-25T23:30:00Z", "Europe/Madrid", "2026-10-26"],
    ["2026-03-11T10:00:00Z", "Pacific/Apia", "2026-03-11"],
    ["2026-03-11T11:00:00Z", "Pacific/Apia", "2026-03-12"],
    ["2026-03-11T10:00:00Z", "No/Where", "2026-03-11"],
  ])("%s in %s is %s", (instant, timeZone, day) => {
    expect(localDateOf(new Date(instant), timeZone)).toBe(day);
  });

  test("adding days and counting the days between agree, across leap days and new years", () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -4000, max: 4000 }), (instant, days) => {
        const from = localDateOf(instant, "UTC");
        expect(daysBetween(from, addDays(from, days))).toBe(days);
      }),
    );
    expect([addDays("2028-02-28", 1), addDays("2026-02-28", 1), addDays("2026-01-01", -1)]).toEqual([
      "2028-02-29",
      "2026-03-01",
      "2025-12-31",
    ]);
  });

  test("a week starts on Monday and contains its day", () => {
    const days = fc.integer({ min: 0, max: 9000 }).map((offset) => addDays("2015-01-01", offset));
    fc.assert(
      fc.property(days, (day) => {
        const monday = startOfWeek(day);
        expect(new Date(`${monday}T12:00:00Z`).getUTCDay()).toBe(1);
        expect(daysBetween(monday, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(monday, day)).toBeLessThan(7);
      }),
    );
  });
});

describe("streak", () => {
  test.each([
    [[], 0],
    [["2026-03-11"], 1],
    [["2026-03-10"], 1],
    [["2026-03-09"], 0],
    [["2026-03-11", "2026-03-10", "2026-03-10", "2026-03-09"], 3],
    [["2026-03-11", "2026-03-09"], 1],
    [["2026-03-01", "2026-02-28"], 0],
  ])("of %j is %d", (days, streak) => {
    expect(streakOf(days, "2026-03-11")).toBe(streak);
  });

  test.each([
    // a rest day today, yesterday or in between
    [["2026-03-10", "2026-03-09"], ["2026-03-11"], 2],
    [["2026-03-09", "2026-03-08"], ["2026-03-11", "2026-03-10"], 2],
    [["2026-03-11", "2026-03-09"], ["2026-03-10"], 2],
    // yesterday is a rest day, today is not over
    [["2026-03-09"], ["2026-03-10"], 1],
    // rest days alone are not a streak
    [[], ["2026-03-11", "2026-03-10", "2026-03-09"], 0],
    // the rest day does not cover the whole gap
    [["2026-03-11", "2026-03-08"], ["2026-03-10"], 1],
    // an activity on a rest day counts
    [["2026-03-11", "2026-03-10", "2026-03-09"], ["2026-03-10"], 3],
  ])("of %j with rest on %j is %d", (days, rest, streak) => {
    expect(streakOf(days, "2026-03-11", rest)).toBe(streak);
  });

  test("is the same as on a calendar without the inactive rest days", () => {
    const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 40 }));
    fc.assert(
      fc.property(offsets, offsets, (activeAgo, restAgo) => {
        const rested = restAgo.filter((ago) => !activeAgo.includes(ago));
        const calendar = Array.from({ length: 42 }, (_, ago) => ago).filter((ago) => !rested.includes(ago));
        const isActive = calendar.map((ago) => activeAgo.includes(ago));
        // today may still become active, unless it is a rest day and so not on this calendar
        const waits = calendar[0] === 0 && !isActive[0] ? 1 : 0;
        const run = isActive.slice(waits).indexOf(false);
        const dayAgo = (ago: number) => addDays("2026-03-11", -ago);
        const found = streakOf(activeAgo.map(dayAgo), "2026-03-11", restAgo.map(dayAgo));
        expect(found).toBe(run);
        expect(found).toBeGreaterThanOrEqual(streakOf(activeAgo.map(dayAgo), "2026-03-11"));
      }),
    );
  });

  test("counts each day once and breaks at the first gap", () => {
    const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 40 }));
    fc.assert(
      fc.property(offsets, (ago) => {
        const days = ago.map((days) => addDays("2026-03-11", -days));
        let expected = 0;
        for (let day = ago.includes(0) ? 0 : 1; ago.includes(day); day += 1) expected += 1;
        expect(streakOf([...days, ...days], "2026-03-11")).toBe(expected);
      }),
    );
  });
});

describe("the week's bars", () => {
  test("run from Monday to Sunday, with 25 per activity and at most 100", () => {
    const days = [
      "2026-03-09",
      "2026-03-11",
      "2026-03-11",
      ...Array.from({ length: 6 }, () => "2026-03-15"),
      "2026-03-16",
      "2026-03-08",
    ];
    const games = ["2026-03-09", "2026-03-10", "2026-03-16"];
    const week = weekOf({ activities: days, games }, "2026-03-11");
    expect(week.map(({ date }) => date).at(0)).toBe("2026-03-09");
    expect(week.map(({ bar }) => bar)).toEqual([50, 25, 50, 0, 0, 0, 100]);
    expect(week.map(({ activities }) => activities)).toEqual([1, 0, 2, 0, 0, 0, 6]);
    expect(week.map((day) => day.games)).toEqual([1, 1, 0, 0, 0, 0, 0]);
  });
});

describe("a person's history, in their own zone", () => {
  const dayMs = 86_400_000;
  const formats = new Map(
    zones.map((timeZone) => [
      timeZone,
      new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }),
    ]),
  );
  // the oracle uses only Intl for calendars, and numbers the days
  const dayNumber = (instant: Date, timeZone: string) =>
    Date.parse(`${formats.get(timeZone)?.format(instant)}T00:00:00Z`) / dayMs;
  // around clock changes, where days have 23 or 25 hours
  const nows = fc.oneof(
    instants,
    ...["2026-03-29", "2026-10-25", "2026-04-05", "2026-09-06"].map((day) =>
      fc
        .integer({ min: -3 * 1440, max: 10 * 1440 })
        .map((minutes) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000)),
    ),
  );
  const histories = fc.array(fc.integer({ min: 0, max: 16 * 1440 }), { maxLength: 40 });

  test.each(zones)("streak and week in %s match an independent calendar", (timeZone) => {
    fc.assert(
      fc.property(nows, histories, (now, minutesAgo) => {
        const done = minutesAgo.map((minutes) => new Date(now.getTime() - minutes * 60_000));
        const days = done.map((instant) => localDateOf(instant, timeZone));
        const today = dayNumber(now, timeZone);
        const active = done.map((instant) => dayNumber(instant, timeZone));
        let streak = 0;
        for (let day = active.includes(today) ? today : today - 1; active.includes(day); day -= 1)
          streak += 1;
        expect(streakOf(days, localDateOf(now, timeZone))).toBe(streak);
        // 1970-01-01 was a Thursday
        const monday = today - ((today + 3) % 7);
        const bars = [0, 1, 2, 3, 4, 5, 6].map((offset) =>
          Math.min(100, 25 * active.filter((day) => day === monday + offset).length),
        );
        const week = weekOf({ activities: days, games: [] }, localDateOf(now, timeZone));
        expect(week.map(({ bar }) => bar)).toEqual(bars);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("stress reduction", () => {
  test.each([
    [null, null, 0],
    [0.5, null, 0],
    [0.5, 0.5, 0],
    [0.4, 0.6, 0],
    [0.8, 0.6, 25],
    [0, 0, 0],
  ])("from %s to %s is %d percent", (first, latest, percent) => {
    expect(stressReduction(first, latest)).toBe(percent);
  });
});
