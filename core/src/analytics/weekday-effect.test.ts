import { expect, test } from "vitest";
import { addDays } from "../progress/local-date.ts";
import type { StressDay } from "./finding.ts";
import { weekdayOf, dayNumber } from "./stress-series.ts";
import { weekdayEffects } from "./weekday-effect.ts";

// 2 March 2026 is a Monday
const monday = "2026-03-02";

test.each([
  ["2026-03-02", 1],
  ["2026-03-03", 2],
  ["2026-03-08", 7],
  ["2024-02-29", 4],
  ["1970-01-01", 4],
  ["1969-12-28", 7],
])("%s is weekday %d", (date, weekday) => {
  expect(weekdayOf(dayNumber(date))).toBe(weekday);
});

test("four full weeks are needed", () => {
  expect(weekdayEffects(weeks(27))).toEqual({ effects: [], need: { kind: "weekday", have: 3, need: 4 } });
  expect(weekdayEffects(weeks(28)).need).toBeNull();
  const withoutOneFriday = weeks(28).filter(({ date }) => date !== "2026-03-13");
  expect(weekdayEffects(withoutOneFriday).need).toEqual({ kind: "weekday", have: 3, need: 4 });
});

test("each weekday is compared with the six others", () => {
  const { effects } = weekdayEffects(weeks(35));
  expect(effects.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  for (const { n, nWith } of effects) expect([n, nWith]).toEqual([35, 5]);
  // Mondays at 7, Thursdays at 4, five others at 5
  expect(effects[0]?.difference).toBeCloseTo(7 - (4 + 5 * 5) / 6, 9);
  expect(effects[3]?.difference).toBeCloseTo(4 - (7 + 5 * 5) / 6, 9);
  expect(effects[0]?.effect).toBeCloseTo(effects[0]?.difference ?? 0, 0);
  expect(effects[0]?.p).toBeLessThan(0.001);
});

function weeks(days: number): StressDay[] {
  return Array.from({ length: days }, (_, day) => {
    const overall = day % 7 === 0 ? 7 : day % 7 === 3 ? 4 : 5;
    const stress = { overall, work: overall, financial: overall, personal: overall, global: overall };
    return { date: addDays(monday, day), stress, assessed: null, activityTypes: [], uncredited: [] };
  });
}
