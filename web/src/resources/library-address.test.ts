import { describe, expect, test } from "vitest";
import { isNarrowed, librarySearchOf, type LibrarySearch } from "./library-address.ts";

describe("what the address asks for", () => {
  test.each<[Record<string, unknown>, LibrarySearch]>([
    [{}, {}],
    [{ q: "  sueño " }, { q: "sueño" }],
    [{ q: "   " }, {}],
    [{ q: "😀".repeat(120) }, { q: "😀".repeat(100) }],
    [
      { category: "work", type: "audio", length: "long" },
      { category: "work", type: "audio", length: "long" },
    ],
    [{ category: "garden", type: "__proto__", length: "9" }, {}],
    [{ unread: "" }, { unread: "yes" }],
    [{ q: ["a"], other: "b" }, {}],
  ])("%j", (address, expected) => {
    const search = librarySearchOf(address);
    expect(search).toEqual(expected);
    expect(isNarrowed(search)).toBe(Object.keys(expected).length > 0);
  });
});
