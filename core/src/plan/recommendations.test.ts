import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Language } from "../language.ts";
import { catalogue } from "../activity/catalogue.ts";
import type { Scores } from "../assessment/score-answers.ts";
import { benefits } from "./recommendation-words.ts";
import { recommendationsFor, timeOfDayAt } from "./recommendations.ts";
import { noExperience } from "./starting-activities.ts";

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

describe("recommendations", () => {
  const situation = {
    scores: scoresOf(0.75, 0.25, 0.5, 0),
    experience: noExperience,
    pending: new Set<string>(),
    hour: 9,
  };

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
      fc.property(
        anyScores,
        fc.integer({ min: 0, max: 23 }),
        fc.constantFrom("en", "es"),
        (scores, hour, language) => {
          fc.pre(
            [scores.workStress, scores.financialStress, scores.personalStress, scores.globalStress].every(
              (value) => value > 0,
            ),
          );
          const reasons = recommendationsFor({ ...situation, scores, hour }, language).map(
            ({ reasoning }) => reasoning,
          );
          expect(new Set(reasons).size).toBe(3);
        },
      ),
    );
  });

  test("name only figures of the person's own, and call an area the highest only when no other is as high", () => {
    fc.assert(
      fc.property(anyScores, fc.integer({ min: 0, max: 23 }), (scores, hour) => {
        const { workStress, financialStress, personalStress, globalStress } = scores;
        const percents = [workStress, financialStress, personalStress, globalStress].map((value) =>
          Math.round(value * 100),
        );
        const highest = Math.max(...percents);
        const figuresIn = (text: string) => [...text.matchAll(/(\d+)%/g)].map(([, figure]) => Number(figure));
        const said = recommendationsFor({ ...situation, scores, hour }, "en").map(
          ({ reasoning }) => reasoning,
        );
        expect(
          said.flatMap(figuresIn).filter((figure) => !percents.includes(figure) || figure === 0),
        ).toEqual([]);
        const isOneHighest = percents.filter((percent) => percent === highest).length === 1;
        const calledHighest = said.filter((reasoning) =>
          /highest|more than in the other|ahead of/.test(reasoning),
        );
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
    const madeFor = seen.filter(({ reasoning }) =>
      /made mostly for|just what this one|so directly/.test(reasoning),
    );
    expect(madeFor.length).toBeGreaterThan(0);
    const weightsOf = (key: string): number[] =>
      Object.values(catalogue.find((entry) => entry.key === key)?.weights ?? {});
    expect(madeFor.filter(({ key }) => !weightsOf(key).includes(3))).toEqual([]);
  });

  test("ask less of somebody whose overall stress is high", () => {
    const message = (scores: Scores) =>
      recommendationsFor({ ...situation, scores }, "es")[0]?.personalizedMessage;
    expect(message(scoresOf(0.9, 0.9, 0.9, 0.9))).not.toBe(message(scoresOf(0.5, 0.5, 0.5, 0.5)));
  });

  test("promise nothing: what they may do is a may, and no word is a clinic's", () => {
    fc.assert(
      fc.property(anyScores, fc.integer({ min: 0, max: 23 }), (scores, hour) => {
        const said = (language: Language) =>
          recommendationsFor({ ...situation, scores, hour }, language).flatMap((one) => [
            one.reasoning,
            one.personalizedMessage,
            one.estimatedBenefit,
          ]);
        const claims = /therap|terapi|reduces? |reduce |cures?\b|\bcura|diagn|s[ií]ntoma|symptom|depres/i;
        expect([...said("en"), ...said("es")].filter((text) => claims.test(text))).toEqual([]);
      }),
    );
    expect(
      Object.values(benefits).filter(
        ({ en, es }) => !en.startsWith("May help") || !es.startsWith("Puede ayudar"),
      ),
    ).toEqual([]);
  });

  test("fit the hour on the person's own clock", () => {
    const times = (hour: number) =>
      recommendationsFor({ ...situation, hour }, "en").map(({ timeOfDay }) => timeOfDay);
    expect(times(8).filter((time) => time === "evening" || time === "afternoon")).toEqual([]);
    expect(times(22).filter((time) => time === "morning" || time === "afternoon")).toEqual([]);
  });

  test("leave out what the person twice felt worse after", () => {
    const [first] = recommendationsFor(situation, "en");
    const worse = new Map([[first?.key ?? "", 2]]);
    const keys = recommendationsFor({ ...situation, experience: { worse, better: new Map() } }, "en").map(
      ({ key }) => key,
    );
    expect(keys).not.toContain(first?.key);
  });

  test("are fewer, or none, when little is left", () => {
    const keys = catalogue.map(({ key }) => key);
    const left = (open: number) =>
      recommendationsFor({ ...situation, pending: new Set(keys.slice(open)) }, "en").length;
    expect([left(0), left(1)]).toEqual([0, 1]);
  });

  test("rise with what helped and fall with what did not", () => {
    const keys = (experience: typeof noExperience) =>
      recommendationsFor({ ...situation, experience }, "en").map(({ key }) => key);
    const [first = ""] = keys(noExperience);
    expect(keys({ better: new Map(), worse: new Map([[first, 1]]) }).at(0)).not.toBe(first);
    const fourth =
      recommendationsFor({ ...situation, pending: new Set(keys(noExperience)) }, "en").at(0)?.key ?? "";
    const helped = recommendationsFor(
      { ...situation, experience: { better: new Map([[fourth, 3]]), worse: new Map() } },
      "en",
    );
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
