import { expect, it } from "vitest";
import { byDay, isLong } from "./days.ts";

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

it("a text folds when it is long or has many lines", () => {
  expect(isLong("a".repeat(700))).toBe(false);
  expect(isLong("a".repeat(701))).toBe(true);
  expect(isLong("a\n".repeat(12))).toBe(true);
});
