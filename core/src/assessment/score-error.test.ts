import { describe, expect, test } from "vitest";
import { changeFrom, changeSinceFirst, levelsOf, type ScoredOnce } from "./score-error.ts";

const dayMs = 86_400_000;

/** Assessments from the oldest on as [day, overall score], given newest first. */
function taken(...scores: readonly (readonly [day: number, overallStress: number, version?: number])[]) {
  return scores
    .map(([day, overallStress, questionnaireVersion = 1]): ScoredOnce => ({
      createdAt: new Date(Date.UTC(2026, 2, 1) + day * dayMs).toISOString(),
      overallStress,
      questionnaireVersion,
    }))
    .toReversed();
}

describe("the change since the first assessment", () => {
  test("is not spoken of with one assessment or none", () => {
    expect(changeSinceFirst(taken())).toBeNull();
    expect(changeSinceFirst(taken([0, 0.5]))).toBeNull();
  });

  test.each([
    [0.5, 0.5, 0],
    [0.5, 0.48, -0.2],
    [0.5, 0.67, 1.7],
    // exactly the smallest detectable change, whatever floating point makes of it
    [0.5, 0.32, -1.8],
  ])("from %d to %d lies within what the questionnaire scatters by itself", (first, latest, points) => {
    expect(changeSinceFirst(taken([0, first], [30, latest]))).toMatchObject({ kind: "within", points });
  });

  test.each([
    [0.5, 0.31, -1.9],
    [0.2, 0.6, 4],
    // told as 8.5 and 4.6, between which lie 3.9
    [0.8542, 0.4583, -3.9],
  ])("from %d to %d is more than that, but once may be a bad week", (first, latest, points) => {
    expect(changeSinceFirst(taken([0, first], [30, latest]))).toMatchObject({
      kind: "beyond",
      points,
      isLasting: false,
      first: { overallStress: first, createdAt: "2026-03-01T00:00:00.000Z" },
    });
  });

  test.each([
    ["a week apart on the same side", [30, 0.3], [37, 0.28], true],
    ["six days apart", [30, 0.3], [36, 0.28], false],
    ["on different sides", [30, 0.9], [37, 0.28], false],
    ["of which one lies within", [30, 0.5], [37, 0.28], false],
  ] as const)("lasts with two in a row %s: %j %j %j", (_name, before, latest, isLasting) => {
    expect(changeSinceFirst(taken([0, 0.6], before, latest))).toMatchObject({ kind: "beyond", isLasting });
  });

  test("lasts over several close assessments that together span a week", () => {
    const history = taken([0, 0.7], [20, 0.3], [24, 0.3], [28, 0.3]);
    expect(changeSinceFirst(history)).toMatchObject({ kind: "beyond", isLasting: true });
  });

  test("is not claimed between two versions of the questionnaire", () => {
    const history = taken([0, 0.9, 1], [30, 0.1, 2], [60, 0.1, 2]);
    expect(changeSinceFirst(history)).toMatchObject({ kind: "other_questions", points: null });
  });
});

describe("a category's change", () => {
  test.each([
    [0.5, 0.84, "within"],
    [0.5, 0.15, "within"],
    [0.5, 0.86, "beyond"],
    [0.9, 0.5, "beyond"],
  ])("from %d to %d is %s, for three answers scatter more than twelve", (first, latest, kind) => {
    const scored = { first, latest, isSameVersion: true };
    expect(changeFrom({ ...scored, of: "category" }).kind).toBe(kind);
  });
});

describe("the word for a score", () => {
  test.each([
    [0.1, "overall", ["low"]],
    [0.3, "overall", ["low", "moderate"]],
    [0.36, "overall", ["low", "moderate"]],
    [0.5, "overall", ["moderate"]],
    [0.7, "overall", ["moderate", "high"]],
    [0.8, "overall", ["high"]],
    // one answer of three moves a category by 0.083
    [0.25, "category", ["low", "moderate"]],
    [0.5, "category", ["moderate"]],
    [0.75, "category", ["moderate", "high"]],
    [1, "category", ["high"]],
  ] as const)("of %d of the %s is %j: near a border it is both", (score, of, levels) => {
    expect(levelsOf(score, of)).toEqual(levels);
  });
});
