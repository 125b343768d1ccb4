import { expect, it } from "vitest";
import { byDay, foldOlder, isLong } from "./days.ts";

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

it("the newest days stand open, and the older ones fold by month, each day whole", () => {
  const days = [
    { on: "2026-03-11", items: [7, 6, 5] },
    { on: "2026-03-09", items: [4] },
    { on: "2026-03-01", items: [3] },
    { on: "2026-01-30", items: [2, 1] },
  ];
  expect(foldOlder(days, 2)).toEqual({
    open: [days[0]],
    months: [
      { month: "2026-03", days: [days[1], days[2]], count: 2 },
      { month: "2026-01", days: [days[3]], count: 2 },
    ],
  });
  expect(foldOlder(days, 6)).toEqual({ open: days, months: [] });
  expect(foldOlder(days, 7)).toEqual({ open: days, months: [] });
  expect(foldOlder([], 2)).toEqual({ open: [], months: [] });
  expect(foldOlder(days, 0).open).toEqual([]);
});

it("a text folds when it is long or has many lines", () => {
  expect(isLong("a".repeat(700))).toBe(false);
  expect(isLong("a".repeat(701))).toBe(true);
  expect(isLong("a\n".repeat(12))).toBe(true);
});
