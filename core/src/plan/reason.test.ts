import { expect, test } from "vitest";
import { catalogue } from "../activity/catalogue.ts";
import { questions } from "../assessment/questions.ts";
import { scoreAnswers } from "../assessment/score-answers.ts";
import { questionBehind, reasonFor } from "./reason.ts";

const answered = (valueOf: (index: number) => number) => {
  const responses = Object.fromEntries(questions.map(({ id }, index) => [id, valueOf(index)]));
  return { responses, scores: scoreAnswers(responses) };
};

test("what is so rarely is no reason while something else is so more often", () => {
  const some = answered((index) => (index % 3 === 0 ? 2 : 1));
  for (const [wording, entry] of catalogue.entries()) {
    const id = questionBehind(entry, some, wording);
    expect(some.responses[id ?? ""]).toBe(2);
    expect(reasonFor(entry, some, { wording, language: "es" })).not.toMatch(/Rara vez/);
  }
});

test("where nothing is so more than rarely, that is named and called no match", () => {
  const rarely = answered(() => 1);
  for (const [wording, entry] of catalogue.entries()) {
    const reason = reasonFor(entry, rarely, { wording, language: "en" });
    expect(reason).toMatch(/“Rarely”/);
    expect(reason).not.toMatch(/help with that|that in mind|why this one|good match/);
  }
});
