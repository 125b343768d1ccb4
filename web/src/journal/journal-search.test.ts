import { expect, it } from "vitest";
import { searchedFor, viewOf } from "./journal-search.ts";

it("what is typed is asked without the blanks around it; nothing is asked for nothing", () => {
  expect(searchedFor("  montaña ")).toBe("montaña");
  expect(searchedFor("   ")).toBeUndefined();
  expect(searchedFor(undefined)).toBeUndefined();
});

it("a search is never longer than the server takes, and no character is cut in two", () => {
  expect(searchedFor("🌱".repeat(300))).toBe("🌱".repeat(100));
});

it("the address says which view is meant; what it does not know are the entries", () => {
  expect([viewOf(""), viewOf("check-ins"), viewOf("x"), viewOf(undefined)]).toEqual([
    "entries",
    "check-ins",
    "entries",
    "entries",
  ]);
});
