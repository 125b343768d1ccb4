import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../progress/local-date.ts";
import { findPatterns } from "./find-patterns.ts";
import type { Findings, StressDay } from "./finding.ts";
import { livedDays, type Life } from "./testing.ts";

const calm: Life = {
  days: 60,
  dependence: 0,
  spread: 1,
  step: 0.1,
  gaps: 0,
  categories: "one",
  types: 8,
  share: () => 1 / 3,
  inRuns: false,
  planted: null,
};
const stable = {
  overall: "stable",
  work: "stable",
  financial: "stable",
  personal: "stable",
  global: "stable",
};
const kindsIn = ({ findings }: Findings) => findings.map(({ kind }) => kind);
const missing = ({ needs }: Findings) => needs.map(({ kind, have, need }) => `${kind} ${have}/${need}`);

describe("before there is enough data", () => {
  test("without any days everything is missing", () => {
    const findings = findPatterns([], 1);
    expect(missing(findings)).toEqual(["mean 0/3", "trend 0/14", "activity 0/14", "weekday 0/4"]);
    expect(findings).toMatchObject({ findings: [], trends: stable, measuredDays: 0, tests: 0 });
  });

  test("activities on days without a measurement do not count", () => {
    const unmeasured = livedDays({ ...calm, gaps: 1 }, 3);
    expect(unmeasured.some(({ activityTypes }) => activityTypes.length > 0)).toBe(true);
    expect(findPatterns(unmeasured, 1)).toEqual(findPatterns([], 1));
  });

  test.each([
    { days: 2, needs: ["mean 2/3", "trend 2/14", "activity 2/14", "weekday 0/4"] },
    { days: 3, needs: ["trend 3/14", "activity 3/14", "weekday 0/4"] },
    { days: 13, needs: ["trend 13/14", "activity 13/14", "weekday 1/4"] },
    { days: 27, needs: ["weekday 3/4"] },
    { days: 28, needs: [] },
  ])("$days measured days lack $needs", ({ days, needs }) => {
    expect(missing(findPatterns(livedDays({ ...calm, days, share: () => 1 / 2 }, 5), 1))).toEqual(needs);
  });

  test("seven measured days over three weeks are one short for a trend", () => {
    const weeks = livedDays({ ...calm, days: 21 }, 5).filter((_, day) => day % 3 === 0);
    expect(missing(findPatterns(weeks, 1))).toEqual(["trend 7/8", "activity 7/14", "weekday 1/4"]);
  });

  test("an activity is tested once there are five days with it and five without", () => {
    const done = (days: number) =>
      livedDays({ ...calm, days: 20, types: 0 }, 5).map((day, index): StressDay =>
        index < days ? { ...day, activityTypes: ["nature"] } : day,
      );
    expect(missing(findPatterns(done(4), 1))).toContain("activity 4/5");
    expect(missing(findPatterns(done(5), 1))).not.toContain("activity 4/5");
    expect(findPatterns(done(15), 1).tests).toBe(findPatterns(done(4), 1).tests + 1);
    expect(missing(findPatterns(done(16), 1))).toContain("activity 4/5");
    expect(missing(findPatterns(done(0), 1))).toContain("activity 0/5");
  });

  test("a weekday that is never measured hides the others", () => {
    const withoutSundays = livedDays({ ...calm, planted: "weekday" }, 5).filter(
      ({ date }) => new Date(date).getUTCDay() !== 0,
    );
    const findings = findPatterns(withoutSundays, 1);
    expect(missing(findings)).toEqual(["weekday 0/4"]);
    expect(kindsIn(findings)).not.toContain("weekday");
  });
});

