import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogue } from "../activity/catalogue.ts";
import type { Scores } from "../assessment/score-answers.ts";
import { fitOf, focusOf, moreActivities, noExperience, startingActivities } from "./starting-activities.ts";

const score = fc.integer({ min: 0, max: 12 }).map((twelfths) => twelfths / 12);
const anyScores: fc.Arbitrary<Scores> = fc
  .tuple(score, score, score, score)
  .map(([work, financial, personal, global]) => scoresOf(work, financial, personal, global));

function scoresOf(
  workStress: number,
  financialStress: number,
  personalStress: number,
  globalStress: number,
): Scores {
  const overallStress = (workStress + financialStress + personalStress + globalStress) / 4;
  return { workStress, financialStress, personalStress, globalStress, overallStress };
}

describe("a new plan", () => {
  test("holds eight different activities, a breathing and a meditation among them, at most two of a type", () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const plan = startingActivities(scores);
        expect(plan.length).toBe(8);
        expect(new Set(plan.map(({ key }) => key)).size).toBe(8);
        expect(plan.some(({ type }) => type === "breathing")).toBe(true);
        expect(plan.some(({ type }) => type === "meditation")).toBe(true);
        const types = Map.groupBy(plan, ({ type }) => type);
        expect(Math.max(...[...types.values()].map((entries) => entries.length))).toBeLessThanOrEqual(2);
        expect(plan.every(({ minutes }) => minutes >= 5 && minutes <= 30)).toBe(true);
      }),
    );
  });

  test("begins with the best fit, and with the shortest when the overall stress is high", () => {
    const calm = startingActivities(scoresOf(0.5, 0.2, 0.1, 0));
    const fits = calm.map((entry) => fitOf(entry, scoresOf(0.5, 0.2, 0.1, 0)));
    expect(fits).toEqual(fits.toSorted((one, other) => other - one));
    const strained = startingActivities(scoresOf(1, 0.9, 0.8, 0.7)).map(({ minutes }) => minutes);
    expect(strained).toEqual(strained.toSorted((one, other) => one - other));
  });

  test("chooses nothing outside it that fits better, but for the limits", () => {
    const scores = scoresOf(0.25, 1, 0.5, 0);
    const plan = startingActivities(scores);
    const worst = Math.min(
      ...plan
        .filter(({ type }) => type !== "breathing" && type !== "meditation")
        .map((entry) => fitOf(entry, scores)),
    );
    const better = catalogue.filter((entry) => !plan.includes(entry) && fitOf(entry, scores) > worst);
    const full = (type: string) => plan.filter((entry) => entry.type === type).length === 2;
    expect(better.filter(({ type }) => !full(type))).toEqual([]);
  });

  test("leaves out what the person twice felt worse after, not what once was bad", () => {
    const scores = scoresOf(0.5, 0.5, 0.5, 0.5);
    const [first, second] = startingActivities(scores);
    const worse = new Map([
      [first?.key ?? "", 2],
      [second?.key ?? "", 1],
    ]);
    const plan = startingActivities(scores, { worse, better: new Map() });
    expect(plan).not.toContain(first);
    expect(plan).toContain(second);
  });

  test("is the same for the same scores", () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        expect(startingActivities(scores)).toEqual(startingActivities(scores));
      }),
    );
  });

  test("has the highest category as its focus, the first of equals", () => {
    expect(focusOf(scoresOf(0.1, 0.9, 0.2, 0.3))).toBe("financial");
    expect(focusOf(scoresOf(0.5, 0.5, 0.5, 0.5))).toBe("work");
  });
});

describe("more activities", () => {
  const scores = scoresOf(0.5, 0.4, 0.3, 0.2);

  test("are four, none of them pending", () => {
    const pending = new Set(startingActivities(scores).map(({ key }) => key));
    const more = moreActivities(scores, noExperience, { pending, done: new Set() });
    expect(more.length).toBe(4);
    expect(more.filter(({ key }) => pending.has(key))).toEqual([]);
  });

  test("repeat what was done only when nothing else is left", () => {
    const [one, two, ...others] = catalogue.map(({ key }) => key);
    const pending = new Set(others.slice(2));
    const done = new Set([one ?? "", two ?? ""]);
    const keys = moreActivities(scores, noExperience, { pending, done }).map(({ key }) => key);
    expect(new Set(keys)).toEqual(new Set([one, two, others[0], others[1]]));
    const fresh = new Set(
      moreActivities(scores, noExperience, { pending: new Set(others.slice(0, 20)), done }).map(
        ({ key }) => key,
      ),
    );
    expect(fresh.has(one ?? "") || fresh.has(two ?? "")).toBe(false);
  });

  test("are none when everything is pending", () => {
    const pending = new Set(catalogue.map(({ key }) => key));
    expect(moreActivities(scores, noExperience, { pending, done: new Set() })).toEqual([]);
  });
});
