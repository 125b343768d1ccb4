import { describe, expect, test } from "vitest";
import { addDays } from "../progress/local-date.ts";
import { seedOf } from "../seeded.ts";
import { findPatterns, latestLook, toldAt } from "./find-patterns.ts";
import type { Candidate, Look } from "./candidates.ts";
import type { DayStress, Finding, Findings, StressDay } from "./finding.ts";
import { firstType, livedDays, quietYear, type Life } from "./testing.ts";

const lived = (life: Partial<Life>, seed = 1) =>
  livedDays({ ...quietYear, days: 90, spread: 1, ...life }, seed);
/** The first Monday after the last of these days. */
const after = (days: readonly StressDay[]) => latestLook(addDays(days.at(-1)?.date ?? "", 7));
const shown = (days: readonly StressDay[]) => findPatterns(days, after(days));
const said = ({ findings }: Findings) =>
  findings.map(({ kind, series, weekday, activityType, direction }) =>
    [kind, weekday ?? activityType ?? series, direction].join(" "),
  );
const missing = ({ needs }: Findings) => needs.map(({ kind, have, need }) => `${kind} ${have}/${need}`);
const stated = (overall: number, more: Partial<DayStress> = {}): DayStress => ({
  overall,
  work: null,
  financial: null,
  personal: null,
  global: null,
  ...more,
});
/** Days in a row from a Monday on, with the waver of a person who answers in whole numbers. */
const daysOf = (count: number, day: (index: number) => Partial<StressDay>): StressDay[] =>
  Array.from({ length: count }, (_, index) => ({
    date: addDays("2026-01-05", index),
    stress: null,
    assessed: null,
    activityTypes: [],
    uncredited: [],
    ...day(index),
  }));
const waver = (index: number) => [0, 1, 0, -1, 1, 0, 0, -1, 0, 1, -1][index % 11] ?? 0;

describe("before there is enough data", () => {
  test("without any days everything is missing", () => {
    const findings = findPatterns([], "2026-03-11");
    expect(missing(findings)).toEqual(["mean 0/3", "trend 0/14", "activity 0/14", "weekday 0/4"]);
    expect(findings).toMatchObject({ lookedOn: "2026-03-09", findings: [], measuredDays: 0, tests: 0 });
  });

  test.each([
    { days: 2, needs: ["mean 2/3", "trend 2/14", "activity 2/14", "weekday 0/4"] },
    { days: 13, needs: ["trend 13/14", "activity 13/14", "weekday 1/4"] },
    { days: 27, needs: ["weekday 3/4"] },
    { days: 28, needs: [] },
  ])("$days measured days lack $needs", ({ days, needs }) => {
    const given = lived({ days, checkedIn: 1, firstShare: [0.5, 0.5] }, 5);
    expect(missing(findPatterns(given, given.at(-1)?.date ?? ""))).toEqual(needs);
  });

  test("what is missing is counted to today, what is told to the latest look", () => {
    const days = daysOf(12, (index) => ({ stress: stated(5 + waver(index)) }));
    const findings = findPatterns(days, "2026-01-16");
    expect([findings.lookedOn, findings.measuredDays]).toEqual(["2026-01-12", 7]);
    expect(missing(findings)).toContain("trend 12/14");
  });
});