describe("planted effects are found", () => {
  test("a rise of two points over sixty days", () => {
    const days = livedDays({ ...calm, planted: "trend" }, 1);
    const { findings, trends } = findPatterns(days, 1);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      kind: "trend",
      series: "overall",
      weekday: null,
      activityType: null,
      n: 60,
      nWith: null,
      from: days[0]?.date,
      to: days[59]?.date,
      method: "mann_kendall",
    });
    expectAround(findings, 2);
    // all categories have the same value, so they rise together as one finding
    expect(Object.values(trends)).toEqual(Array(5).fill("increasing"));
  });

  test("only the category that falls", () => {
    const noise = livedDays({ ...calm, categories: "apart", spread: 0.5 }, 9);
    const days = noise.map(({ stress, ...day }, index) => {
      if (!stress) return { ...day, stress };
      return { ...day, stress: { ...stress, work: (stress.work ?? 0) + 2 - index / 15 } };
    });
    const { findings, trends } = findPatterns(days, 1);
    expect(findings.map(({ series }) => series)).toEqual(["work"]);
    expectAround(findings, -4);
    expect(trends).toEqual({ ...stable, work: "decreasing" });
  });

  test("Tuesdays two points above the other days", () => {
    const { findings } = findPatterns(livedDays({ ...calm, planted: "weekday" }, 1), 1);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ kind: "weekday", weekday: 2, n: 60, method: "permutation" });
    expect(findings[0]?.nWith).toBeGreaterThanOrEqual(8);
    expectAround(findings, 2);
  });

  test("days with meditation two points below those without", () => {
    const days = livedDays({ ...calm, planted: "activity" }, 1);
    const { findings } = findPatterns(days, 1);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ kind: "activity", activityType: "meditation", n: 60 });
    expect(findings[0]?.nWith).toBe(
      days.filter(({ activityTypes }) => activityTypes.includes("meditation")).length,
    );
    expectAround(findings, -2);
    const means = [true, false].map((isWith) => {
      const group = days.filter(({ activityTypes }) => activityTypes.includes("meditation") === isWith);
      return group.reduce((total, { stress }) => total + (stress?.overall ?? 0), 0) / group.length;
    });
    // this can be checked by hand from the rows
    expect(findings[0]?.effect).toBeCloseTo((means[0] ?? 0) - (means[1] ?? 0), 6);
  });

  test("a change below one point is not reported, however certain", () => {
    const slight = Array.from({ length: 60 }, (_, day): StressDay => {
      const overall = 5 + day / 65;
      const stress = { overall, work: overall, financial: overall, personal: overall, global: overall };
      return { date: addDays("2026-01-01", day), stress, activityTypes: [] };
    });
    expect(findPatterns(slight, 1).findings).toEqual([]);
  });

  test("the most certain comes first, and confidence is 1 − p, at most 0.99", () => {
    const strong = livedDays({ ...calm, planted: "activity", spread: 0.3 }, 4);
    const rising = strong.map(({ stress, ...day }, index): StressDay => {
      const overall = (stress?.overall ?? 0) + index / 12;
      return {
        ...day,
        stress: { overall, work: overall, financial: overall, personal: overall, global: overall },
      };
    });
    const { findings } = findPatterns(rising, 1);
    expect(findings.length).toBeGreaterThan(1);
    expect(findings.map(({ p }) => p)).toEqual(findings.map(({ p }) => p).toSorted((a, b) => a - b));
    for (const { confidence, p } of findings) expect(confidence).toBe(Math.min(0.99, 1 - p));
    expect(findings[0]?.confidence).toBe(0.99);
  });

  test("only the last ninety days are looked at", () => {
    const days = livedDays({ ...calm, days: 150, planted: "trend" }, 8);
    expect(findPatterns(days, 1)).toEqual(findPatterns(days.slice(-90), 1));
    expect(findPatterns(days, 1).measuredDays).toBe(90);
  });
});

describe("for any days", () => {
  const lives = fc.record({
    seed: fc.integer({ min: 0, max: 1e6 }),
    planted: fc.constantFrom("trend", "weekday", "activity", null),
    categories: fc.constantFrom("one", "apart", "alike"),
    gaps: fc.constantFrom(0, 0.2, 0.6),
    days: fc.integer({ min: 0, max: 90 }),
    dependence: fc.constantFrom(0, 0.5),
    types: fc.integer({ min: 0, max: 11 }),
  } as const);
  const runs = { numRuns: 40 };

  test("the same days and seed give the same answer, whatever the order of the days", () => {
    fc.assert(
      fc.property(lives, fc.integer({ min: 0, max: 2 ** 32 - 1 }), ({ seed: born, ...life }, seed) => {
        const days = livedDays({ ...calm, ...life }, born);
        const findings = findPatterns(days, seed);
        expect(findPatterns(days, seed)).toEqual(findings);
        const mixed = days.toSorted(
          (one, other) => one.date.at(-1)?.localeCompare(other.date.at(-1) ?? "") ?? 0,
        );
        expect(findPatterns(mixed, seed)).toEqual(findings);
      }),
      runs,
    );
  });

  test("every finding is significant, excludes zero and uses only days that exist", () => {
    fc.assert(
      fc.property(lives, ({ seed, ...life }) => {
        const days = livedDays({ ...calm, ...life }, seed);
        const { findings, measuredDays, tests, needs } = findPatterns(days, seed);
        expect(measuredDays).toBe(days.filter(({ stress }) => stress).length);
        for (const { have, need } of needs) expect(have).toBeLessThan(need);
        for (const { p, confidence, low, high, effect, n, nWith, from, to } of findings) {
          expect(p).toBeLessThan(0.05);
          expect(confidence).toBeGreaterThan(0.95);
          expect(low).toBeLessThanOrEqual(effect);
          expect(high).toBeGreaterThanOrEqual(effect);
          expect(low * high).toBeGreaterThan(0);
          expect(n).toBe(measuredDays);
          expect(nWith ?? 1).toBeLessThan(n);
          expect([from, to]).toEqual([from, to].toSorted());
        }
        expect(findings.length).toBeLessThanOrEqual(tests);
      }),
      runs,
    );
  });
});

function expectAround(findings: Findings["findings"], planted: number): void {
  const [finding] = findings;
  expect(finding?.low).toBeLessThan(planted);
  expect(finding?.high).toBeGreaterThan(planted);
  expect(finding?.effect).toBeCloseTo(planted, -0.5);
}
