import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogue } from "../activity/catalogue.ts";
import { isDoableAt, timeOfDayAt } from "../activity/hours.ts";
import { questionTopics } from "../assessment/question-topics.ts";
import { answerLabels } from "../assessment/questions.ts";
import { scoreAnswers } from "../assessment/score-answers.ts";
import { languages, type Language } from "../language.ts";
import { noExperience } from "./candidates.ts";
import { benefits } from "./recommendation-words.ts";
import { recommendationsFor, type Situation } from "./recommendations.ts";
import { startingActivities } from "./starting-activities.ts";
import { responsesOf } from "./counselled/person.ts";
import { leadOf } from "./what-weighs.ts";

function situationOf(answers: string, more: Partial<Situation> = {}): Situation {
  const responses = responsesOf(answers);
  return {
    scores: scoreAnswers(responses),
    responses,
    hour: 9,
    experience: noExperience,
    pending: new Set<string>(),
    progress: { done: 0, left: 8 },
    ...more,
  };
}

// money 92 %, work 75 %
const answers = "333 443 211 121";
const situation = situationOf(answers);
const anySituation: fc.Arbitrary<Situation> = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 12, maxLength: 12 }),
    fc.integer({ min: 0, max: 23 }),
    fc.integer({ min: 0, max: 8 }),
    fc.constantFrom(...catalogue.map(({ key }) => key)),
  )
  .map(([digits, hour, left, helped]) =>
    situationOf(digits.join(""), {
      hour,
      progress: { done: 8 - left, left },
      experience: { ...noExperience, better: new Map(left % 2 === 0 ? [[helped, left + 1]] : []) },
    }),
  );

const keysOf = (of: Situation) => recommendationsFor(of, "en").map(({ key }) => key);
const entryOf = (key: string) => catalogue.find((entry) => entry.key === key);

