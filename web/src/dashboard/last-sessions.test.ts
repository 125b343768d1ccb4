import { describe, expect, test } from "vitest";
import type { UsageSession } from "@remanso/core/progress/contract.ts";
import { isShortVisit, lastSessions } from "./last-sessions.ts";

describe("the bars of the last sessions", () => {
  test("there are at most seven, the latest on the right, the longest as high as the chart", () => {
    const bars = lastSessions([8, 2, 4, 1, 5, 6, 3, 99].map(lasting));
    expect(bars.map(({ session }) => session.duration)).toEqual([3, 6, 5, 1, 4, 2, 8]);
    expect(bars.map(({ percent }) => percent)).toEqual([37.5, 75, 62.5, 12.5, 50, 25, 100]);
  });

  test("a minute does not look long where none was longer", () => {
    expect(lastSessions([lasting(1), lasting(0.5)]).map(({ percent }) => percent)).toEqual([10, 20]);
  });

  test("a session that did not last takes no place", () => {
    expect(lastSessions([0, 8, 0, 4].map(lasting)).map(({ session }) => session.duration)).toEqual([4, 8]);
    expect(lastSessions([lasting(0), lasting(0)])).toEqual([]);
    expect(lastSessions([])).toEqual([]);
  });
});

test("a visit is short when it ended within a minute and nothing was done in it", () => {
  const ended = { ...lasting(0.4), sessionEnd: "2026-03-10T12:00:24.000Z" };
  expect(isShortVisit(ended)).toBe(true);
  expect(isShortVisit({ ...ended, sessionEnd: null })).toBe(false);
  expect(isShortVisit({ ...ended, chatMessages: 1 })).toBe(false);
  expect(isShortVisit({ ...ended, duration: 1 })).toBe(false);
});

function lasting(duration: number): UsageSession {
  return {
    id: crypto.randomUUID(),
    sessionStart: "2026-03-10T12:00:00.000Z",
    sessionEnd: null,
    duration,
    activitiesCompleted: 0,
    gamesPlayed: 0,
    assessmentsTaken: 0,
    chatMessages: 0,
  };
}
