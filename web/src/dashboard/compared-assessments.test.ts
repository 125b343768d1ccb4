import { describe, expect, test } from "vitest";
import type { Assessment } from "@remanso/core/assessment/contract.ts";
import { comparedAssessments } from "./compared-assessments.ts";

describe("what the stress reduction compares", () => {
  test("the first assessment with the latest, whatever lies between", () => {
    const history = [scored(0.4), scored(0.9), scored(0.6)];
    expect(comparedAssessments(history)).toEqual({ kind: "fell", first: history[2], latest: history[0] });
  });

  test.each([0.6, 0.7])("no fall from 0.6 to %d", (latest) => {
    expect(comparedAssessments([scored(latest), scored(0.6)]).kind).toBe("did-not-fall");
  });

  test("nothing while there is one or none", () => {
    const only = scored(0.5);
    expect(comparedAssessments([only])).toEqual({ kind: "one", only });
    expect(comparedAssessments([])).toEqual({ kind: "none" });
  });

  test("no first one is named where the page of the history may not reach back to it", () => {
    expect(comparedAssessments(Array.from({ length: 200 }, () => scored(0.5)))).toEqual({ kind: "long" });
  });
});

function scored(overallStress: number): Assessment {
  return {
    id: crypto.randomUUID(),
    workStress: overallStress,
    financialStress: overallStress,
    personalStress: overallStress,
    globalStress: overallStress,
    overallStress,
    responses: {},
    questionnaireVersion: 1,
    createdAt: "2026-03-10T12:00:00.000Z",
  };
}