describe("planted effects in whole numbers are found as what they are", () => {
  test("a fall of three points over ninety days, most of whose days are equal to another", () => {
    const days = lived({ trend: -2, checkedIn: 1 }, 3);
    expect(said(shown(days))).toEqual(["trend overall less"]);
    const [trend] = shown(days).findings;
    expect(trend).toMatchObject({ method: "mann_kendall", also: ["work", "personal"], sureness: "very" });
    expect(trend?.effect).toBeCloseTo(-3, -0.5);
    expect(trend?.high).toBeLessThanOrEqual(0);
  });

  test("Sen's interval that ends at 0 because of equal answers takes nothing away", () => {
    // one step of a point, between days most of which are equal
    const days = daysOf(84, (index) => ({ stress: stated(5 + waver(index) - (index < 42 ? 0 : 1)) }));
    expect(said(shown(days))).toEqual(["trend overall less"]);
  });

  test("a category by the days on which it was stated, and by no others", () => {
    const days = daysOf(84, (index) => ({
      stress: stated(5 + waver(index), index % 7 === 0 ? { financial: 9 - Math.floor(index / 14) } : {}),
    }));
    expect(said(shown(days))).toEqual(["trend financial less"]);
    expect(shown(days).findings[0]).toMatchObject({ n: 12, from: "2026-01-05", to: "2026-03-23" });
  });

  test("less stress on days with an activity, and nothing about the day after", () => {
    const days = lived({ sameDay: -2, firstShare: [0.5, 0.5] }, 2);
    expect(said(shown(days))).toEqual([`activity ${firstType} less`]);
    const [finding] = shown(days).findings;
    expect(finding).toMatchObject({ reading: "goes_with", series: "overall", weekday: null });
    expect(finding?.effect).toBeCloseTo(-2, -0.5);
    expect(Math.abs(finding?.effect ?? 0)).toBeLessThanOrEqual(Math.abs(finding?.observed ?? 0) + 0.5);
  });

  test("less stress on the day after an activity, and nothing about its own day", () => {
    const days = lived({ nextDay: -2, firstShare: [0.5, 0.5] }, 2);
    expect(said(shown(days))).toEqual([`next_day ${firstType} less`]);
  });

  test("an activity that stress leads to is one that the person turns to", () => {
    const days = lived({ tie: "because of stress", spread: 1.8, firstShare: [0.4, 0.4] }, 4);
    expect(shown(days).findings[0]).toMatchObject({
      activityType: firstType,
      direction: "more",
      reading: "reaches_for",
    });
  });

  test("a weekday, beside a falling line, goes its own way", () => {
    const days = daysOf(84, (index) => ({
      stress: stated(6 - Math.floor(index / 30) + waver(index) + (index % 7 === 0 ? 3 : 0)),
    }));
    const findings = shown(days);
    expect(said(findings)).toContain("weekday 1 more");
    expect(said(findings)).toContain("trend overall less");
  });
});

describe("what is not so is not told", () => {
  test("an activity that follows the week like the stress does", () => {
    const ofWeek = [0, 1, 2, 3, 4, 5].map((seed) =>
      said(shown(lived({ tie: "weekly", spread: 1.8, days: 180 }, seed))),
    );
    expect(ofWeek.flat().filter((one) => !one.startsWith("weekday"))).toEqual([]);
    expect(ofWeek.flat().some((one) => one.startsWith("weekday"))).toBe(true);
  });

  test("stress noted before the activity of that day", () => {
    const hard = lived({ sameDay: 3, firstShare: [0.5, 0.5] }, 2);
    const early = hard.map((day) => ({ ...day, uncredited: day.activityTypes }));
    expect(said(shown(hard))).toEqual([`activity ${firstType} more`]);
    expect(said(shown(early))).toEqual([]);
  });

  test("an activity whose days are noted far more often than the others", () => {
    const all = lived({ sameDay: -2, firstShare: [0.5, 0.5], checkedIn: 1 }, 2);
    const some = all.map((day, index) =>
      day.activityTypes.includes(firstType) || index % 2 === 0 ? day : { ...day, stress: null },
    );
    expect(said(shown(all))).toEqual([`activity ${firstType} less`]);
    expect(said(shown(some))).toEqual([]);
  });

  test("an activity of the weekend, when the stress is that of the weekend", () => {
    const days = daysOf(84, (index) => {
      const isWeekend = index % 7 > 3;
      const isDone = isWeekend ? index % 5 !== 0 : index % 9 === 0;
      return {
        stress: stated((isWeekend ? 3 : 6) + waver(index)),
        activityTypes: isDone ? ["nature"] : [],
      };
    });
    expect(said(shown(days)).filter((one) => !one.startsWith("weekday"))).toEqual([]);
  });

  test("a change below one point, however certain", () => {
    const rising = (points: number) =>
      daysOf(84, (index) => ({ stress: stated(5 + Math.round((points * index) / 8.3) / 10) }));
    expect(said(shown(rising(0.8)))).toEqual([]);
    expect(said(shown(rising(1.2)))).toEqual(["trend overall more"]);
  });

  test("a weekday or an activity from assessments, which look back over weeks", () => {
    const days = daysOf(84, (index) => ({
      assessed: index % 7 === 0 ? stated(7 - Math.floor(index / 14)) : null,
      activityTypes: index % 7 === 0 ? ["nature"] : [],
    }));
    expect(said(shown(days))).toEqual(["trend overall less"]);
    expect(shown(days).findings[0]?.n).toBe(12);
  });
});

