import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { weekdays } from "./contract.ts";
import {
  freeSlots,
  isAtOnce,
  isOffered,
  nextFreeSlot,
  sessionMs,
  slotTimes,
  type Hours,
} from "./free-slots.ts";

const zones = ["Europe/Madrid", "America/Santiago", "Pacific/Apia", "Asia/Kathmandu"];
const instants = fc.date({ min: new Date("2010-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });
const hours = fc.record({
  timeZone: fc.constantFrom(...zones),
  availability: fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 }),
});
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const free = { taken: [] };

const clocks = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
      weekday: "long",
    }),
  ]),
);

/** What a wall clock shows: an oracle that does not use the code under test. */
function wallClock(at: Date, timeZone: string) {
  const parts = clocks.get(timeZone)?.formatToParts(at) ?? [];
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
    second: part("second"),
    weekday: part("weekday").toLowerCase(),
  };
}

/** Every quarter hour of the next 28 days at which a wall clock shows a slot time on a working day, each once. */
function slotsByTheClock({ availability, timeZone }: Hours, now: Date): number[] {
  const seen = new Set<string>();
  // by the calendar: a day that a time zone skipped still counts as one of the 28
  const lastDay = new Date(Date.parse(wallClock(now, timeZone).day) + 27 * dayMs).toISOString().slice(0, 10);
  const found: number[] = [];
  const quarter = 15 * 60_000;
  const first = Math.floor(now.getTime() / quarter) * quarter;
  for (let at = first; at < now.getTime() + 29 * dayMs; at += quarter) {
    const { day, time, weekday } = wallClock(new Date(at), timeZone);
    const isSlot = slotTimes.some((slot) => slot === time) && !seen.has(`${day} ${time}`);
    if (!isSlot || day > lastDay || at < now.getTime() + hourMs) continue;
    seen.add(`${day} ${time}`);
    if (availability.some((worked) => worked === weekday)) found.push(at);
  }
  return found;
}

describe("free slots", () => {
  test("are exactly those that a wall clock in the professional's time zone shows, across every clock change", () => {
    fc.assert(
      fc.property(hours, instants, (of, now) => {
        const given = freeSlots(of, { now, ...free }).map(({ startsAt }) => startsAt.getTime());
        expect(given).toEqual(slotsByTheClock(of, now));
      }),
      { numRuns: 40 },
    );
  });

  test("last 50 minutes, begin at least an hour ahead, at a specified time of a day that is worked", () => {
    fc.assert(
      fc.property(hours, instants, (of, now) => {
        for (const { startsAt, endsAt } of freeSlots(of, { now, ...free })) {
          expect(endsAt.getTime() - startsAt.getTime()).toBe(50 * 60_000);
          expect(startsAt.getTime() - now.getTime()).toBeGreaterThanOrEqual(hourMs);
          const shown = wallClock(startsAt, of.timeZone);
          expect(slotTimes).toContain(shown.time);
          expect(of.availability).toContain(shown.weekday);
          expect(shown.second).toBe("00");
        }
      }),
      { numRuns: 60 },
    );
  });

  test("leave out what is taken, and what would overlap it, and nothing else", () => {
    fc.assert(
      fc.property(hours, instants, fc.array(fc.nat(60 * 96)), (of, now, quarters) => {
        const taken = quarters.map((quarter) => new Date(now.getTime() + quarter * 15 * 60_000));
        const all = freeSlots(of, { now, ...free });
        const left = freeSlots(of, { now, taken });
        expect(left).toEqual(
          all.filter(({ startsAt, endsAt }) =>
            taken.every((other) => endsAt <= other || startsAt.getTime() >= other.getTime() + sessionMs),
          ),
        );
        expect(nextFreeSlot(of, { now, taken })).toEqual(left[0]?.startsAt ?? null);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    // Madrid's clocks go forward on the Sunday between these Mondays: the UTC time changes, the local time does not
    ["Europe/Madrid", "2026-03-23T06:00:00Z", ["2026-03-23T08:00:00.000Z", "2026-03-30T07:00:00.000Z"]],
    ["America/Santiago", "2026-03-30T06:00:00Z", ["2026-03-30T12:00:00.000Z", "2026-04-06T13:00:00.000Z"]],
    ["Asia/Kathmandu", "2026-03-22T22:00:00Z", ["2026-03-23T03:15:00.000Z", "2026-03-30T03:15:00.000Z"]],
  ])("in %s a Monday's nine o'clock is nine before and after %s", (timeZone, now, expected) => {
    const given = freeSlots({ timeZone, availability: ["monday"] }, { now: new Date(now), ...free });
    const mornings = given
      .map(({ startsAt }) => startsAt.toISOString())
      .filter((_, index) => index % 6 === 0);
    expect(mornings.slice(0, 2)).toEqual(expected);
  });

  test("there are none on a skipped calendar day: Apia had no 30 December 2011", () => {
    const now = new Date("2011-12-28T20:00:00Z");
    const fridays = freeSlots({ timeZone: "Pacific/Apia", availability: ["friday"] }, { now, ...free });
    expect(fridays[0]?.startsAt.toISOString()).toBe("2012-01-05T19:00:00.000Z");
  });

  test("a year of Mondays: four weeks have 24 of them, whenever one looks before nine", () => {
    const given = freeSlots(
      { timeZone: "Europe/Madrid", availability: ["monday"] },
      { now: new Date("2026-03-09T05:00:00Z"), ...free },
    );
    expect(given).toHaveLength(24);
  });
});

describe("a moment", () => {
  const now = new Date("2026-03-11T10:00:00Z");
  const madrid: Hours = { timeZone: "Europe/Madrid", availability: ["thursday"] };

  test.each([
    ["2026-03-12T08:00:00Z", true], // nine in Madrid
    ["2026-03-12T08:01:00Z", false],
    ["2026-03-12T11:00:00Z", false], // noon
    ["2026-03-13T08:00:00Z", false], // a Friday
    ["2026-03-05T08:00:00Z", false], // a week ago
    ["2026-04-02T07:00:00Z", true], // the fourth Thursday, in summer time
    ["2026-04-09T07:00:00Z", false], // after the 28 days
  ])("%s is offered: %s", (startsAt, expected) => {
    expect(isOffered(madrid, new Date(startsAt), now)).toBe(expected);
  });

  test("less than an hour ahead is no longer offered", () => {
    const at = new Date("2026-03-12T08:00:00Z");
    expect(isOffered(madrid, at, new Date("2026-03-12T07:00:00.000Z"))).toBe(true);
    expect(isOffered(madrid, at, new Date("2026-03-12T07:00:00.001Z"))).toBe(false);
  });

  test("two sessions overlap when they share a minute", () => {
    const at = (time: string) => new Date(`2026-03-12T${time}:00Z`);
    expect(isAtOnce(at("10:00"), at("10:49"))).toBe(true);
    expect(isAtOnce(at("10:49"), at("10:00"))).toBe(true);
    expect(isAtOnce(at("10:00"), at("10:50"))).toBe(false);
  });
});
