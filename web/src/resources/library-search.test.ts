import { describe, expect, test } from "vitest";
import type { ResourceSummary } from "@remanso/core/resources/contract.ts";
import type { LibrarySearch } from "./library-address.ts";
import { byTopic, findResources, withReasonFirst } from "./library-search.ts";

function resource(id: string, more: Partial<ResourceSummary> = {}): ResourceSummary {
  return {
    id,
    title: id,
    type: "article",
    duration: "5 min",
    minutes: 5,
    category: "general",
    description: "",
    imageUrl: "",
    isRead: false,
    reason: null,
    ...more,
  };
}

const shelf = [
  resource("a", { title: "Dormir mejor", description: "Para noches largas.", minutes: 5 }),
  resource("b", { title: "El corazón en calma", category: "personal", type: "audio", minutes: 6 }),
  resource("c", {
    title: "Otra cosa",
    description: "Del corazón.",
    category: "work",
    minutes: 8,
    isRead: true,
  }),
  resource("d", { title: "Sin nada", type: "guide", category: "work", minutes: 9 }),
];
const found = (search: LibrarySearch, hits: Parameters<typeof findResources>[2] = null) =>
  findResources(shelf, search, hits)
    .map((one) => one.resource.id)
    .join("");

describe("what is found", () => {
  test.each<[LibrarySearch, string]>([
    [{}, "abcd"],
    [{ category: "work" }, "cd"],
    [{ type: "audio" }, "b"],
    [{ length: "short" }, "a"],
    [{ length: "medium" }, "bc"],
    [{ length: "long" }, "d"],
    [{ unread: "yes" }, "abd"],
    [{ category: "work", unread: "yes", length: "long" }, "d"],
    [{ category: "financial" }, ""],
  ])("by %j", (search, expected) => {
    expect(found(search)).toBe(expected);
  });

  test("at once in titles, then in descriptions, without accents or capitals", () => {
    expect(found({ q: "CORAZON" })).toBe("bc");
    expect(found({ q: "corazón", category: "work" })).toBe("c");
    expect(found({ q: "?" })).toBe("");
  });

  test("as the server answers, with the words around; what the filters leave out stays out", () => {
    const excerpt = { text: "un corazón", start: 3, end: 10 };
    const hits = ["b", "c", "d", "a", "elsewhere"].map((id) => ({ id, excerpt }));
    const all = findResources(shelf, { q: "corazon" }, hits);
    expect(all.map((one) => [one.resource.id, one.excerpt])).toEqual([
      ["b", excerpt],
      ["c", excerpt],
      ["d", excerpt],
      ["a", excerpt],
    ]);
    expect(found({ q: "corazon", length: "long" }, hits)).toBe("d");
  });
});

test("the first ones that have a reason stand apart, and no more than asked for", () => {
  const list = ["r", "r", "r", null, "r"].map((reason, index) => ({
    resource: resource(String(index), { reason }),
    excerpt: null,
  }));
  const parts = (most: number) => {
    const { first, rest } = withReasonFirst(list, most);
    return [first.length, rest.length];
  };
  expect(parts(3)).toEqual([3, 2]);
  expect(parts(2)).toEqual([2, 3]);
  expect(withReasonFirst(list.slice(0, 1), 3).first).toHaveLength(1);
  expect(withReasonFirst(list.slice(3), 3).first).toEqual([]);
});

test("the shelves come in the order of what weighs most, each with all of its resources", () => {
  const mixed = [
    resource("m", { category: "financial" }),
    resource("w", { category: "work" }),
    resource("n", { category: "financial" }),
  ].map((one) => ({ resource: one, excerpt: null }));
  const topics = byTopic(mixed).map(({ category, found }) => [category, found.map((one) => one.resource.id)]);
  expect(topics).toEqual([
    ["financial", ["m", "n"]],
    ["work", ["w"]],
  ]);
});
