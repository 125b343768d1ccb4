import { expect, test } from "vitest";
import { numbersByDistance } from "@remanso/core/safety/packed.ts";
import { wordPlace } from "@remanso/core/safety/token-features.ts";
import type { Lesson } from "./learned.ts";
import { usualWords } from "./telling-words.ts";

/** Each voice says each of the words so often, all of them at this level. */
function said(
  words: string,
  { voices, times = 1, level = 0 }: { voices: number; times?: number; level?: number },
): Lesson[] {
  return Array.from({ length: voices * times }, (_, at) => ({
    voice: `voice ${at % voices}`,
    level,
    kind: -1,
    weight: 1,
    tokens: [],
    words: words.split(" "),
    isOwn: true,
    isSorted: true,
  }));
}

const lessons = [
  ...said("killing noose thought", { voices: 5, times: 40, level: 3 }),
  ...said("nose", { voices: 3, times: 4 }),
  ...said("nosse", { voices: 1, times: 4 }),
  ...said("thougth", { voices: 3 }),
  ...said("killin", { voices: 3, times: 9 }),
  ...said("kiling", { voices: 3, level: 3 }),
];
const usual = new Set(numbersByDistance(usualWords(lessons, ["noose", "killing", "thought"])));
const isUsual = (word: string) => usual.has(wordPlace(word));

test("a word near one of danger that several voices use is usual", () => expect(isUsual("nose")).toBe(true));

test.each([
  ["one voice alone uses it", "nosse"],
  ["two of its letters are swapped", "thougth"],
  ["only its last g is missing", "killin"],
  ["people in danger write it, and seldom", "kiling"],
])("it is a slip where %s: %s", (_why, word) => expect(isUsual(word)).toBe(false));
