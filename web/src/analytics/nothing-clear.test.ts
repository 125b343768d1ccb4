import { expect, it } from "vitest";
import { isNothingClear } from "./nothing-clear.ts";

const need = { kind: "weekday", have: 3, need: 4, text: "" } as const;

it("is nothing clear once everything was asked of enough days", () => {
  expect(isNothingClear({ tests: 14, needs: [] })).toBe(true);
});

it.each([
  ["is asked", { tests: 0, needs: [] }],
  ["has enough days", { tests: 3, needs: [need] }],
  ["is loaded", undefined],
])("is not known before everything %s", (_what, asked) => {
  expect(isNothingClear(asked)).toBe(false);
});
