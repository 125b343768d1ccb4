import { expect, test } from "vitest";
import { hasLastingFall } from "./has-lasting-fall.ts";

const first = { createdAt: "2026-03-01T10:00:00.000Z", overallStress: 0.85 };
const fell = { kind: "beyond", points: -3.9, isLasting: true, first } as const;
const change = (more: { points?: number; isLasting?: boolean }) => ({ change: { ...fell, ...more } });

test("a fall that has lasted is told", () => {
  expect(hasLastingFall(change({}), false)).toBe(true);
});

test.each([
  ["one that may be a single good week", change({ isLasting: false })],
  ["a rise", change({ points: 2.1 })],
  ["other questions", { change: { ...fell, kind: "other_questions", points: null } as const }],
  ["a first assessment", { change: null }],
  ["no assessment", null],
  ["one that is still loading", undefined],
])("%s is not", (_what, latest) => {
  expect(hasLastingFall(latest, false)).toBe(false);
});

test("nothing of it is said to somebody who rests after a crisis", () => {
  expect(hasLastingFall(change({}), true)).toBe(false);
});
