import { describe, expect, test } from "vitest";
import { bends } from "./bend.ts";
import { readBlind, readCorpus, testVoices } from "./corpus.ts";
import { figuresOf, heldOut, inWords, type Share } from "./evaluate.ts";

// The development corpus runs as a test: what it finds is printed, and must not fall behind what docs/safety.md tells.

const corpus = readCorpus();
const blind = readBlind();
const share = ({ found, of }: Share) => found / of;

describe("the corpus", () => {
  test("is wide: many messages by many voices, both languages, all levels and categories", () => {
    expect(corpus.length).toBeGreaterThanOrEqual(20_000);
    for (const language of ["en", "es"] as const) {
      const own = corpus.filter((one) => one.language === language);
      expect(own.length).toBeGreaterThanOrEqual(1500);
      expect(new Set(own.map(({ voice }) => voice)).size).toBeGreaterThanOrEqual(35);
      expect(new Set(own.map(({ country }) => country)).size).toBeGreaterThanOrEqual(7);
      for (const level of [0, 1, 2, 3, 4])
        expect(own.filter((one) => one.level === level).length).toBeGreaterThan(150);
    }
    expect(new Set(corpus.map(({ category }) => category)).size).toBe(25);
    expect(new Set(corpus.map(({ text }) => text)).size).toBeGreaterThan(corpus.length * 0.99);
  });

  test("no voice is both heard and tested, and nobody wrote twice", () => {
    const apart = testVoices(corpus);
    expect(apart.size).toBeGreaterThanOrEqual(10);
    expect(heldOut(corpus).every(({ voice }) => apart.has(voice))).toBe(true);
    const known = new Set(corpus.map(({ text }) => text));
    // what is said in a few words everybody says
    const long = blind.filter(({ text }) => text.split(" ").length > 8);
    expect(long.filter(({ text }) => known.has(text))).toEqual([]);
  });
});

describe.each([
  [
    "voices that were never heard",
    heldOut(corpus),
    { crisis: 0.84, noticed: 0.91, alarms: 0.09, raised: 0.1 },
  ],
  ["the blind messages", blind, { crisis: 0.89, noticed: 0.95, alarms: 0.08, raised: 0.08 }],
])("on %s", (name, messages, limits) => {
  test("recall and false alarms are what they are said to be", () => {
    for (const language of ["es", "en"] as const) {
      const { crisisRecall, crisisNoticed, falseAlarms, distressRaised } = figuresOf(
        messages.filter((one) => one.language === language),
      );
      console.info(
        `${name}, ${language}: crisis found ${inWords(crisisRecall)}, noticed ${inWords(crisisNoticed)}, ` +
          `false alarms ${inWords(falseAlarms)}, distress raised ${inWords(distressRaised)}`,
      );
    }
    const figures = figuresOf(messages);
    expect(share(figures.crisisRecall)).toBeGreaterThanOrEqual(limits.crisis);
    expect(share(figures.crisisNoticed)).toBeGreaterThanOrEqual(limits.noticed);
    expect(share(figures.falseAlarms)).toBeLessThanOrEqual(limits.alarms);
    expect(share(figures.distressRaised)).toBeLessThanOrEqual(limits.raised);
  });

  test.each(["without accents", "in capitals"] as const)("%s changes nothing of it", (how) => {
    expect(figuresOf(messages, bends[how]).crisisRecall).toEqual(figuresOf(messages).crisisRecall);
  });

  test.each(["with typos", "repeated letters", "spaces between letters", "in leet"] as const)(
    "%s costs at most 10 points",
    (how) => {
      const lost =
        share(figuresOf(messages).crisisRecall) - share(figuresOf(messages, bends[how]).crisisRecall);
      expect(lost).toBeLessThanOrEqual(0.1);
    },
  );
});
