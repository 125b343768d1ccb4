import { expect, test } from "vitest";
import { readMessage } from "./read-message.ts";
import type { Readers } from "./readers.ts";
import type { Reading } from "./reading.ts";

// What plain words say and what the readers make of it, told by readers that are as convinced as the test wants.

const even = { slope: 1, shift: 0 };
const limits = { doubted: -2, borneOut: 1, groundless: -2 };

function readersThat(odds: number, phrase: Omit<Reading, "found">): Readers {
  const scores: Readers["sparse"]["scores"] = (_tokens, passages) =>
    passages.map(() => new Float64Array(14).fill(odds));
  return {
    phrases: () => ({ ...phrase, found: "a-phrase" }),
    sparse: { knows: () => true, scores },
    pooled: { scores },
    nearest: { near: () => null },
    calibration: {
      steps: [even, even, even, even].map((step) => ({ sparse: step, pooled: step })),
      alarm: { 3: 8, 4: 8 },
      ask: 8,
      imminent: 8,
      distress: 8,
      plain: limits,
      growth: 0,
    },
  };
}

const long = "the river was high when we came to the bridge with the whole class last week";
const plainly = { level: 3, kind: "life", sure: true } as const;
const maybe = { level: 2, kind: "life", sure: false } as const;

test.each([
  ["plain words that the readers doubt ask", long, plainly, -3, { level: 3, sure: false }],
  ["plain words that they do not doubt alarm", long, plainly, -1, { level: 3, sure: true }],
  ["a few plain words are not doubted", "the high river killed it", plainly, -3, { level: 3, sure: true }],
  ["what is only suggested asks", long, maybe, 0, { level: 2, sure: false }],
  ["what is suggested and borne out alarms", long, maybe, 2, { level: 3, sure: true }],
  ["a question without ground is not asked", long, maybe, -3, { level: 0 }],
] as const)("%s", (_what, message, phrase, odds, wanted) => {
  expect(readMessage(message, readersThat(odds, phrase))).toMatchObject(wanted);
});
