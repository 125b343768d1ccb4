import { describe, expect, test } from "vitest";
import type { KeptSession } from "./kept-session.ts";
import { begin, clockAt, resume } from "./session-clock.ts";
import { isEarly, keptPractising, knownUntilMs, leftPractising, sessionAwake } from "./sleeping-clock.ts";

const minute = 60_000;
// ten minutes
const steps = [{ duration: 120 }, { duration: 300 }, { duration: 180 }];
const start = 1_000_000;

const started: KeptSession = {
  clock: begin(start),
  writing: "",
  completion: null,
  aliveAtMs: null,
  slept: null,
};

/** A session whose page was awake until then. */
const awakeUntil = (ms: number) => sessionAwake(started, steps, start + ms);

describe("a session's clock", () => {
  test("runs through gaps of up to two minutes, as of a tab in the background", () => {
    const kept = { ...started, aliveAtMs: start + minute };
    const awake = sessionAwake(kept, steps, start + 3 * minute);
    expect([awake.clock, awake.slept]).toEqual([started.clock, null]);
    expect(knownUntilMs(kept, start + 3 * minute)).toBe(start + 3 * minute);
  });

  test("comes back paused where it fell asleep after a longer one, and nothing is known beyond", () => {
    const kept = awakeUntil(90_000);
    const woken = sessionAwake(kept, steps, start + 3 * 60 * minute);
    expect(clockAt(woken.clock, steps, start + 4 * 60 * minute)).toMatchObject({
      playing: false,
      playedMs: 90_000,
      stepIndex: 0,
      finished: false,
    });
    expect(woken.slept).toEqual(started.clock);
    // before the page has noticed, it already shows no more
    const knownMs = knownUntilMs(kept, start + 3 * 60 * minute);
    expect(clockAt(kept.clock, steps, knownMs)).toMatchObject({ finished: false, playedMs: 90_000 });
  });

  test("asks once: it is the same until the person has answered, and nothing after that", () => {
    const woken = sessionAwake(awakeUntil(90_000), steps, start + 3 * 60 * minute);
    expect(sessionAwake(woken, steps, start + 9 * 60 * minute)).toBe(woken);
    const left = leftPractising(woken);
    expect(sessionAwake(left, steps, start + 9 * 60 * minute)).toBe(left);
  });

  test("counts up to the planned end when the person kept practising, and to the gap when they left", () => {
    const nowMs = start + 3 * 60 * minute;
    const woken = sessionAwake(awakeUntil(90_000), steps, nowMs);
    const kept = keptPractising(woken, nowMs);
    expect(clockAt(kept.clock, steps, knownUntilMs(kept, nowMs))).toMatchObject({
      finished: true,
      playedMs: 10 * minute,
    });
    expect(clockAt(leftPractising(woken).clock, steps, nowMs).playedMs).toBe(90_000);
    const short = start + 5 * minute;
    const goesOn = keptPractising(sessionAwake(awakeUntil(90_000), steps, short), short);
    expect(clockAt(goesOn.clock, steps, short)).toMatchObject({ playing: true, playedMs: 5 * minute });
  });

  test("a pause is no sleep, however long", () => {
    const paused = { ...started, clock: { ...begin(start), startedAtMs: null }, aliveAtMs: start };
    expect(sessionAwake(paused, steps, start + 600 * minute)).toBe(paused);
    const nowMs = start + 600 * minute;
    const resumed = { ...paused, clock: resume(paused.clock, nowMs) };
    expect(sessionAwake(resumed, steps, nowMs + minute).slept).toBe(null);
  });

  test("is noted as awake every ten seconds, not more often", () => {
    const kept = awakeUntil(0);
    expect(kept.aliveAtMs).toBe(start);
    expect(sessionAwake(kept, steps, start + 9_999)).toBe(kept);
    expect(sessionAwake(kept, steps, start + 10_000).aliveAtMs).toBe(start + 10_000);
  });
});

test("a session is finished early in less than a fifth of its planned time", () => {
  expect([119_999, 120_000, 600_000].map((playedMs) => isEarly(playedMs, steps))).toEqual([
    true,
    false,
    false,
  ]);
});
