import { expect, test } from "vitest";
import {
  callable,
  dialOf,
  emptyPlan,
  isEmptyPlan,
  planFile,
  planIn,
  type SafetyPlan,
} from "./safety-plan.ts";

const plan: SafetyPlan = {
  ...emptyPlan,
  signs: "No duermo",
  people: [
    { name: "Ana", number: "+34 600 11 22 33" },
    { name: "Luis", number: "" },
  ],
  professionals: [{ name: "", number: "024" }],
};

test("a plan comes back from its file as it was", () => {
  expect(planIn(planFile(plan))).toEqual(plan);
});

test.each([null, "", "{", "7", "[]", "{}", '{"name":"x"}'])("%j is no plan", (text) => {
  expect(planIn(text)).toBeNull();
});

test("what does not belong to a plan is left out", () => {
  const odd = '{"signs":7,"people":[null,{"name":"Ana"},{"name":"Eva","number":"1"}],"more":"x"}';
  expect(planIn(odd)).toEqual({ ...emptyPlan, people: [{ name: "Eva", number: "1" }] });
});

test("blank lines and blank contacts are no plan yet", () => {
  expect(isEmptyPlan(emptyPlan)).toBe(true);
  expect(isEmptyPlan({ ...emptyPlan, coping: " \n", people: [{ name: " ", number: "" }] })).toBe(true);
  expect(isEmptyPlan(plan)).toBe(false);
});

test("whoever has a number can be called, own people first, and is named by the number without a name", () => {
  expect(callable(plan)).toEqual([
    { name: "Ana", number: "+34 600 11 22 33", dial: "+34600112233" },
    { name: "024", number: "024", dial: "024" },
  ]);
});

test.each([
  ["*4141", "*4141"],
  ["#988", "%23988"],
  ["(011) 5275-1135", "01152751135"],
  ["pregunta en casa", null],
  ["javascript:alert(1)", null],
])("%s is dialled as %s", (number, dial) => {
  expect(dialOf(number)).toBe(dial);
});
