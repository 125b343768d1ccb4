import { describe, expect, test } from "vitest";
import { hourMs, nowMs, sure, talk, unsure } from "./dialogue/dialogue-testing.ts";
import { isResting, restsUntilAfter } from "./rest.ts";

const now = new Date(nowMs);
const tomorrow = "2026-03-12T10:00:00.000Z";
const untilAfter = (...lines: Parameters<typeof talk>[0]) =>
  restsUntilAfter(talk(lines), now)?.toISOString() ?? null;

describe("the product rests for 24 hours", () => {
  test.each([
    ["a sure level 3", [sure(3, "life")], tomorrow],
    ["a sure level 4", [sure(4, "taken")], tomorrow],
    ["a yes to the question", [unsure(3, "life"), "sí, ahora"], tomorrow],
    ["calm words while it stands", [sure(3, "life"), "hoy no", "hace sol"], tomorrow],
    ["an unsure reading, which asks", [unsure(3, "life")], null],
    ["an unsure reading that shows a card without asking", [unsure(4, "body")], null],
    ["calm talk", ["hoy hace sol"], null],
  ] as const)("after %s: %s", (_what, lines, until) => {
    expect(untilAfter(...lines)).toBe(until);
  });
});

describe("a device that keeps the conversation", () => {
  const restsAfter = (hours: number, ...lines: Parameters<typeof talk>[0]) =>
    isResting({ restsUntil: null, stoodAtMs: talk(lines).state.stoodAtMs }, nowMs + hours * hourMs);

  test("rests without the server, for 24 hours after a sure level stood last", () => {
    expect(restsAfter(23, sure(3, "life"))).toBe(true);
    expect(restsAfter(24, sure(3, "life"))).toBe(false);
  });

  test("rests on when the alarm is taken back, since anybody may have typed that", () => {
    expect(restsAfter(1, sure(3, "life"), "era broma")).toBe(true);
  });

  test("does not rest after an unsure reading or calm talk", () => {
    expect(restsAfter(0, unsure(4, "body"))).toBe(false);
    expect(restsAfter(0, unsure(3, "life"), "no")).toBe(false);
    expect(restsAfter(0, "hoy hace sol")).toBe(false);
  });

  test("does not rest for ever when its clock was ahead", () => {
    const { stoodAtMs } = talk([sure(3, "life")]).state;
    expect(isResting({ restsUntil: null, stoodAtMs }, nowMs - 48 * hourMs)).toBe(false);
  });
});

test("what the account says counts on every device until its moment", () => {
  const rest = { restsUntil: tomorrow, stoodAtMs: 0 };
  expect(isResting(rest, Date.parse(tomorrow) - 1)).toBe(true);
  expect(isResting(rest, Date.parse(tomorrow))).toBe(false);
});
