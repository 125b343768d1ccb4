import { describe, expect, it } from "vitest";
import { bandsOf, placesOf } from "./places.ts";

describe("the places of moments", () => {
  it("go from edge to edge, by their distance in time", () => {
    expect(placesOf([100, 150, 300])).toEqual([0, 25, 100]);
  });

  it("are the right edge for a lone moment", () => {
    expect(placesOf([100])).toEqual([100]);
    expect(placesOf([])).toEqual([]);
  });
});

it("bands are equal, with the same room on both sides", () => {
  const bands = bandsOf(4);
  expect(bands.map(({ width }) => width)).toEqual([17.5, 17.5, 17.5, 17.5]);
  expect(bands[0]?.left).toBeCloseTo(3.75);
  expect((bands[3]?.left ?? 0) + 17.5).toBeCloseTo(96.25);
});
