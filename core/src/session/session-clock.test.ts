import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  begin,
  clockAt,
  next,
  pause,
  previous,
  resume,
  wholeMinutes,
  type SessionClock,
  type TimedStep,
} from "./session-clock.ts";

// specification §9: the meditation guide
const steps: readonly TimedStep[] = [60, 90, 300, 240, 90].map((duration) => ({ duration }));
const totalSeconds = 780;
const t0 = Date.UTC(2026, 0, 5, 8, 0);
const after = (seconds: number) => t0 + seconds * 1000;

describe("a playing session", () => {
  test.each([
    { seconds: 0, step: 0, remaining: 60 },
    { seconds: 0.2, step: 0, remaining: 60 },
    { seconds: 59, step: 0, remaining: 1 },
    { seconds: 59.9, step: 0, remaining: 1 },
    { seconds: 60, step: 1, remaining: 90 },
    { seconds: 149.999, step: 1, remaining: 1 },
    { seconds: 150, step: 2, remaining: 300 },
    { seconds: 450, step: 3, remaining: 240 },
    { seconds: 779, step: 4, remaining: 1 },
  ])("after $seconds s shows step $step with $remaining s left", ({ seconds, step, remaining }) => {
    const reading = clockAt(begin(t0), steps, after(seconds));
    expect(reading).toMatchObject({
      stepIndex: step,
      remainingSeconds: remaining,
      playing: true,
      finished: false,
    });
    expect(reading.finishedAtMs).toBeNull();
  });

  test("stops at the end of the last step and knows when that was, however late one looks", () => {
    for (const late of [0, 1, 3600, 86_400]) {
      expect(clockAt(begin(t0), steps, after(totalSeconds + late))).toMatchObject({
        stepIndex: 4,
        remainingSeconds: 0,
        playing: false,
        finished: true,
        finishedAtMs: after(totalSeconds),
        playedMs: totalSeconds * 1000,
        fraction: 1,
      });
    }
  });

  test("a device whose time was set back shows the beginning of the stretch, never less", () => {
    expect(clockAt(begin(t0), steps, after(-500))).toMatchObject({
      stepIndex: 0,
      remainingSeconds: 60,
      playedMs: 0,
    });
  });
});

describe("a paused session", () => {
  test("stands still and plays on from the same second", () => {
    const paused = pause(begin(t0), steps, after(75));
    expect(clockAt(paused, steps, after(5000))).toMatchObject({
      stepIndex: 1,
      remainingSeconds: 75,
      playing: false,
    });
    const resumed = resume(paused, after(5000));
    expect(clockAt(resumed, steps, after(5074))).toMatchObject({ stepIndex: 1, remainingSeconds: 1 });
    expect(clockAt(resumed, steps, after(5075))).toMatchObject({ stepIndex: 2, playedMs: 150_000 });
  });

  test("resuming one that plays changes nothing", () => {
    const clock = begin(t0);
    expect(resume(clock, after(30))).toEqual(clock);
  });

  test("paused after its end stays finished", () => {
    const paused = pause(begin(t0), steps, after(2000));
    expect(clockAt(paused, steps, after(2001))).toMatchObject({
      finished: true,
      playing: false,
      finishedAtMs: null,
    });
    expect(clockAt(resume(paused, after(3000)), steps, after(3000))).toMatchObject({
      finished: true,
      finishedAtMs: after(3000),
    });
  });
});

describe("previous and next", () => {
  test("go to the beginning of a step and pause there", () => {
    const ahead = next(begin(t0), steps, after(10));
    expect(clockAt(ahead, steps, after(500))).toMatchObject({
      stepIndex: 1,
      remainingSeconds: 90,
      playing: false,
    });
    expect(clockAt(previous(ahead, steps, after(500)), steps, after(900))).toMatchObject({
      stepIndex: 0,
      remainingSeconds: 60,
      playing: false,
    });
  });

  test("count from the step that time has reached, not from where playing began", () => {
    expect(clockAt(next(begin(t0), steps, after(160)), steps, after(160)).stepIndex).toBe(3);
    expect(clockAt(previous(begin(t0), steps, after(160)), steps, after(160)).stepIndex).toBe(1);
  });

  test("stay on the first and on the last step, paused, with their time as it was", () => {
    expect(clockAt(previous(begin(t0), steps, after(20)), steps, after(99))).toMatchObject({
      stepIndex: 0,
      remainingSeconds: 40,
    });
    expect(clockAt(next(begin(t0), steps, after(700)), steps, after(999))).toMatchObject({
      stepIndex: 4,
      remainingSeconds: 80,
    });
  });

  test("skipping every step plays nothing", () => {
    let clock = begin(t0);
    for (let taps = 0; taps < 10; taps += 1) clock = next(clock, steps, t0);
    expect(clockAt(clock, steps, after(60))).toMatchObject({ stepIndex: 4, playedMs: 0, finished: false });
  });
});

