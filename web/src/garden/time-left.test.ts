import { expect, test } from "vitest";
import { strings } from "./strings.ts";
import { timeLeft, timeSinceWatering } from "./time-left.ts";

const { en, es } = strings;

const now = "2026-03-10T12:00:00.000Z";

test.each([
  ["2026-03-10T16:00:00.000Z", "4 hours", "4 horas"],
  ["2026-03-10T15:10:00.000Z", "3 hours and 10 minutes", "3 horas y 10 minutos"],
  ["2026-03-10T13:01:00.000Z", "1 hour and 1 minute", "1 hora y 1 minuto"],
  ["2026-03-10T12:05:30.000Z", "6 minutes", "6 minutos"],
  ["2026-03-10T12:00:01.000Z", "1 minute", "1 minuto"],
])("a plant that rests until %s can be watered again in %s", (until, english, spanish) => {
  const left = timeLeft(until, now);
  expect(left && en.time(left)).toBe(english);
  expect(left && es.time(left)).toBe(spanish);
});

test("a plant whose rest is over, or that never rested, can be watered now", () => {
  expect(timeLeft("2026-03-10T12:00:00.000Z", now)).toBeNull();
  expect(timeLeft("2026-03-10T08:00:00.000Z", now)).toBeNull();
  expect(timeLeft(null, now)).toBeNull();
});

test.each([
  ["2026-03-10T16:00:00.000Z", "just now", "ahora mismo"],
  ["2026-03-10T15:10:00.000Z", "50 minutes ago", "hace 50 minutos"],
  ["2026-03-10T13:30:00.000Z", "2 hours and 30 minutes ago", "hace 2 horas y 30 minutos"],
  // a device whose clock is behind
  ["2026-03-10T16:30:00.000Z", "just now", "ahora mismo"],
])("a plant that rests until %s was watered %s", (until, english, spanish) => {
  const since = timeSinceWatering(until, now);
  expect(en.ago(since)).toBe(english);
  expect(es.ago(since)).toBe(spanish);
});
