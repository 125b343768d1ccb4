import { describe, expect, test } from "vitest";
import { placesIn, withPlace } from "./reading-places.ts";

describe("where somebody stopped reading", () => {
  test.each<[string | null, Record<string, number>]>([
    [null, {}],
    ["", {}],
    ["not json", {}],
    ["null", {}],
    ["[]", {}],
    ['"five"', {}],
    ['{"what-stress-is":7}', { "what-stress-is": 7 }],
    ['{"a":0,"b":-1,"c":1.5,"d":"3","e":null,"f":3}', { f: 3 }],
  ])("is read from %j", (text, expected) => {
    expect(placesIn(text)).toEqual(expected);
  });

  test("is kept for each resource, and forgotten", () => {
    const two = withPlace(withPlace({}, "a", 3), "b", 5);
    expect(two).toEqual({ a: 3, b: 5 });
    expect(withPlace(two, "a", 4)).toEqual({ a: 4, b: 5 });
    expect(withPlace(two, "a", null)).toEqual({ b: 5 });
    expect(withPlace(two, "c", null)).toEqual(two);
  });
});
