import { expect, test } from "vitest";
import { placeAfter } from "./tab-list.tsx";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 3, 0],
  ["ArrowLeft", 0, 3],
  ["ArrowLeft", 2, 1],
  ["Home", 2, 0],
  ["End", 0, 3],
  ["a", 1, -1],
])("%s leads from tab %d of four to %d", (key, at, place) => {
  expect(placeAfter(key, { at, count: 4 })).toBe(place);
});