test("a completion tells whole minutes, a day at the most", () => {
  expect([0, 59_999, 60_000, 119_999, 780_000, 10 ** 12].map(wholeMinutes)).toEqual([0, 0, 1, 1, 13, 1440]);
});

test("steps that became fewer since never leave the session outside them", () => {
  const clock: SessionClock = { stepIndex: 9, startedAtMs: null, elapsedBeforeMs: 0, playedBeforeMs: 0 };
  expect(clockAt(clock, steps, t0)).toMatchObject({ stepIndex: 4, remainingSeconds: 90 });
});

describe("whatever is pressed, whenever", () => {
  const anySteps = fc.array(fc.record({ duration: fc.integer({ min: 5, max: 3600 }) }), {
    minLength: 1,
    maxLength: 20,
  });
  const presses = fc.array(
    fc.record({
      press: fc.constantFrom("pause", "resume", "next", "previous", "look"),
      afterMs: fc.integer({ min: 0, max: 4_000_000 }),
    }),
    { maxLength: 30 },
  );

  test("the step exists, its time is within its length, and nobody is told more minutes than passed playing", () => {
    fc.assert(
      fc.property(anySteps, presses, (some, taps) => {
        let clock = begin(0);
        let nowMs = 0;
        let playingMs = 0;
        for (const { press, afterMs } of taps) {
          if (clock.startedAtMs !== null) playingMs += afterMs;
          nowMs += afterMs;
          clock = pressed(clock, press, { some, nowMs });
          const reading = clockAt(clock, some, nowMs);
          const stepMs = (some[reading.stepIndex]?.duration ?? Number.NaN) * 1000;
          expect(reading.stepElapsedMs).toBeGreaterThanOrEqual(0);
          expect(reading.stepElapsedMs).toBeLessThanOrEqual(stepMs);
          expect(reading.remainingSeconds).toBe(Math.ceil((stepMs - reading.stepElapsedMs) / 1000));
          expect(reading.playedMs).toBeLessThanOrEqual(playingMs);
          expect(reading.fraction).toBeGreaterThanOrEqual(0);
          expect(reading.fraction).toBeLessThanOrEqual(1);
          expect(reading.finished && reading.playing).toBe(false);
        }
      }),
    );
  });

  test("looking, or pausing and resuming at once, changes nothing of what is seen later", () => {
    fc.assert(
      fc.property(
        anySteps,
        fc.array(fc.integer({ min: 0, max: 900_000 }), { maxLength: 12 }),
        (some, waits) => {
          let interrupted = begin(0);
          let nowMs = 0;
          for (const wait of waits) {
            nowMs += wait;
            interrupted = resume(pause(interrupted, some, nowMs), nowMs);
          }
          const straight = clockAt(begin(0), some, nowMs + 777);
          const broken = clockAt(interrupted, some, nowMs + 777);
          expect({ ...broken, finishedAtMs: null }).toEqual({ ...straight, finishedAtMs: null });
        },
      ),
    );
  });

  test("played straight through, what lies behind is the steps before and the time in this one", () => {
    fc.assert(
      fc.property(anySteps, fc.integer({ min: 0, max: 80_000_000 }), (some, nowMs) => {
        const reading = clockAt(begin(0), some, nowMs);
        const before = some
          .slice(0, reading.stepIndex)
          .reduce((sum, { duration }) => sum + duration * 1000, 0);
        expect(reading.playedMs).toBe(before + reading.stepElapsedMs);
        const totalMs = some.reduce((sum, { duration }) => sum + duration * 1000, 0);
        expect(reading.finished).toBe(nowMs >= totalMs);
        expect(reading.finishedAtMs).toBe(nowMs >= totalMs ? totalMs : null);
      }),
    );
  });
});

function pressed(
  clock: SessionClock,
  press: string,
  at: { some: readonly TimedStep[]; nowMs: number },
): SessionClock {
  if (press === "pause") return pause(clock, at.some, at.nowMs);
  if (press === "resume") return resume(clock, at.nowMs);
  if (press === "next") return next(clock, at.some, at.nowMs);
  if (press === "previous") return previous(clock, at.some, at.nowMs);
  return clock;
}
