import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogue } from "../activity/catalogue.ts";
import type { Scores } from "../assessment/score-answers.ts";
import { benefits } from "./recommendation-words.ts";
import { recommendationsFor, timeOfDayAt } from "./recommendations.ts";
import { fitOf, focusOf, moreActivities, noExperience, startingActivities } from "./starting-activities.ts";

const score = fc.integer({ min: 0, max: 12 }).map((twelfths) => twelfths / 12);
const anyScores: fc.Arbitrary<Scores> = fc.tuple(score, score, score, score).map(([work, financial, personal, global]) => scoresOf(work, financial, personal, global));

function scoresOf(workStress: number, financialStress: number, personalStress: number, globalStress: number): Scores {
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
    const worst = Math.min(...plan.filter(({ type }) => type !== "breathing" && type !== "meditation").map((entry) => fitOf(entry, scores)));
    const better = catalogue.filter((entry) => !plan.includes(entry) && fitOf(entry, scores) > worst);
    const full = (type: string) => plan.filter((entry) => entry.type === type).length === 2;
    expect(better.filter(({ type }) => !full(type))).toEqual([]);
  });

  test("leaves out what the person twice felt worse after, not what once was bad", () => {
    const scores = scoresOf(0.5, 0.5, 0.5, 0.5);
    const [first, second] = startingActivities(scores);
    const worse = new Map([[first?.key ?? "", 2], [second?.key ?? "", 1]]);
    const plan = startingActivities(scores, { worse, better: new Map() });
    expect(plan).not.toContain(first);
    expect(plan).toContain(second);
  });

  test("is the same for the same scores", () => {
    fc.assert(fc.property(anyScores, (scores) => {
        expect(startingActivities(scores)).toEqual(startingActivities(scores));
      }));
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
    const fresh = new Set(moreActivities(scores, noExperience, { pending: new Set(others.slice(0, 20)), done }).map(({ key }) => key));
    expect(fresh.has(one ?? "") || fresh.has(two ?? "")).toBe(false);
  });

  test("are none when everything is pending", () => {
    const pending = new Set(catalogue.map(({ key }) => key));
    expect(moreActivities(scores, noExperience, { pending, done: new Set() })).toEqual([]);
  });
});

