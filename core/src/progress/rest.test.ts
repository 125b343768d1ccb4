import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { healthAt } from "../garden/health.ts";
import { addDays, localDateOf } from "./local-date.ts";
import { restSpans, withoutRest } from "./rest.ts";

const hourMs = 3_600_000;
const madrid = "Europe/Madrid";

describe("rest days", () => {
  test("are spans of the person's own days, which have 23 or 25 hours when the clock changes", () => {
    expect(restSpans(["2026-03-30", "2026-03-29", "2026-10-25"], madrid)).toEqual([
      { from: new Date("2026-03-28T23:00:00Z"), until: new Date("2026-03-30T22:00:00Z") },
      { from: new Date("2026-10-24T22:00:00Z"), until: new Date("2026-10-25T23:00:00Z") },
    ]);
    expect(restSpans(["2026-09-06"], "America/Santiago")).toEqual([
      { from: new Date("2026-09-06T04:00:00Z"), until: new Date("2026-09-07T03:00:00Z") },
    ]);
    expect(restSpans([], madrid)).toEqual([]);
  });

  test("an hour is part of the rest if and only if its day is, in every zone", () => {
    const zones = fc.constantFrom(madrid, "America/Santiago", "Pacific/Apia", "Asia/Kathmandu", "No/Where");
    const starts = fc.constantFrom("2026-03-25", "2026-10-20", "2026-09-01", "2026-04-01", "2011-12-26");
    const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 9 }));
    fc.assert(
      fc.property(zones, starts, offsets, (zone, start, days) => {
        const rest = new Set(days.map((offset) => addDays(start, offset)));
        const spans = restSpans(rest, zone);
        for (let hour = 0; hour < 12 * 24; hour += 1) {
          const at = new Date(Date.parse(`${start}T00:00:00Z`) + (hour - 24) * hourMs);
          const isIn = spans.some(({ from, until }) => at >= from && at < until);
          expect(isIn).toBe(rest.has(localDateOf(at, zone)));
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("the clock that stops on rest days", () => {
  const since = new Date("2026-03-01T12:00:00Z");
  const rests = restSpans(["2026-03-03", "2026-03-04"], "UTC");

  test.each([
    ["2026-03-02T12:00:00Z", 94],
    // the rest begins
    ["2026-03-03T00:00:00Z", 91],
    ["2026-03-03T18:00:00Z", 91],
    ["2026-03-04T23:59:59Z", 91],
    ["2026-03-05T12:00:00Z", 88],
  ])("a plant that was full on 1 March at noon has, on %s, %d", (now, health) => {
    const at = new Date(now);
    expect(healthAt(100, since, withoutRest(since, at, rests))).toBe(health);
  });

  test("rest before a plant was watered, and future rest, change nothing", () => {
    const later = new Date("2026-03-10T00:00:00Z");
    expect(withoutRest(later, new Date("2026-03-12T00:00:00Z"), rests)).toEqual(
      new Date("2026-03-12T00:00:00Z"),
    );
    expect(withoutRest(since, new Date("2026-03-02T00:00:00Z"), rests)).toEqual(
      new Date("2026-03-02T00:00:00Z"),
    );
  });
});
