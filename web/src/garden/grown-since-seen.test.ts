import { expect, test } from "vitest";
import { grownSinceSeen, levelsOf } from "./grown-since-seen.ts";

const [bamboo, fern] = [
  { id: "bamboo", level: 2 },
  { id: "fern", level: 1 },
];

test("what has come or grown since the garden was seen here is known by its levels", () => {
  const seen = levelsOf([bamboo]);
  expect([...grownSinceSeen([bamboo], seen)]).toEqual([]);
  expect([...grownSinceSeen([bamboo, fern], seen)]).toEqual(["fern"]);
  expect([...grownSinceSeen([{ ...bamboo, level: 3 }, fern], seen)]).toEqual(["bamboo", "fern"]);
  expect([...grownSinceSeen([{ ...bamboo, level: 1 }], seen)]).toEqual([]);
});

test.each([null, "", "[]", "no", '{"bamboo":"2"}'])(
  "%j is no garden seen before, or says nothing",
  (seen) => {
    expect(grownSinceSeen([bamboo], seen).size).toBe(seen === '{"bamboo":"2"}' ? 1 : 0);
  },
);
