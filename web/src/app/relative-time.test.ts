import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

const now = "2026-03-10T12:00:00.000Z";
const timeZone = "Europe/Madrid";

test.each([
  ["2026-03-10T11:59:30.000Z", "now", "ahora"],
  ["2026-03-10T11:55:00.000Z", "5 minutes ago", "hace 5 minutos"],
  ["2026-03-10T09:10:00.000Z", "2 hours ago", "hace 2 horas"],
  ["2026-03-09T11:00:00.000Z", "yesterday", "ayer"],
  // 27 hours ago, on the day before; 40 hours ago, two days before
  ["2026-03-09T09:00:00.000Z", "yesterday", "ayer"],
  ["2026-03-08T20:00:00.000Z", "2 days ago", "anteayer"],
  ["2026-03-09T23:30:00.000Z", "12 hours ago", "hace 12 horas"],
  ["2026-03-09T22:30:00.000Z", "yesterday", "ayer"],
  ["2026-03-01T12:00:00.000Z", "9 days ago", "hace 9 días"],
  // a device whose clock is ahead
  ["2026-03-10T12:05:00.000Z", "now", "ahora"],
])("what happened at %s happened %s", (instant, english, spanish) => {
  expect(relativeTime(instant, now, { language: "en", timeZone })).toBe(english);
  expect(relativeTime(instant, now, { language: "es", timeZone })).toBe(spanish);
});
