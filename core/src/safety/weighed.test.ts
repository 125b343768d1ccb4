import { describe, expect, test } from "vitest";
import { evidenceOf, manySeen } from "./evidence.ts";
import { judged } from "./judge.ts";
import { readableText } from "./normalise.ts";
import type { Calibration, LearnedReaders, PlainWords } from "./readers.ts";
import { noDanger, type Reading } from "./reading.ts";

// What plain words say and what the readers make of it, told by readers that are as convinced as the test wants, and by weights that add up the
// readers' odds, three for what is sure and one for what is suggested.

const even = { slope: 1, shift: 0 };
const weights = Array.from({ length: manySeen + 1 }, (_, at) =>
  at < 6 ? 0.5 : at === 19 ? 3 : at > 15 && at < 19 ? 1 : 0,
);
const calibration: Calibration = {
  steps: [even, even, even, even].map((step) => ({ sparse: step, pooled: step })),
  judge: { 1: weights, 2: weights, 3: weights, 4: weights },
  alarm: { few: 2, more: 2 },
  ask: { few: -1, more: -1 },
  imminent: 20,
  distress: { few: 20, more: 20 },
};

function readersThat(odds: number): LearnedReaders {
  const scores: LearnedReaders["sparse"]["scores"] = (_tokens, passages) =>
    passages.map(() => new Float64Array(14).fill(odds));
  return {
    sparse: { knows: () => true, scores },
    pooled: { scores },
    nearest: { near: () => null },
    calibration,
  };
}

interface Said {
  readonly phrase: Omit<Reading, "found">;
  readonly odds: number;
  /** Whether the phrase is nearly all of a sentence. */
  readonly isNearlyAll?: boolean;
}

function readAs(message: string, { phrase, odds, isNearlyAll = false }: Said): Reading {
  const text = readableText(message);
  const words: PlainWords = {
    byRules: noDanger,
    byPhrases: { ...phrase, found: "a-phrase" },
    areNearlyAll: () => isNearlyAll,
  };
  const evidence = evidenceOf(text, words, readersThat(odds));
  return judged(evidence, { words, text: text.plain }, calibration);
}

const long = "the river was high when we came to the bridge with the whole class last week";
const plainly = { level: 3, kind: "life", sure: true } as const;
const asks = { level: 3, sure: false };
const maybe = { level: 2, kind: "life", sure: false } as const;

test.each([
  ["plain words that the readers doubt ask", long, plainly, -1, { level: 3, sure: false }],
  ["plain words that they do not doubt alarm", long, plainly, 0, { level: 3, sure: true }],
  ["what is only suggested asks", long, maybe, -0.5, { level: 2, sure: false }],
  ["what is suggested and borne out alarms", long, maybe, 2, { level: 3, sure: true }],
  ["sure words of a crisis are asked about where the readers doubt them much", long, plainly, -2, asks],
  ["but not where the readers rule them out", long, plainly, -9, { level: 0 }],
  [
    "words of a crisis that may mean something else ask",
    long,
    { ...maybe, level: 3 },
    -0.9,
    { level: 3, sure: false },
  ],
  ["but not where the readers are clear that they do", long, { ...maybe, level: 3 }, -9, { level: 0 }],
  ["a question without ground is not asked", long, maybe, -3, { level: 0 }],
] as const)("%s", (_what, message, phrase, odds, wanted) => {
  expect(readAs(message, { phrase, odds })).toMatchObject(wanted);
});

test.each([
  ["are not doubted", -1, true],
  ["are asked about where the readers are clearly against them", -2, false],
  ["are asked about where the readers rule them out", -9, false],
])("plain words that are nearly all of a sentence %s", (_what, odds, isSure) => {
  expect(readAs(long, { phrase: plainly, odds, isNearlyAll: true })).toMatchObject({
    level: 3,
    sure: isSure,
  });
});

test("whether somebody suffers has a limit for few words and one for more", () => {
  const distress = { few: 5, more: 0 };
  const levelOf = (message: string) => {
    const text = readableText(message);
    const words: PlainWords = { byRules: noDanger, byPhrases: noDanger, areNearlyAll: () => false };
    const evidence = evidenceOf(text, words, readersThat(1));
    const limits = { ...calibration, ask: { few: 20, more: 20 }, alarm: { few: 20, more: 20 }, distress };
    return judged(evidence, { words, text: text.plain }, limits).level;
  };
  expect(levelOf("the river was high")).toBe(0);
  expect(levelOf(long)).toBe(1);
});

test("what is seen has as many numbers as a judgement weighs", () => {
  const words: PlainWords = { byRules: noDanger, byPhrases: noDanger, areNearlyAll: () => false };
  const { seen } = evidenceOf(readableText(long), words, readersThat(0));
  expect(seen).toHaveLength(manySeen);
});

describe("a farewell that somebody else wrote", () => {
  const farewell = { level: 4, kind: "life", sure: true } as const;

  test.each(["my brother texted take care of mom for me", "mi amiga me mando un mensaje de despedida"])(
    "is a danger to them: %s",
    (message) =>
      expect(readAs(message, { phrase: farewell, odds: 5 })).toMatchObject({ kind: "another", level: 4 }),
  );

  test("one's own is a danger to oneself", () => {
    expect(readAs("take care of mom for me", { phrase: farewell, odds: 5 })).toMatchObject({ kind: "life" });
  });
});

test("what somebody is quoted with is a danger to them", () => {
  const plain = { level: 3, kind: "life", sure: true } as const;
  expect(
    readAs("last night he told me mamaw i don't want to live", { phrase: plain, odds: 5 }),
  ).toMatchObject({
    kind: "another",
  });
  expect(readAs("i told him i don't want to live", { phrase: plain, odds: 5 })).toMatchObject({
    kind: "life",
  });
});

test("what the readers alone find is less clear where all its words are said all day long", () => {
  const none = { level: 0, kind: null, sure: true } as const;
  const clearOf = (message: string) => readAs(message, { phrase: none, odds: 0 }).clear ?? 0;
  const telling = "they took me up to the roof last week and the knife was there all along";
  const plain = "they said it would be like that again and the same as always so we think it will change";
  expect(clearOf(telling) - clearOf(plain)).toBeCloseTo(1.2);
  expect(clearOf(telling) - clearOf("said that after the change")).toBeCloseTo(2.4);
  expect(clearOf("byeee ty")).toBe(-Infinity);
});
