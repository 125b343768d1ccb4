import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubNoStores, stubStores } from "../device/testing.ts";
import { keepDraft, keptDraft } from "./draft-keeping.ts";

beforeEach(() => stubStores({}));
afterEach(() => vi.unstubAllGlobals());

test("what is being written is kept under its account, and one thing does not disturb another", () => {
  keepDraft("ana", "new", { note: "hoy" });
  keepDraft("ana", "entry.1", "otra cosa");
  expect([keptDraft("ana", "new"), keptDraft("ana", "entry.1")]).toEqual([{ note: "hoy" }, "otra cosa"]);
  expect(keptDraft("luis", "new")).toBeUndefined();
});

test("nothing is left behind once everything is saved", () => {
  keepDraft("ana", "new", { note: "hoy" });
  keepDraft("ana", "new", undefined);
  expect(Object.keys(localStorage)).toEqual([]);
});

test("a browser without storage, or with rubbish in it, breaks nothing", () => {
  stubStores({ localStorage: { "remanso.check-in.ana": "{" } });
  expect(keptDraft("ana", "new")).toBeUndefined();
  stubStores({ localStorage: { "remanso.check-in.ana": "7" } });
  expect(keptDraft("ana", "new")).toBeUndefined();
  stubNoStores();
  expect(() => keepDraft("ana", "new", "x")).not.toThrow();
});
