import { describe, expect, it } from "vitest";
import { byDay, isLong, isWithoutTime } from "./days.ts";

it("what is written is put together by day, in the order in which it comes", () => {
  const written = [
    { on: "2026-03-11", id: 3 },
    { on: "2026-03-11", id: 2 },
    { on: "2026-03-09", id: 1 },
  ];
  expect(byDay(written, ({ on }) => on)).toEqual([
    { on: "2026-03-11", items: [written[0], written[1]] },
    { on: "2026-03-09", items: [written[2]] },
  ]);
});

describe("the note of a check-in that was added later", () => {
  it("tells no time of day, because its noon is nobody's", () => {
    const at = "2026-03-09T18:00:00.000Z";
    expect(isWithoutTime({ source: "check_in", at }, "America/Mexico_City")).toBe(true);
    expect(isWithoutTime({ source: "check_in", at: "2026-03-09T06:30:00.000Z" }, "Asia/Kolkata")).toBe(true);
  });

  it("is told apart from one that was made around noon, and from a session", () => {
    const around = { source: "check_in", at: "2026-03-09T18:00:07.412Z" } as const;
    expect(isWithoutTime(around, "America/Mexico_City")).toBe(false);
    const sharp = "2026-03-09T18:00:00.000Z";
    expect(isWithoutTime({ source: "activity", at: sharp }, "America/Mexico_City")).toBe(false);
    expect(isWithoutTime({ source: "check_in", at: sharp }, "Europe/Madrid")).toBe(false);
  });
});

it("a text folds when it is long or has many lines", () => {
  expect(isLong("a".repeat(700))).toBe(false);
  expect(isLong("a".repeat(701))).toBe(true);
  expect(isLong("a\n".repeat(12))).toBe(true);
});
