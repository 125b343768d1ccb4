import { expect, test } from "vitest";
import { seedOf } from "../seeded.ts";
import { questionnaireVersion } from "./question-ids.ts";
import { answerLabels, questions } from "./questions.ts";

test("what the questions ask changes only with the version of the questionnaire", () => {
  const wording = seedOf(JSON.stringify([questions, answerLabels]));
  // another wording: raise the version, and write its number here
  expect([questionnaireVersion, wording]).toEqual([1, 1410480516]);
});
