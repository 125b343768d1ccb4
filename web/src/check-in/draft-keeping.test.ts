import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepDraft, keptDraft } from "./draft-keeping.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
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
  expect(stored.size).toBe(0);
});

test("a browser without storage, or with rubbish in it, breaks nothing", () => {
  stored.set("remanso.check-in.ana", "{");
  expect(keptDraft("ana", "new")).toBeUndefined();
  stored.set("remanso.check-in.ana", "7");
  expect(keptDraft("ana", "new")).toBeUndefined();
  vi.stubGlobal("localStorage", undefined);
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  expect(() => keepDraft("ana", "new", "x")).not.toThrow();
});
