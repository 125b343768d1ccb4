import { expect, test } from "vitest";
import { isNight } from "./daylight.ts";

test.each([
  ["2026-03-10T06:59:00.000Z", true],
  ["2026-03-10T07:00:00.000Z", false],
  ["2026-03-10T19:59:00.000Z", false],
  ["2026-03-10T20:00:00.000Z", true],
  ["2026-03-10T00:00:00.000Z", true],
])("by a clock in UTC, night at %s is %s", (instant, night) => {
  expect(isNight(instant, "UTC")).toBe(night);
});

test("night comes by the person's clock, not by the server's", () => {
  const noonInMadrid = "2026-03-10T11:00:00.000Z";
  expect(isNight(noonInMadrid, "Europe/Madrid")).toBe(false);
  expect(isNight(noonInMadrid, "Asia/Tokyo")).toBe(true);
});