describe("looks", () => {
  const days = lived({ sameDay: -2, firstShare: [0.5, 0.5], days: 120 }, 2);
  const monday = after(days);

  test("are taken on Mondays: a visit and the days since change nothing", () => {
    const since = daysOf(5, () => ({ stress: stated(10), activityTypes: [firstType] })).map((day, index) => ({
      ...day,
      date: addDays(monday, index),
    }));
    const { findings } = findPatterns(days, monday);
    expect(findPatterns([...days, ...since], addDays(monday, 4)).findings).toEqual(findings);
    expect(findPatterns([...days, ...since], addDays(monday, 7)).findings).not.toEqual(findings);
  });

  test("tell when something was seen first and last, and how often", () => {
    const [finding] = findPatterns(days, monday).findings;
    expect(finding?.lastSeen).toBe(monday);
    expect(finding?.timesSeen).toBeGreaterThan(3);
    expect(latestLook(finding?.firstSeen ?? "")).toBe(finding?.firstSeen);
    const first = findPatterns(days, addDays(finding?.firstSeen ?? "", 7));
    expect(first.findings[0]).toMatchObject({ firstSeen: finding?.firstSeen, timesSeen: 2 });
    expect(findPatterns(days, addDays(finding?.firstSeen ?? "", -7)).findings).toEqual([]);
  });

  test("give the same answer whatever the order of the days", () => {
    expect(findPatterns(days.toReversed(), monday)).toEqual(findPatterns(days, monday));
  });

  test("need to be sure once, or two in a row of the same direction", () => {
    const candidate: Candidate = {
      kind: "activity",
      series: "overall",
      weekday: null,
      activityType: "nature",
      effect: -1.5,
      error: 0.4,
      observed: -1.4,
      ownP: 1e-5,
      p: 0.06,
      share: 0.1,
      n: 60,
      nWith: 30,
      from: "2026-01-05",
      to: "2026-03-30",
    };
    const look = (...candidates: Candidate[]): Look => ({
      candidates,
      needs: [],
      measuredDays: 60,
      tests: 12,
    });
    expect(toldAt(look(candidate), look())).toEqual([]);
    expect(toldAt(look(candidate), look(candidate))).toEqual([candidate]);
    expect(toldAt(look(candidate), look({ ...candidate, effect: 1.5 }))).toEqual([]);
    expect(toldAt(look(candidate), look({ ...candidate, kind: "next_day" }))).toEqual([]);
    expect(toldAt(look({ ...candidate, p: 0.03 }), look())).toHaveLength(1);
    expect(toldAt(look({ ...candidate, p: 0.09 }), look({ ...candidate, p: 0.01 }))).toEqual([]);
  });
});

test("every finding stands on days that exist, and its interval never crosses 0", () => {
  for (let person = 0; person < 6; person++) {
    const days = lived({ sameDay: -2, trend: 2, spread: 1.5 }, seedOf(`any ${person}`));
    const { findings, measuredDays, tests } = shown(days);
    expect(findings.length).toBeLessThanOrEqual(tests);
    for (const finding of findings) expectWhole(finding, measuredDays);
  }
});

function expectWhole(finding: Finding, measuredDays: number): void {
  const { effect, low, high, confidence, p, n, nWith, from, to, direction } = finding;
  expect(low * high).toBeGreaterThanOrEqual(0);
  expect([low, effect, high]).toEqual([low, effect, high].toSorted((a, b) => a - b));
  expect(direction === "more" ? low : -high).toBeGreaterThanOrEqual(0);
  expect(confidence).toBe(Math.min(0.99, 1 - p));
  expect(n).toBeLessThanOrEqual(measuredDays);
  expect(nWith ?? 0).toBeLessThan(n);
  expect([from, to]).toEqual([from, to].toSorted());
}
