import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysActive } from "./days-active.ts";
import { byNeed, inLibraryOrder, mostNeeded } from "./library-order.ts";
import { reasonFor } from "./reason-words.ts";
import { folded, searchTitles } from "./search.ts";
import { isOpen } from "./unlocks.ts";

const need = {
  workStress: 0.25,
  financialStress: 0.75,
  personalStress: 0.5,
  globalStress: 0,
  overallStress: 0.375,
};

describe("what is open", () => {
  test.each([
    [null, 0, true],
    [5, 4, false],
    [5, 5, true],
    [15, 14, false],
    [15, 15, true],
  ] as const)("what needs %s activities, after %i: %s", (unlock, completed, open) => {
    expect(isOpen(unlock, completed)).toBe(open);
  });

  test("days active are rounded up, and 0 before anything was listed", () => {
    const now = new Date("2026-03-11T10:00:00Z");
    expect(daysActive(null, now)).toBe(0);
    expect(daysActive(new Date("2026-03-11T09:59:59Z"), now)).toBe(1);
    expect(daysActive(new Date("2026-03-10T10:00:00Z"), now)).toBe(1);
    expect(daysActive(new Date("2026-03-10T09:59:59Z"), now)).toBe(2);
    expect(daysActive(new Date("2026-03-12T10:00:00Z"), now)).toBe(0);
  });
});

describe("the order of resources", () => {
  const resource = (
    id: string,
    category: "work" | "financial" | "personal" | "global" | "general",
    isRead = false,
  ) => ({
    id,
    category,
    isRead,
  });
  const shelf = [
    resource("a", "general"),
    resource("b", "work"),
    resource("c", "financial", true),
    resource("d", "financial"),
    resource("e", "personal"),
    resource("f", "global"),
  ];
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join("");

  test("the area that weighs most comes first, general ones by the whole, what was read last", () => {
    expect(ids(byNeed(shelf, need))).toBe("deabfc");
  });

  test("without an assessment it is the library's own, what was read last", () => {
    expect(ids(byNeed(shelf, null))).toBe("abdefc");
    expect(mostNeeded(null)).toBeNull();
  });

  test("nothing weighs most where nothing weighs; equal areas weigh most together", () => {
    const calm = { workStress: 0, financialStress: 0, personalStress: 0, globalStress: 0, overallStress: 0 };
    expect(mostNeeded(calm)).toBeNull();
    expect(mostNeeded({ ...calm, personalStress: 0.5, globalStress: 0.5 })).toEqual({
      categories: ["personal", "global"],
      score: 0.5,
    });
    expect(mostNeeded(need)).toEqual({ categories: ["financial"], score: 0.75 });
  });

  test("the reason says where another area weighs as much", () => {
    const most = { categories: ["work", "financial"], score: 7 / 12 } as const;
    expect(reasonFor("es", { category: "financial", most })).toBe(
      "El dinero está entre lo que más pesaba en tu última evaluación (5,8 de 10)",
    );
    expect(reasonFor("en", { category: "work", most })).toBe(
      "Work was among what weighed most in your last assessment (5.8 out of 10)",
    );
    expect(reasonFor("es", { category: "global", most })).toBeNull();
    expect(reasonFor("es", { category: "work", most: null })).toBeNull();
  });

  test("the shelves: general first, then what is open from the start, then by id", () => {
    const books = [
      { id: "z", category: "work", unlock: null },
      { id: "b", category: "work", unlock: 15 },
      { id: "c", category: "work", unlock: 5 },
      { id: "y", category: "general", unlock: 5 },
      { id: "x", category: "general", unlock: null },
    ] as const;
    expect(ids(inLibraryOrder(books))).toBe("xyzcb");
  });
});

describe("the search in titles", () => {
  const texts = [
    { id: "sleep", title: "Dormir mejor", description: "Para noches largas." },
    { id: "third", title: "Otra cosa", description: "Del corazón, en calma." },
    { id: "heart", title: "El corazón en calma", description: "Respirar despacio." },
  ];
  const found = (query: string) => searchTitles(texts, query).map(({ id }) => id);

  test("ignores accents and case; titles come before descriptions", () => {
    expect(found("CORAZON")).toEqual(["heart", "third"]);
    expect(found("corazón calma")).toEqual(["heart", "third"]);
  });

  test("takes the beginnings of words, not their middles, and wants every word", () => {
    expect(found("cora")).toHaveLength(2);
    expect(found("razón")).toEqual([]);
    expect(found("calma respirar")).toEqual(["heart"]);
    expect(found("corazón avión")).toEqual([]);
  });

  test.each(["", "  ", "¿?", "**"])("finds nothing for %j", (query) => {
    expect(found(query)).toEqual([]);
  });

  test("folding keeps every letter's place", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
        expect(folded(text).length).toBe(text.normalize("NFC").length);
      }),
    );
    expect(folded("ÑANDÚ Ünïté")).toBe("nandu unite");
  });
});
