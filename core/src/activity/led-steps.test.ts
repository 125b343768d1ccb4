import { describe, expect, test } from "vitest";
import { ledSeconds, type LedPart } from "../breathing/led-breathing.ts";
import { languages, type ByLanguage, type Language } from "../language.ts";
import { catalogue } from "./catalogue.ts";
import type { GuideStep } from "./guide.ts";
import { guideOfEntry } from "./instructions.ts";

const steps = catalogue.flatMap((entry) =>
  guideOfEntry(entry).map((step, index, guide) => ({
    entry,
    step,
    before: guide.slice(0, index).findLast(({ led }) => led !== undefined),
    name: `${entry.key}: ${step.title.en}`,
  })),
);
const led = steps.flatMap((found) => (found.step.led ? [{ ...found, led: found.step.led }] : []));

const inWords: ByLanguage<Readonly<Record<string, number>>> = {
  en: {
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    ten: 10,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
  },
  es: {
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    diez: 10,
    doce: 12,
    quince: 15,
    veinte: 20,
  },
};
const counted: ByLanguage<RegExp> = {
  en: /(\p{L}+) (?:times|rounds|hums|breaths)/iu,
  es: /(\p{L}+) (?:veces|vueltas|respiraciones)/iu,
};
// what the breath is like without naming its numbers
const namesNone = /same way|respira igual|as long as is comfortable|mientras sea cómodo/i;

function numbersIn(text: string, language: Language): number[] {
  return [...text.toLowerCase().matchAll(/\p{L}+|\d+/gu)].map(
    ([word]) => inWords[language][word] ?? Number(word),
  );
}

describe("a step that the circle leads", () => {
  test("belongs to a breathing activity, each of which has one", () => {
    expect(led.filter(({ entry }) => entry.type !== "breathing").map(({ name }) => name)).toEqual([]);
    const without = catalogue.filter(
      (entry) => entry.type === "breathing" && guideOfEntry(entry).every((step) => !step.led),
    );
    expect(without.map(({ key }) => key)).toEqual([]);
  });

  test.each(led.map((found) => [found.name, found] as const))("%s: whole breaths fill it", (_name, found) => {
    const { step } = found;
    // what stops counting in the middle ends in breathing freely
    const isFreeAtItsEnd = /stop counting/.test(step.instruction.en);
    if (isFreeAtItsEnd) expect(ledSeconds(found.led)).toBeLessThan(step.seconds);
    else expect(ledSeconds(found.led)).toBe(step.seconds);
    expect(found.led.leadSeconds).toBeGreaterThanOrEqual(4);
    for (const { breaths } of found.led.parts) expect(Number.isInteger(breaths)).toBe(true);
  });

  test.each(led.flatMap((found) => languages.map((language) => [found.name, language, found] as const)))(
    "%s (%s): breathes as its words say",
    (_name, language, { step, before, led: { parts } }) => {
      const text = step.instruction[language];
      const [part] = parts;
      if (namesNone.test(text)) {
        if (before?.led && /same way|respira igual/i.test(text))
          expect(rhythmOf(part)).toEqual(rhythmOf(before.led.parts.at(-1)));
      } else {
        const told = numbersIn(text, language);
        for (const seconds of new Set([part?.inhale, part?.hold || part?.inhale, part?.exhale]))
          expect(told).toContain(seconds);
      }
      const count = counted[language].exec(text)?.[1]?.toLowerCase();
      const breaths = count === undefined ? undefined : inWords[language][count];
      if (breaths !== undefined) expect(part?.breaths).toBe(breaths);
    },
  );

  test("holds nothing for longer than 7, and at most four such breaths a sitting", () => {
    const held = led.flatMap(({ entry, led: { parts } }) => parts.map((part) => ({ entry, part })));
    expect(Math.max(...held.map(({ part }) => part.hold))).toBeLessThanOrEqual(7);
    for (const { entry } of held) {
      const own = held.filter((other) => other.entry === entry && other.part.hold === 7);
      expect(own.reduce((sum, { part }) => sum + part.breaths, 0)).toBeLessThanOrEqual(4);
    }
  });

  test("with a hold, the guide says to sit or lie down, not to drive, and to stop when dizzy", () => {
    const entries = new Set(
      led.filter(({ led: { parts } }) => parts.some(({ hold }) => hold > 0)).map(({ entry }) => entry),
    );
    expect(entries.size).toBeGreaterThan(0);
    for (const entry of entries) {
      const text = guideOfEntry(entry)
        .map(({ instruction }) => instruction.en)
        .join(" ");
      expect(text).toMatch(/Sit /);
      expect(text).toMatch(/driving/);
      expect(text).toMatch(/dizzy/);
      // safety: holds are not for everybody without asking first
      for (const condition of [/pregnant/, /epilepsy/, /heart or lung/]) expect(text).toMatch(condition);
    }
  });
});

describe("a step that may close the eyes", () => {
  const closes: ByLanguage<RegExp> = {
    en: /close your eyes|(?<!music with your )eyes closed|closed eyes|eyes open or closed|, or closed/i,
    es: /cierra los ojos|(?<!música con los )(?<!tenías los )ojos cerrados|ojos abiertos o cerrados|, o cerrados/i,
  };
  // to look with, or to sleep
  const isOther = ({ instruction }: GuideStep) => /half close your eyes/.test(instruction.en);

  test.each(languages)("bears the mark by which a tone ends it (%s)", (language) => {
    const silent = steps.filter(
      ({ step }) => closes[language].test(step.instruction[language]) && !isOther(step) && !step.eyesClosed,
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test("is known by the words of both languages alike", () => {
    const found = languages.map((language) =>
      steps
        .filter(({ step }) => closes[language].test(step.instruction[language]) && !isOther(step))
        .map(({ name }) => name),
    );
    expect(found[0]?.length).toBeGreaterThan(6);
    expect(found[0]).toEqual(found[1]);
  });
});

function rhythmOf(part: LedPart | undefined) {
  return part && { ...part, breaths: 0 };
}
