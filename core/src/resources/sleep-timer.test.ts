import { describe, expect, test } from "vitest";
import {
  sleepGoingOn,
  sleepLeft,
  sleepStill,
  sleepTimerFor,
  sleepVolume,
  type SleepTimer,
} from "./sleep-timer.ts";

const fiveMinutes: SleepTimer = { choice: 5, seconds: 300, atMs: 10_000 };

describe("the sleep timer", () => {
  test("counts from the moment it was set, by the clock", () => {
    expect(sleepTimerFor(5, 10_000)).toEqual(fiveMinutes);
    expect(sleepLeft(fiveMinutes, 10_000, 0)).toBe(300);
    expect(sleepLeft(fiveMinutes, 70_000, 0)).toBe(240);
    expect(sleepLeft(fiveMinutes, 3_600_000, 0)).toBe(0);
    expect(sleepTimerFor("off", 0)).toBeNull();
  });

  test("stands still while paused and goes on from there", () => {
    const still = sleepStill(fiveMinutes, 70_000);
    expect(sleepLeft(still, 900_000, 0)).toBe(240);
    expect(sleepLeft(sleepGoingOn(still, 900_000), 960_000, 0)).toBe(180);
  });

  test("one that ends with the text goes by what is left of it", () => {
    const timer: SleepTimer = { choice: "end", seconds: 0, atMs: 0 };
    expect(sleepLeft(timer, 5000, 42)).toBe(42);
    expect(sleepLeft(timer, 5000, -1)).toBe(0);
  });

  test("fades over its last twenty seconds", () => {
    expect([300, 20, 10, 0].map(sleepVolume)).toEqual([1, 1, 0.5, 0]);
  });
});
