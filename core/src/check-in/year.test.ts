import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkInApi } from "./contract.ts";
import { addDays } from "../progress/local-date.ts";
import { firstDayOfYear, lastDayOfYear, weeksUntil } from "./year.ts";

describe("the year at a glance", () => {
  test.each([
    ["2026-03-11", "2025-03-10", "2026-03-15"],
    // a Monday and a Sunday
    ["2026-03-09", "2025-03-10", "2026-03-15"],
    ["2026-03-15", "2025-03-10", "2026-03-15"],
    // a leap year: 29 February is a day as any other
    ["2024-02-29", "2023-02-27", "2024-03-03"],
    ["2025-01-01", "2024-01-01", "2025-01-05"],
  ])("that ends with the week of %s runs from Monday %s to Sunday %s", (until, first, last) => {
    expect([firstDayOfYear(until), lastDayOfYear(until)]).toEqual([first, last]);
    expect([weeksUntil(until)[0]?.[0], weeksUntil(until).at(-1)?.at(-1)]).toEqual([first, last]);
  });

  test("has every day of 53 weeks once, in order, and a whole year up to its last", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1970-01-01"), max: new Date("2200-01-01"), noInvalidDate: true }),
        (date) => {
          const until = date.toISOString().slice(0, 10);
          const days = weeksUntil(until).flat();
          expect(new Set(days).size).toBe(checkInApi.days.mostRows);
          expect(days.toSorted()).toEqual(days);
          expect(days).toContain(until);
          // with `until` a whole year of 365 days
          expect(days).toContain(addDays(until, -364));
        },
      ),
    );
  });
});
