import { expect, test } from "vitest";
import { clockTime } from "./clock-time.ts";

test.each([
  ["en", "2026-03-11T17:05:00.000Z", "6:05 PM"],
  ["en", "2026-03-11T23:05:00.000Z", "12:05 AM"],
  ["en-GB", "2026-03-11T17:05:00.000Z", "18:05"],
  ["en-GB", "2026-03-11T07:05:00.000Z", "08:05"],
  ["es", "2026-03-11T17:05:00.000Z", "18:05"],
  ["es", "2026-03-11T07:05:00.000Z", "08:05"],
] as const)("in %s %s is %s in Madrid, with the same blank in every browser", (language, instant, told) => {
  expect(clockTime(instant, { language, timeZone: "Europe/Madrid" })).toBe(told);
});
