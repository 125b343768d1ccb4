import { questionnaireVersion } from "@remanso/core/assessment/question-ids.ts";
import { questions } from "@remanso/core/assessment/questions.ts";
import { expect, it } from "vitest";
import { emptyDraft, lastIndex } from "./draft.ts";
import { guestText, noGuest, parseGuest, type Guest } from "./guest-answers.ts";

const now = Date.parse("2026-03-11T10:00:00.000Z");
const given = { at: "2026-03-11T09:00:00.000Z", timeZone: "America/Bogota" };
const answers = Object.fromEntries(questions.map(({ id }) => [id, 3]));
const whole: Guest = { draft: { answers, index: lastIndex, attempt: "once" }, given };
const edited = (changes: object) =>
  parseGuest(JSON.stringify({ ...JSON.parse(guestText(whole)), ...changes }), now);

it("reads back what it has kept", () => {
  expect(parseGuest(guestText(whole), now)).toEqual(whole);
  expect(parseGuest(guestText(noGuest), now)).toEqual(noGuest);
});

it.each([
  ["nothing", null],
  ["broken text", "{answers"],
  ["a word", '"hello"'],
  ["null", "null"],
])("begins anew with %s", (_name, text) => {
  expect(parseGuest(text, now)).toEqual(noGuest);
});

it("forgets answers to other questions than today's", () => {
  expect(edited({ version: questionnaireVersion - 1 })).toEqual(noGuest);
});

it("forgets what was given more than 29 days ago", () => {
  expect(edited({ given: { ...given, at: "2026-02-09T10:00:00.000Z" } })).toEqual(noGuest);
});

it.each([
  ["a moment to come", { given: { ...given, at: "2026-03-12T10:00:00.000Z" } }],
  ["no moment", { given: { ...given, at: "yesterday" } }],
  ["no zone", { given: { ...given, timeZone: "Atlantis/Old" } }],
  ["something else", { given: 7 }],
])("asks again to be sent with %s, and keeps the answers", (_name, changes) => {
  expect(edited(changes)).toEqual({ draft: whole.draft, given: null });
});

it("goes back to the question whose answer was edited off the scale", () => {
  const { draft, given: left } = edited({ answers: { ...answers, work_2: 9 } });
  expect([draft.index, left]).toEqual([1, null]);
  expect(edited({ answers: "all" })).toEqual({ draft: { ...emptyDraft, attempt: "once" }, given: null });
});
