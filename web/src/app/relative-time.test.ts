import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

const now = "2026-03-10T12:00:00.000Z";

test.each([
  ["2026-03-10T11:59:30.000Z", "now", "ahora"],
  ["2026-03-10T11:55:00.000Z", "5 minutes ago", "hace 5 minutos"],
  ["2026-03-10T09:10:00.000Z", "2 hours ago", "hace 2 horas"],
  ["2026-03-09T11:00:00.000Z", "yesterday", "ayer"],
  ["2026-03-01T12:00:00.000Z", "9 days ago", "hace 9 días"],
  // a device whose clock is ahead
  ["2026-03-10T12:05:00.000Z", "now", "ahora"],
])("what happened at %s happened %s", (instant, english, spanish) => {
  expect(relativeTime(instant, now, "en")).toBe(english);
  expect(relativeTime(instant, now, "es")).toBe(spanish);
});
