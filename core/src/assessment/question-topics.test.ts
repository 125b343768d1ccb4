import { expect, test } from "vitest";
import { catalogue } from "../activity/catalogue.ts";
import { languages } from "../language.ts";
import { reasonFor } from "../plan/reason.ts";
import { questionnaireVersion } from "./question-ids.ts";
import { questionTopics } from "./question-topics.ts";
import { questions } from "./questions.ts";
import { scoreAnswers } from "./score-answers.ts";

test("the topics and the catalogue's answers were looked through with the latest version of the questions", () => {
  // another version: follow it in question-topics.ts and in the `answers` of the catalogue, then write its number here
  expect(questionnaireVersion).toBe(2);
});

test("a reason never says that somebody answered a question that they were not asked", () => {
  const responses = Object.fromEntries(
    questions.map(({ id }) => [id, ["financial_2", "personal_3", "global_3"].includes(id) ? 4 : 1]),
  );
  const answered = { scores: scoreAnswers(responses), responses, questionnaireVersion: 1 };
  const reworded = [questionTopics.financial_2, questionTopics.personal_3, questionTopics.global_3];
  for (const language of languages) {
    const reasons = catalogue.map((entry, wording) => reasonFor(entry, answered, { wording, language }));
    const wrong = reasons.filter((reason) => reworded.some((topic) => reason.includes(topic[language])));
    expect(wrong).toEqual([]);
  }
});
