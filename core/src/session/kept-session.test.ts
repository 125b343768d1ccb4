import { describe, expect, test } from "vitest";
import {
  completionOf,
  hasWriting,
  keptSessionIn,
  writingLimit,
  writingRoom,
  type KeptSession,
} from "./kept-session.ts";
import { begin } from "./session-clock.ts";

const kept: KeptSession = {
  clock: begin(1_000),
  writing: "Hoy pesa el lunes.",
  completion: { key: "a-key-of-this-completion", duration: 13, notes: "Hoy pesa el lunes." },
  aliveAtMs: 4_000,
  slept: begin(500),
};

describe("what a device kept", () => {
  test("comes back as it was", () => {
    expect(keptSessionIn(JSON.stringify(kept))).toEqual(kept);
  });

  test("comes back from an earlier version, which knew nothing of sleep", () => {
    const { aliveAtMs: _alive, slept: _slept, ...old } = kept;
    expect(keptSessionIn(JSON.stringify(old))).toEqual({ ...old, aliveAtMs: null, slept: null });
  });

  test.each([
    ["nothing", null],
    ["an empty text", ""],
    ["a broken text", "{clock:"],
    ["another thing", "[1,2]"],
    ["a session without its clock", JSON.stringify({ writing: "", completion: null })],
    [
      "a clock without its beginning",
      JSON.stringify({ ...kept, clock: { ...kept.clock, startedAtMs: "noon" } }),
    ],
    ["a completion without its key", JSON.stringify({ ...kept, completion: { duration: 3, notes: null } })],
    ["a sleep that is no clock", JSON.stringify({ ...kept, slept: { stepIndex: 1 } })],
    ["a number", "7"],
    ["a step before the first", JSON.stringify({ ...kept, clock: { ...kept.clock, stepIndex: -1 } })],
  ])("%s is no session", (_name, text) => {
    expect(keptSessionIn(text)).toBeNull();
  });
});

describe("writing", () => {
  test("has a field on the reflection steps of journaling only", () => {
    expect(hasWriting("journaling", "reflection")).toBe(true);
    expect(hasWriting("journaling", "instruction")).toBe(false);
    expect(hasWriting("meditation", "reflection")).toBe(false);
  });

  test("is measured in characters, a drawn one counting once", () => {
    expect(writingRoom("")).toBe(writingLimit);
    expect(writingRoom("ñ🌊")).toBe(writingLimit - 2);
    expect(writingRoom("a".repeat(writingLimit + 1))).toBe(-1);
  });
});

describe("a completion", () => {
  const endedAtMs = Date.UTC(2026, 0, 5, 22, 50);

  test("tells the minutes and what was written", () => {
    expect(completionOf({ minutes: 13, writing: "una línea" }, endedAtMs)).toEqual({
      duration: 13,
      notes: "una línea",
      occurredAt: "2026-01-05T22:50:00.000Z",
    });
  });

  test("has no notes when nothing was written", () => {
    expect(completionOf({ minutes: 0, writing: " \n " }, endedAtMs).notes).toBeNull();
  });
});
