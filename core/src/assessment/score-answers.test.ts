import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { questionCount, questionIds } from "./question-ids.ts";
import { inWords, inWordsAtStart } from "../number-words.ts";
import { questions, stressCategories } from "./questions.ts";
import { scoreAnswers } from "./score-answers.ts";
import { stressLabel } from "./stress-label.ts";

const all = (answer: number) => Object.fromEntries(questions.map(({ id }) => [id, answer]));

describe("scores", () => {
  // specification §3: twelve questions, three a category
  test("the questions come category by category, as many for each", () => {
    const each = questionIds.work.length;
    expect(questions.map(({ id }) => id)).toEqual(
      stressCategories.flatMap((name) => Array.from({ length: each }, (_, index) => `${name}_${index + 1}`)),
    );
    expect(questions.length).toBe(questionCount);
  });

  test("texts say how many questions there are in words", () => {
    expect(inWordsAtStart(questionCount)).toEqual({ en: "Twelve", es: "Doce" });
    expect(inWords(16)).toEqual({ en: "sixteen", es: "dieciséis" });
    expect(inWords(17)).toEqual({ en: "17", es: "17" });
  });

  test.each([
    ["never to everything", 0, all(0)],
    ["always to everything", 1, all(4)],
    ["sometimes to everything", 0.5, all(2)],
  ])("%s gives %d", (_name, overall, responses) => {
    expect(scoreAnswers(responses).overallStress).toBe(overall);
  });

  test("a category counts only its own answers, and only those given", () => {
    const scores = scoreAnswers({ work_1: 4, work_2: 2, financial_1: 0, personal_1: 1, global_3: 3 });
    expect(scores).toEqual({
      workStress: 0.75,
      financialStress: 0,
      personalStress: 0.25,
      globalStress: 0.75,
      overallStress: 0.4375,
    });
  });

  test.each([
    [{ ...all(1), work_9: 1 }, "responses.work_9"],
    [{ ...all(1), work_1: 5 }, "responses.work_1"],
    [{ ...all(1), work_1: 2.5 }, "responses.work_1"],
    [{ work_1: 1, financial_1: 1, personal_1: 1 }, "responses.global_1"],
  ])("%j is refused with the field at fault", (responses, field) => {
    const refusal = expect.objectContaining({
      code: "invalid_input",
      fields: { [field]: expect.any(String) },
    });
    expect(() => scoreAnswers(responses)).toThrow(refusal);
  });

  test("every score lies between 0 and 1, and the overall one is the mean of the four", () => {
    const answers = fc.record(
      Object.fromEntries(questions.map(({ id }) => [id, fc.integer({ min: 0, max: 4 })])),
    );
    fc.assert(
      fc.property(answers, (responses) => {
        const { overallStress, ...four } = scoreAnswers(responses);
        const values = Object.values(four);
        expect(values.every((value) => value >= 0 && value <= 1)).toBe(true);
        expect(overallStress).toBeCloseTo(values.reduce((sum, value) => sum + value, 0) / 4, 12);
      }),
    );
  });

  test.each([
    [0, "low"],
    [0.3299, "low"],
    [0.33, "moderate"],
    [0.6699, "moderate"],
    [0.67, "high"],
    [1, "high"],
  ])("%d is %s", (score, label) => {
    expect(stressLabel(score)).toBe(label);
  });
});
