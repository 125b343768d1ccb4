import { expect, test } from "vitest";
import { clampedPlace, draggedPlace, nudgedPlace, placeUnder, typedPlace } from "./place.ts";

const area = { left: 100, top: 200, width: 400, height: 200 };

test.each([
  [
    { x: 50, y: 50 },
    { x: 50, y: 50 },
  ],
  [
    { x: -20, y: 130 },
    { x: 5, y: 95 },
  ],
  [
    { x: 4.99, y: 95.01 },
    { x: 5, y: 95 },
  ],
  [
    { x: 33.333, y: 66.666 },
    { x: 33.3, y: 66.7 },
  ],
  [
    { x: Number.NaN, y: Number.POSITIVE_INFINITY },
    { x: 50, y: 50 },
  ],
])("a plant put at %o stands at %o", (put, stands) => {
  expect(clampedPlace(put)).toEqual(stands);
});

test("a point of the screen is a place of the garden, however large the garden is drawn", () => {
  expect(placeUnder({ x: 300, y: 300 }, area)).toEqual({ x: 50, y: 50 });
  expect(placeUnder({ x: 200, y: 250 }, area)).toEqual({ x: 25, y: 25 });
  expect(placeUnder({ x: 0, y: 1000 }, area)).toEqual({ x: 5, y: 95 });
});

test("a plant is drawn by as much as the hand moves, wherever it was taken", () => {
  expect(draggedPlace({ x: 20, y: 40 }, { x: 40, y: -20 }, area)).toEqual({ x: 30, y: 30 });
  expect(draggedPlace({ x: 20, y: 40 }, { x: 4000, y: -4000 }, area)).toEqual({ x: 95, y: 5 });
});

test.each([
  ["ArrowLeft", 1, { x: 49, y: 50 }],
  ["ArrowRight", 5, { x: 55, y: 50 }],
  ["ArrowUp", 1, { x: 50, y: 49 }],
  ["ArrowDown", 5, { x: 50, y: 55 }],
])("%s by %i percent", (key, percent, stands) => {
  expect(nudgedPlace({ x: 50, y: 50 }, key, percent)).toEqual(stands);
});

test("an arrow key stops at the edge, another key moves nothing", () => {
  expect(nudgedPlace({ x: 93, y: 50 }, "ArrowRight", 5)).toEqual({ x: 95, y: 50 });
  expect(nudgedPlace({ x: 50, y: 50 }, "Enter", 1)).toBeNull();
});

test.each([
  ["40", "60", { x: 40, y: 60 }],
  ["40,5", " 60 ", { x: 40.5, y: 60 }],
  ["", "60", null],
  ["four", "60", null],
  ["4", "60", null],
  ["40", "96", null],
])("typing %o and %o moves to %o", (x, y, place) => {
  expect(typedPlace(x, y)).toEqual(place);
});
