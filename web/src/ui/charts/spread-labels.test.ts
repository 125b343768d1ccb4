import { expect, it } from "vitest";
import { spreadLabels } from "./spread-labels.ts";

it("leaves labels where they are when there is room", () => {
  expect(spreadLabels([80, 20, 50], 10)).toEqual([80, 20, 50]);
});

it("pushes labels of equal lines apart", () => {
  expect(spreadLabels([40, 40, 41], 10)).toEqual([40, 50, 60]);
});

it("keeps every label on the chart", () => {
  expect(spreadLabels([97, 98, 99], 10)).toEqual([80, 90, 100]);
});
