import { expect, test } from "vitest";
import { firstProblem, movedDraft, problemIn, writtenSteps, type StepDraft } from "./step-draft.ts";

const draft = (key: number, more: Partial<StepDraft> = {}): StepDraft => ({
  key,
  title: `Step ${key}`,
  instruction: "Do it slowly",
  seconds: "60",
  ...more,
});

test.each([
  [{ title: "  " }, "title", "required"],
  [{ title: "a".repeat(121) }, "title", "titleTooLong"],
  [{ title: "ñ".repeat(120) }, "title", null],
  [{ instruction: "" }, "instruction", "required"],
  [{ instruction: "a".repeat(1001) }, "instruction", "instructionTooLong"],
  [{ seconds: "4" }, "seconds", "secondsWrong"],
  [{ seconds: "5" }, "seconds", null],
  [{ seconds: "3600" }, "seconds", null],
  [{ seconds: "3601" }, "seconds", "secondsWrong"],
  [{ seconds: "1.5" }, "seconds", "secondsWrong"],
  [{ seconds: "" }, "seconds", "secondsWrong"],
] as const)("a step with %o: its %s is %s", (more, field, problem) => {
  expect(problemIn(draft(1, more), field)).toBe(problem);
});

test("the first field at fault is the one to go to", () => {
  expect(firstProblem([draft(1), draft(2, { instruction: "", seconds: "x" })])).toEqual({
    key: 2,
    field: "instruction",
  });
  expect(firstProblem([draft(1)])).toBeNull();
});

test("steps move one place, and the ends hold", () => {
  const three = [draft(1), draft(2), draft(3)];
  const keys = (drafts: readonly StepDraft[]) => drafts.map(({ key }) => key);
  expect(keys(movedDraft(three, 1, -1))).toEqual([2, 1, 3]);
  expect(keys(movedDraft(three, 1, 1))).toEqual([1, 3, 2]);
  expect(keys(movedDraft(three, 0, -1))).toEqual([1, 2, 3]);
  expect(keys(movedDraft(three, 2, 1))).toEqual([1, 2, 3]);
});

test("steps are saved without the spaces around them", () => {
  expect(writtenSteps([draft(1, { title: " Tea ", seconds: "90" })])).toEqual([
    { title: "Tea", instruction: "Do it slowly", duration: 90 },
  ]);
});
