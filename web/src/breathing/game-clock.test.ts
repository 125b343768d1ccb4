import { describe, expect, test } from "vitest";
import { elapsedAt, startedClock, steadyTime, toggledClock } from "./game-clock.ts";

describe("the clock of a game", () => {
  test("counts from its start", () => {
    expect(elapsedAt(startedClock(5000), 5000)).toBe(0);
    expect(elapsedAt(startedClock(5000), 8250)).toBe(3250);
  });

  test("keeps its time through a pause, however long", () => {
    const paused = toggledClock(startedClock(1000), 4000);
    expect(elapsedAt(paused, 900_000)).toBe(3000);
    const again = toggledClock(paused, 900_000);
    expect(elapsedAt(again, 901_500)).toBe(4500);
  });
});

describe("time for a game", () => {
  test("is as even as the device's own", () => {
    const device = { even: 100, calendar: 1_000_000 };
    const now = steadyTime(
      () => device.even,
      () => device.calendar,
    );
    expect(now()).toBe(100);
    Object.assign(device, { even: 350, calendar: 1_000_251 });
    expect(now()).toBe(350);
  });

  test("goes on while the device sleeps and its even clock stands still", () => {
    const device = { even: 100, calendar: 1_000_000 };
    const now = steadyTime(
      () => device.even,
      () => device.calendar,
    );
    Object.assign(device, { even: 200, calendar: 1_060_100 });
    expect(now()).toBe(60_200);
    Object.assign(device, { even: 300, calendar: 1_060_200 });
    expect(now()).toBe(60_300);
  });

  test("does not run backward when the calendar is put back", () => {
    const device = { even: 100, calendar: 1_000_000 };
    const now = steadyTime(
      () => device.even,
      () => device.calendar,
    );
    Object.assign(device, { even: 200, calendar: 400_000 });
    expect(now()).toBe(200);
    Object.assign(device, { even: 5300, calendar: 405_100 });
    expect(now()).toBe(5300);
  });
});
