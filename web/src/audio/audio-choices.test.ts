import { describe, expect, test } from "vitest";
import { audioChoicesIn, firstChoices } from "./audio-choices.ts";
import { levelsFor, levelsIn, mixGain } from "./levels.ts";

const mix = { water: 10, rain: 0, wind: 70, bowls: 0, noise: 5 };

describe("what a device remembers of listening", () => {
  test("is read as it was kept", () => {
    const choices = {
      speed: 1.2,
      mode: "text",
      voices: { en: null, es: "urn:moza:Mónica" },
      levels: mix,
    } as const;
    expect(audioChoicesIn(JSON.stringify(choices))).toEqual(choices);
  });

  test.each([null, "", "{", "7", "null", '{"speed":3,"mode":1,"voices":4,"levels":{"water":"loud"}}'])(
    "%j is none of ours",
    (text) => expect(audioChoicesIn(text)).toEqual(firstChoices),
  );
});

describe("the mix", () => {
  test("is the text's own sound alone until somebody makes one", () => {
    expect(levelsFor("wind", null)).toEqual({ water: 0, rain: 0, wind: 40, bowls: 0, noise: 0 });
    expect(levelsFor("wind", mix)).toBe(mix);
    expect(Object.values(levelsFor(null, null))).toEqual([0, 0, 0, 0, 0]);
  });

  test("with a level that is none of ours is not kept", () => {
    expect(levelsIn({ ...mix, rain: 101 })).toBeNull();
    expect(levelsIn({ ...mix, rain: Number.NaN })).toBeNull();
    expect(levelsIn({ water: 10 })).toBeNull();
  });

  test("of many loud sounds is turned down, a quiet one is left as it is", () => {
    expect(mixGain(mix)).toBe(1);
    const loud = mixGain({ water: 100, rain: 100, wind: 100, bowls: 100, noise: 100 });
    expect(loud).toBeGreaterThan(0.5);
    expect(loud).toBeLessThan(0.6);
  });
});