describe("recommendations", () => {
  const situation = { scores: scoresOf(0.75, 0.25, 0.5, 0), experience: noExperience, pending: new Set<string>(), hour: 9 };

  test("are three, not pending, and name the person's own figures", () => {
    const all = recommendationsFor(situation, "en");
    expect(all.length).toBe(3);
    const [first] = all;
    expect(first?.reasoning).toMatch(/\b(75|50|25)%/);
    const next = recommendationsFor({ ...situation, pending: new Set([first?.key ?? ""]) }, "en");
    expect(next.map(({ key }) => key)).not.toContain(first?.key);
  });

  test("say the same in Spanish", () => {
    const [first] = recommendationsFor(situation, "es");
    expect(first?.reasoning).toMatch(/^En tu última evaluación/);
    expect(first?.estimatedBenefit).toMatch(/^Puede ayudar/);
  });

  test("side by side do not repeat each other's reason, in either language", () => {
    fc.assert(
      fc.property(anyScores, fc.integer({ min: 0, max: 23 }), fc.constantFrom("en", "es"), (scores, hour, language) => {
        fc.pre([scores.workStress, scores.financialStress, scores.personalStress, scores.globalStress].every((value) => value > 0));
        const reasons = recommendationsFor({ ...situation, scores, hour }, language).map(({ reasoning }) => reasoning);
        expect(new Set(reasons).size).toBe(3);
      }),
    );
  });

  test("name only figures of the person's own, and call an area the highest only when no other is as high", () => {
    fc.assert(
      fc.property(anyScores, fc.integer({ min: 0, max: 23 }), (scores, hour) => {
        const { workStress, financialStress, personalStress, globalStress } = scores;
        const percents = [workStress, financialStress, personalStress, globalStress].map((value) => Math.round(value * 100));
        const highest = Math.max(...percents);
        const figuresIn = (text: string) => [...text.matchAll(/(\d+)%/g)].map(([, figure]) => Number(figure));
        const said = recommendationsFor({ ...situation, scores, hour }, "en").map(({ reasoning }) => reasoning);
        expect(said.flatMap(figuresIn).filter((figure) => !percents.includes(figure) || figure === 0)).toEqual([]);
        const isOneHighest = percents.filter((percent) => percent === highest).length === 1;
        const calledHighest = said.filter((reasoning) => /highest|more than in the other|ahead of/.test(reasoning));
        expect(calledHighest.filter((text) => !isOneHighest || figuresIn(text)[0] !== highest)).toEqual([]);
      }),
    );
  });

  test("say that an activity was made for an area only when it was", () => {
    const seen: { key: string; reasoning: string }[] = [];
    fc.assert(
      fc.property(anyScores, fc.integer({ min: 0, max: 23 }), (scores, hour) => {
        seen.push(...recommendationsFor({ ...situation, scores, hour }, "en"));
      }),
    );
    const madeFor = seen.filter(({ reasoning }) => /made mostly for|just what this one|so directly/.test(reasoning));
    expect(madeFor.length).toBeGreaterThan(0);
    const weightsOf = (key: string): number[] => Object.values(catalogue.find((entry) => entry.key === key)?.weights ?? {});
    expect(madeFor.filter(({ key }) => !weightsOf(key).includes(3))).toEqual([]);
  });

  test("ask less of somebody whose overall stress is high", () => {
    const message = (scores: Scores) => recommendationsFor({ ...situation, scores }, "es")[0]?.personalizedMessage;
    expect(message(scoresOf(0.9, 0.9, 0.9, 0.9))).not.toBe(message(scoresOf(0.5, 0.5, 0.5, 0.5)));
  });

  test("promise nothing: what they may do is a may, and no word is a clinic's", () => {
    fc.assert(
      fc.property(anyScores, fc.integer({ min: 0, max: 23 }), (scores, hour) => {
        const said = (language: "en" | "es") =>
          recommendationsFor({ ...situation, scores, hour }, language).flatMap((one) => [one.reasoning, one.personalizedMessage, one.estimatedBenefit]);
        const claims = /therap|terapi|reduces? |reduce |cures?\b|\bcura|diagn|s[ií]ntoma|symptom|depres/i;
        expect([...said("en"), ...said("es")].filter((text) => claims.test(text))).toEqual([]);
      }),
    );
    expect(Object.values(benefits).filter(({ en, es }) => !en.startsWith("May help") || !es.startsWith("Puede ayudar"))).toEqual([]);
  });

  test("fit the hour on the person's own clock", () => {
    const times = (hour: number) => recommendationsFor({ ...situation, hour }, "en").map(({ timeOfDay }) => timeOfDay);
    expect(times(8).filter((time) => time === "evening" || time === "afternoon")).toEqual([]);
    expect(times(22).filter((time) => time === "morning" || time === "afternoon")).toEqual([]);
  });

  test("leave out what the person twice felt worse after", () => {
    const [first] = recommendationsFor(situation, "en");
    const worse = new Map([[first?.key ?? "", 2]]);
    const keys = recommendationsFor({ ...situation, experience: { worse, better: new Map() } }, "en").map(({ key }) => key);
    expect(keys).not.toContain(first?.key);
  });

  test("are fewer, or none, when little is left", () => {
    const keys = catalogue.map(({ key }) => key);
    const left = (open: number) => recommendationsFor({ ...situation, pending: new Set(keys.slice(open)) }, "en").length;
    expect([left(0), left(1)]).toEqual([0, 1]);
  });

  test("rise with what helped and fall with what did not", () => {
    const keys = (experience: typeof noExperience) => recommendationsFor({ ...situation, experience }, "en").map(({ key }) => key);
    const [first = ""] = keys(noExperience);
    expect(keys({ better: new Map(), worse: new Map([[first, 1]]) }).at(0)).not.toBe(first);
    const fourth = recommendationsFor({ ...situation, pending: new Set(keys(noExperience)) }, "en").at(0)?.key ?? "";
    const helped = recommendationsFor({ ...situation, experience: { better: new Map([[fourth, 3]]), worse: new Map() } }, "en");
    expect(helped.find(({ key }) => key === fourth)?.reasoning).toContain("3 times");
  });

  test("promise nothing and invent no figure when there is no stress", () => {
    const calm = recommendationsFor({ ...situation, scores: scoresOf(0, 0, 0, 0) }, "en");
    expect(calm.every(({ reasoning, priority }) => !/%/.test(reasoning) && priority === "low")).toBe(true);
  });

  test.each([
    [4, "evening"],
    [5, "morning"],
    [11, "morning"],
    [12, "afternoon"],
    [19, "evening"],
  ])("at %d o'clock it is %s", (hour, time) => {
    expect(timeOfDayAt(hour)).toBe(time);
  });
});
