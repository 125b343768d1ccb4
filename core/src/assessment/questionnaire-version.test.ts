import { expect, test } from "vitest";
import { seedOf } from "../seeded.ts";
import { questionnaireVersion } from "./question-ids.ts";
import { answerLabels, questionLead, questions } from "./questions.ts";

test("what the questions ask changes only with the version of the questionnaire", () => {
  const wording = seedOf(JSON.stringify([questionLead, questions, answerLabels]));
  // another wording: raise the version, and write its number here
  expect([questionnaireVersion, wording]).toEqual([2, 2265140335]);
});
