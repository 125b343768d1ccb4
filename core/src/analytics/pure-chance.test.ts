import { expect, test } from "vitest";
import { pick } from "../../../testing/long.ts";
import { seedOf } from "../seeded.ts";
import { lookAt, type Look } from "./candidates.ts";
import { toldAt, windowBefore } from "./find-patterns.ts";
import { dayNumber, weekdayOf } from "./stress-series.ts";
import { firstType, livedDays, quietYear, type Life } from "./testing.ts";

// decisions §8, on few people so that every run takes seconds; `npm run bench` uses hundreds or, with BENCH_FULL=1, thousands

test.each([0, 0.5])(
  "in a year of weekly looks at pure chance (ρ %d) hardly anybody is told anything",
  (dependence) => {
    const people = pick(8, 200);
    const told = count(
      people,
      (person) => toldEver({ dependence }, `year ${dependence} ${person}`).length > 0,
    );
    // at a true rate of 10 in 100 more than these happen less than once in 150 runs
    expect(told).toBeLessThanOrEqual(pick(3, 31));
  },
);

test("two points less on days with an activity are found within two months", () => {
  const people = pick(20, 200);
  const life = { days: 67, spread: 1, sameDay: -2, firstShare: [0.4, 0.6] as const };
  const found = count(people, (person) =>
    toldEver(life, `found ${person}`).some(
      ({ kind, activityType, effect }) => kind === "activity" && activityType === firstType && effect < 0,
    ),
  );
  expect(found / people).toBeGreaterThanOrEqual(pick(0.7, 0.82));
});

function toldEver(life: Partial<Life>, name: string) {
  const days = livedDays({ ...quietYear, ...life }, seedOf(name));
  let before: Look = { candidates: [], needs: [], measuredDays: 0, tests: 0 };
  return days.flatMap(({ date }) => {
    if (weekdayOf(dayNumber(date)) !== 1) return [];
    const look = lookAt(windowBefore(days, date));
    const told = toldAt(look, before);
    before = look;
    return told;
  });
}

function count(people: number, is: (person: number) => boolean): number {
  return Array.from({ length: people }, (_, person) => is(person)).filter(Boolean).length;
}
