import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { KeptChange } from "./keep.ts";
import { stubFullStores, stubNoStores, stubStores } from "./testing.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// each test is a page of its own, with nothing in its memory
let page: typeof import("./keep.ts");
beforeEach(async () => {
  vi.resetModules();
  stubStores({});
  page = await import("./keep.ts");
});

test("what is kept is read back, under its account and what it is about", () => {
  page.writeKept("session", "one", "ana", "a1");
  page.writeKept("session", "two", "ana", "a2");
  expect([page.readKept("session", "ana", "a1"), page.readKept("session", "ana", "a2")]).toEqual([
    "one",
    "two",
  ]);
  expect(page.readKept("session", "luis", "a1")).toBe(null);
  page.eraseKept("session", "ana", "a1");
  expect(Object.keys(localStorage)).toEqual(["remanso.session.ana.a2"]);
});

test("keys that people already have on their devices are read", () => {
  stubStores({
    localStorage: {
      "remanso.outbox.ana.o1": "1",
      "remanso.session.ana.a1": "2",
      "remanso.check-in.ana": "3",
      "remanso.safety-plan.ana": "4",
      "remanso.chat.ana": "5",
      "remanso.reading.ana": "6",
      "remanso:not-asked:ana": "7",
      "remanso:result-seen:ana": "8",
      "remanso.breathing": "9",
      "remanso.audio": "10",
      theme: "dark",
    },
    sessionStorage: { "remanso:assessment:ana": "11" },
  });
  const { readKept } = page;
  expect([
    readKept("outbox", "ana", "o1"),
    readKept("session", "ana", "a1"),
    readKept("drafts", "ana"),
    readKept("safetyPlan", "ana"),
    readKept("chat", "ana"),
    readKept("readingPlaces", "ana"),
    readKept("notAsked", "ana"),
    readKept("resultSeen", "ana"),
    readKept("cues"),
    readKept("audio"),
    readKept("assessment", "ana"),
    readKept("theme"),
  ]).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "dark"]);
});

test("without a store everything lasts as long as the page", () => {
  stubNoStores();
  expect(page.writeKept("safetyPlan", "plan", "ana")).toBe(false);
  expect(page.readKept("safetyPlan", "ana")).toBe("plan");
  page.eraseKept("safetyPlan", "ana");
  expect(page.readKept("safetyPlan", "ana")).toBe(null);
});

test("in a full store the newest text counts, not the one that was stored before", () => {
  stubFullStores({ "remanso.safety-plan.ana": "old" });
  expect(page.writeKept("safetyPlan", "new", "ana")).toBe(false);
  expect(page.readKept("safetyPlan", "ana")).toBe("new");
});

test("while it is not known whose it is, nothing is stored", () => {
  expect(page.writeKept("assessment", "answers", null)).toBe(false);
  expect(page.readKept("assessment", null)).toBe("answers");
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test("whoever watches a thing is told of its changes and of no others", () => {
  const heard = vi.fn<(change: KeptChange) => void>();
  const stop = page.watchKept("audio", heard);
  page.writeKept("cues", "{}");
  expect(heard).not.toHaveBeenCalled();
  page.writeKept("audio", "{}");
  expect(heard).toHaveBeenCalledWith({ key: "remanso.audio", isFromOtherTab: false, isErased: false });
  stop();
  page.writeKept("audio", null);
  expect(heard).toHaveBeenCalledOnce();
});

test("a value is parsed once for each text", () => {
  const parse = vi.fn<(text: string | null) => { text: string | null }>((text) => ({ text }));
  const kept = page.keptAs("audio", parse);
  page.writeKept("audio", "a");
  expect(kept()).toBe(kept());
  page.writeKept("audio", "b");
  expect(kept()).toEqual({ text: "b" });
  expect(parse).toHaveBeenCalledTimes(2);
});

test("once its person has left, a page keeps nothing more of them", () => {
  page.closeForPerson();
  expect(page.writeKept("drafts", "typed later", "ana")).toBe(false);
  expect(page.readKept("drafts", "ana")).toBe(null);
  expect(page.writeKept("audio", "{}")).toBe(true);
});
