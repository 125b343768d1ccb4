import { describe, expect, test } from "vitest";
import { blocksOf } from "@remanso/core/resources/content-blocks.ts";
import { stepsOf } from "./steps-of.ts";

describe("a guide in pictures", () => {
  test("has what stands before its steps, the steps with their drawings, and what stands after them", () => {
    const content =
      "Hello.\n\n## Sit\n\nDown.\n- slowly\n\n### A hint\n\nOf it.\n\n## Rise\n\nUp.\n\n### When\n\nNow.";
    const { before, steps, after } = stepsOf(blocksOf(content), ["seat", "legs"]);
    expect(before.map(({ kind }) => kind)).toEqual(["paragraph"]);
    expect(
      steps.map(({ title, blocks, drawing }) => [title[0]?.text, blocks.map(({ kind }) => kind), drawing]),
    ).toEqual([
      ["Sit", ["paragraph", "list", "heading", "paragraph"], "seat"],
      ["Rise", ["paragraph"], "legs"],
    ]);
    expect(after.map(({ kind }) => kind)).toEqual(["heading", "paragraph"]);
  });

  test("without steps is all text", () => {
    expect(stepsOf(blocksOf("One.\n\n### Two\n\nThree."), [])).toMatchObject({
      before: [{}, {}, {}],
      steps: [],
      after: [],
    });
    expect(stepsOf([], [])).toEqual({ before: [], steps: [], after: [] });
  });
});
