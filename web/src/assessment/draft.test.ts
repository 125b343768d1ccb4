import { questions } from "@remanso/core/assessment/questions.ts";
import { expect, it } from "vitest";
import { answerTo, emptyDraft, lastIndex, moved, parseDraft, withAnswer, type Draft } from "./draft.ts";

const full: Draft = {
  answers: Object.fromEntries(questions.map(({ id }) => [id, 2])),
  index: lastIndex,
  attempt: "sent-once",
};

it("stays at a question until it is answered", () => {
  expect(moved(emptyDraft, 1).index).toBe(0);
  expect(moved(withAnswer(emptyDraft, 0), 1).index).toBe(1);
});

it("goes back to the answer that was given, and not before the first question", () => {
  const second = moved(withAnswer(emptyDraft, 3), 1);
  expect(answerTo(moved(second, -1))).toBe(3);
  expect(moved(emptyDraft, -1).index).toBe(0);
});

it("does not go past the last question", () => {
  expect(moved(full, 1).index).toBe(lastIndex);
});

it("sends the same answers as the same attempt, and changed ones as another", () => {
  expect(withAnswer(full, 2).attempt).toBe("sent-once");
  expect(withAnswer(full, 4).attempt).toBeNull();
});

it("survives a reload in the middle", () => {
  const middle = moved(withAnswer(emptyDraft, 1), 1);
  expect(parseDraft(JSON.stringify(middle))).toEqual(middle);
});

it.each([
  ["nothing", null],
  ["broken text", "{answers"],
  ["something else", '"hello"'],
  ["answers off the scale", '{"answers":{"work_1":7,"work_2":"4","dream_1":2},"index":0}'],
])("starts at the beginning with %s on the device", (_name, text) => {
  expect(parseDraft(text)).toEqual(emptyDraft);
});

it("never resumes behind an open question", () => {
  expect(parseDraft('{"answers":{"work_1":1},"index":9}').index).toBe(1);
});
