import { describe, expect, test } from "vitest";
import { emptyDraft, minutesIn, problemsIn, typedActivity } from "./activity-draft.ts";

describe("a new activity", () => {
  test.each([
    ["", null],
    ["abc", null],
    ["20", 20],
    [" 7 ", 7],
    ["12.7", 12],
    ["0", 0],
  ])("a duration typed as %o is %o", (text, minutes) => {
    expect(minutesIn(text)).toBe(minutes);
  });

  test.each([
    [{ name: "Té", duration: "" }, {}],
    [{ name: "n".repeat(121), duration: "" }, { name: "nameTooLong" }],
    [{ name: "Té", duration: "0" }, { duration: "durationWrong" }],
    [{ name: "Té", duration: "241" }, { duration: "durationWrong" }],
    [{ name: "Té", duration: "240", notes: "n".repeat(2001) }, { notes: "notesTooLong" }],
  ])("%o has the problems %o", (typed, problems) => {
    expect(problemsIn({ ...emptyDraft, ...typed })).toEqual(problems);
  });

  test("is a custom one of the active plan", () => {
    expect(typedActivity({ name: " Regar las plantas ", duration: "", notes: " " }, "plan")).toEqual({
      planId: "plan",
      activityName: "Regar las plantas",
      activityType: "custom",
      duration: null,
      notes: null,
    });
  });
});