describe("recommendations", () => {
  test("are three of different types, and two of them look at what weighs most", () => {
    const all = recommendationsFor(situation, "en");
    expect(new Set(all.map(({ activityType }) => activityType)).size).toBe(3);
    const about = all.filter(({ key }) => {
      const entry = entryOf(key);
      return entry && leadOf(entry) === "financial";
    });
    expect(about.length).toBeGreaterThanOrEqual(2);
    expect(about.every(({ priority }) => priority === "high")).toBe(true);
  });

  test("are neither pending nor done in the last seven days", () => {
    const keys = keysOf(situation);
    expect(keysOf({ ...situation, pending: new Set(keys) }).filter((key) => keys.includes(key))).toEqual([]);
    const doneLately = new Set(keys);
    const next = keysOf({ ...situation, experience: { ...noExperience, doneLately } });
    expect(next.filter((key) => keys.includes(key))).toEqual([]);
  });

  test("offer nothing made for one situation, unless it helped this person before", () => {
    const special = new Set(catalogue.filter(({ isForSome }) => isForSome).map(({ key }) => key));
    fc.assert(
      fc.property(anySituation, (any) => {
        const { better } = any.experience;
        expect(keysOf(any).filter((key) => special.has(key) && !better.has(key))).toEqual([]);
      }),
    );
  });

  test("are chosen by the rule of the plan: with nothing pending, the plan has them or their equals", () => {
    const plan = startingActivities(situation);
    expect(plan.map(({ key }) => key)).toEqual(expect.arrayContaining(keysOf(situation).slice(0, 1)));
  });

  test("can be done at the hour", () => {
    fc.assert(
      fc.property(anySituation, (any) => {
        const late = keysOf(any).filter((key) => !isDoableAt(entryOf(key) ?? never(), any.hour));
        expect(late).toEqual([]);
      }),
    );
  });

  test("give a reason that names an answer of this person, letter for letter, and no other", () => {
    fc.assert(
      fc.property(anySituation, fc.constantFrom(...languages), (any, language) => {
        const isCalm = Object.values(any.responses).every((answer) => answer === 0);
        for (const { reasoning } of recommendationsFor(any, language)) {
          const named = Object.entries(questionTopics).filter(([, topic]) =>
            reasoning.includes(topic[language]),
          );
          const said = named.map(([id]) => answerLabels[any.responses[id] ?? 0]?.[language] ?? "");
          expect(named.length).toBe(isCalm ? 0 : 1);
          expect(said.every((answer) => quoted(reasoning).includes(answer))).toBe(true);
          expect(quoted(reasoning).length).toBe(1);
        }
      }),
    );
  });

  test("speak to the person: what weighs, what helped, what is left; every figure is theirs", () => {
    fc.assert(
      fc.property(anySituation, fc.constantFrom(...languages), (any, language) => {
        const percents = Object.values(any.scores).map((score: number) => Math.round(score * 100));
        for (const { personalizedMessage: message } of recommendationsFor(any, language)) {
          const figures = [...message.matchAll(/(\d+)\s?%/g)].map(([, figure]) => Number(figure));
          expect(figures.filter((figure) => !percents.includes(figure))).toEqual([]);
        }
      }),
    );
    const helped = new Map([["kind-wishes", 4]]);
    const texts = recommendationsFor(
      { ...situation, experience: { ...noExperience, better: helped }, progress: { done: 3, left: 5 } },
      "es",
    ).map(({ personalizedMessage }) => personalizedMessage);
    expect(texts.join(" ")).toContain("el dinero (92 %)");
    expect(texts.every((text) => text.includes("4 veces"))).toBe(true);
    expect(texts.join(" ")).toContain("«Buenos deseos, cerca y lejos»");
    expect(texts.every((text) => /\b5\b/.test(text))).toBe(true);
  });

  test("side by side repeat no sentence, in either language", () => {
    const sentences = (text: string) => text.split(/(?<=[.!?])\s/);
    fc.assert(
      fc.property(anySituation, fc.constantFrom(...languages), (any, language) => {
        const all = recommendationsFor(any, language).flatMap(({ reasoning, personalizedMessage }) => [
          ...new Set([...sentences(reasoning), ...sentences(personalizedMessage)]),
        ]);
        // the hour is the same for all of them
        const repeated = all.filter(
          (sentence, index) => all.indexOf(sentence) !== index && !/day|día|mañana|tarde/.test(sentence),
        );
        expect(repeated).toEqual([]);
      }),
    );
  });

  test("say another thing to another person about the same activity", () => {
    const messages = new Map<string, Set<string>>();
    const fewer = ["111", "222", "333", "444"].flatMap((money) =>
      ["100", "211"].map((other) => `${other} ${money} ${other} ${other}`),
    );
    for (const one of fewer) {
      for (const { activityType, personalizedMessage } of recommendationsFor(situationOf(one), "en")) {
        messages.set(activityType, (messages.get(activityType) ?? new Set()).add(personalizedMessage));
      }
    }
    expect(Math.max(...[...messages.values()].map((said) => said.size))).toBeGreaterThan(2);
  });

  test("ask less of somebody whose overall stress is high", () => {
    const of = (all: string) =>
      recommendationsFor(situationOf(all), "en").map(({ personalizedMessage }) => personalizedMessage);
    expect(
      of("444 333 333 333").every((text) => /Half of it|stop at any moment|first step alone/.test(text)),
    ).toBe(true);
    expect(
      of("222 111 111 111").some((text) => /Half of it|stop at any moment|first step alone/.test(text)),
    ).toBe(false);
  });

  test("promise nothing: what they may do is a may, and no word is a clinic's", () => {
    fc.assert(
      fc.property(anySituation, (any) => {
        const said = (language: Language) =>
          recommendationsFor(any, language).flatMap((one) => [
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

  test("leave out what the person twice felt worse after", () => {
    const [first = ""] = keysOf(situation);
    const worse = new Map([[first, 2]]);
    expect(keysOf({ ...situation, experience: { ...noExperience, worse } })).not.toContain(first);
  });

  test("are fewer, or none, when little is left", () => {
    const open = catalogue.filter((entry) => isDoableAt(entry, 9)).map(({ key }) => key);
    const left = (count: number) => keysOf({ ...situation, pending: new Set(open.slice(count)) }).length;
    expect([left(0), left(1)]).toEqual([0, 1]);
  });

  test("rise with what helped and fall with what did not", () => {
    const [first = ""] = keysOf(situation);
    const worse = new Map([[first, 1]]);
    expect(keysOf({ ...situation, experience: { ...noExperience, worse } }).at(0)).not.toBe(first);
    const fourth = keysOf({ ...situation, pending: new Set(keysOf(situation)) }).at(0) ?? "";
    const better = new Map([[fourth, 3]]);
    const helped = recommendationsFor({ ...situation, experience: { ...noExperience, better } }, "en");
    expect(helped.find(({ key }) => key === fourth)?.reasoning).toContain("3 times");
  });

  test("are of low priority and invent no figure when there is no stress", () => {
    const calm = recommendationsFor(situationOf("000 000 000 000"), "en");
    expect(calm.length).toBe(3);
    const texts = calm.map(({ reasoning, personalizedMessage }) => `${reasoning} ${personalizedMessage}`);
    expect(texts.filter((text) => text.includes("%"))).toEqual([]);
    expect(calm.every(({ priority }) => priority === "low")).toBe(true);
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

function quoted(text: string): string[] {
  return [...text.matchAll(/[“«]([^”»]+)[”»]/g)].map(([, inside]) => inside ?? "");
}

function never(): never {
  throw new Error("the catalogue has no such key");
}
