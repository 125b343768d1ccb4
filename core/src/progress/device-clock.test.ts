import { expect, test } from "vitest";
import { clockDifferenceMs, correctedMoment } from "./device-clock.ts";

const now = new Date("2026-03-11T10:00:00.000Z");

test.each([
  ["a day slow", "2026-03-10T10:00:00.000Z", "2026-03-10T09:30:00.000Z", "2026-03-11T09:30:00.000Z"],
  ["an hour fast", "2026-03-11T11:00:00.000Z", "2026-03-11T10:58:00.000Z", "2026-03-11T09:58:00.000Z"],
  [
    "right, on a slow network",
    "2026-03-11T09:59:50.000Z",
    "2026-03-11T09:59:40.000Z",
    "2026-03-11T09:59:40.000Z",
  ],
  ["not told", undefined, "2026-03-11T09:00:00.000Z", "2026-03-11T09:00:00.000Z"],
  ["not readable", "yesterday", "2026-03-11T09:00:00.000Z", "2026-03-11T09:00:00.000Z"],
])("a device whose clock is %s", (_title, clock, noted, moment) => {
  expect(correctedMoment(noted, clockDifferenceMs(clock, now))).toBe(moment);
});
