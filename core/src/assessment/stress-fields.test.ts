import { expect, test } from "vitest";
import { stressCategories } from "./questions.ts";
import { scoreOf, stressFields } from "./stress-fields.ts";

test("each category has its own field, and a missing value stays missing", () => {
  const values = { workStress: 1, financialStress: 2, personalStress: null, globalStress: 4 };
  expect(stressCategories.map((category) => scoreOf(values, category))).toEqual([1, 2, null, 4]);
  expect(stressFields).toEqual(stressCategories.map((category) => `${category}Stress`));
});
