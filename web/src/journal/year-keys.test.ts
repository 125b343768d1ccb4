import { expect, test } from "vitest";
import { dayAfterKey } from "./year-keys.ts";

const year = { first: "2023-03-06", last: "2024-03-07" };

test.each([
  ["2024-03-07", "ArrowLeft", "2024-02-29"],
  ["2024-02-29", "ArrowDown", "2024-03-01"],
  ["2024-01-01", "ArrowUp", "2023-12-31"],
  ["2024-03-05", "ArrowRight", "2024-03-07"],
  ["2023-03-07", "PageUp", "2023-03-06"],
  ["2024-02-01", "PageDown", "2024-02-29"],
  ["2024-02-01", "Home", "2023-03-06"],
  ["2024-02-01", "End", "2024-03-07"],
  ["2024-02-01", "Tab", null],
])("from %s %s leads to %s", (day, key, next) => {
  expect(dayAfterKey(day, key, year)).toBe(next);
});
