import { describe, expect, test } from "vitest";
import { languages, type ByLanguage, type Language } from "../language.ts";
import { catalogue } from "./catalogue.ts";
import { typeGuides } from "./catalogue/type-guides.ts";
import type { GuideStep } from "./guide.ts";
import { guideOfEntry } from "./instructions.ts";

// Each step can be done in its seconds: first it is heard, then there is time for what its own numbers ask.

// a device's voice, and somebody who reads along
const wordsAMinute = 150;
// an unhurried breath; a movement there and back
const secondsOf = { breath: 4, movement: 3, shake: 1, second: 1, minute: 60 } as const;

const numbers: ByLanguage<readonly string[]> = {
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  ),
  es: "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte".split(
    " ",
  ),
};
const thirty: ByLanguage<string> = { en: "thirty", es: "treinta" };

type Asked = keyof typeof secondsOf;
const asked: ByLanguage<Readonly<Record<Asked, string>>> = {
  en: {
    breath: "N(?: \\p{L}+)? breaths?",
    movement: "N (?:times|rounds|turns|circles|slides)",
    shake: "N (?:\\p{L}+ )?(?:shakes|steps)",
    second: "(?:(?:count to|count of) N)|(?:for N seconds)",
    minute: "(?:for|stay) N minutes?",
  },
  es: {
    breath: "N respiraci(?:ones|ón)",
    movement: "N (?:veces|vueltas|círculos|pasadas|giros)",
    shake: "N (?:sacudidas|pasos)",
    second: "(?:(?:contando|cuenta) hasta N)|(?:durante N segundos)|(?:apriétalas N segundos)",
    minute: "(?:durante|siéntate a su lado|quédate) N minutos?",
  },
};
const inEachPlace: ByLanguage<RegExp> = {
  en: /at each stop|in each place/i,
  es: /en cada (?:lugar|parada)/i,
};
const otherSide: ByLanguage<RegExp> = {
  en: /change sides|change legs|and (?:change|swap)\b/i,
  es: /cambia de (?:lado|pierna)|y cambia\b/i,
};

describe("a step of a guide", () => {
  const guides = [
    ...catalogue.map((entry) => ({ name: entry.key, guide: guideOfEntry(entry) })),
    ...Object.entries(typeGuides).map(([name, guide]) => ({ name: `guide of ${name}`, guide })),
  ];
  const steps = guides.flatMap(({ name, guide }) =>
    guide.map((step) => ({ step, name: `${name}: ${step.title.en}` })),
  );

  test.each(languages)("is heard, and done, in its seconds (%s)", (language) => {
    const hurried = steps.flatMap(({ name, step }) => {
      const needed = Math.floor(spokenSeconds(step, language) + askedSeconds(step, language));
      return needed > step.seconds ? [`${name}: ${needed} s of ${step.seconds}`] : [];
    });
    expect(hurried).toEqual([]);
  });

  test.each(languages)("is heard before the circle begins to lead (%s)", (language) => {
    const late = steps.flatMap(({ name, step }) => {
      const needed = Math.floor(spokenSeconds(step, language));
      return step.led && needed > step.led.leadSeconds
        ? [`${name}: ${needed} s of ${step.led.leadSeconds}`]
        : [];
    });
    expect(late).toEqual([]);
  });

  test("that lays the phone down for good is the last", () => {
    const early = guides.filter(({ guide }) =>
      guide.slice(0, -1).some(({ instruction }) => /plug the phone in/i.test(instruction.en)),
    );
    expect(early.map(({ name }) => name)).toEqual([]);
  });

  test("whose eyes may be closed asks for no drawing", () => {
    const drawn = steps.filter(
      ({ step }) => step.eyesClosed && /\b(?:draw|mark|sketch) /i.test(step.instruction.en),
    );
    expect(drawn.map(({ name }) => name)).toEqual([]);
  });
});

function spokenSeconds({ instruction }: GuideStep, language: Language): number {
  return (instruction[language].split(/\s+/).length / wordsAMinute) * 60;
}

/** What the numbers in a step's words take: breaths, movements, counts, times said outright. The circle keeps its own. */
function askedSeconds({ instruction, led }: GuideStep, language: Language): number {
  if (led) return 0;
  let total = 0;
  for (const sentence of instruction[language].split(/(?<=[.!?:])\s+/)) {
    const places = inEachPlace[language].test(instruction[language])
      ? (instruction[language].split(inEachPlace[language])[0]?.match(/,| (?:and|y) /g)?.length ?? 0)
      : 1;
    const times = sumOf("movement", sentence, language);
    const counts = sumOf("second", sentence, language);
    total +=
      sumOf("breath", sentence, language) * secondsOf.breath * places +
      (counts > 0 ? counts * Math.max(1, times) : times * secondsOf.movement) +
      sumOf("shake", sentence, language) +
      sumOf("minute", sentence, language) * secondsOf.minute;
    if (otherSide[language].test(sentence)) total *= 2;
  }
  return total;
}

function sumOf(kind: Asked, sentence: string, language: Language): number {
  const words = [...numbers[language], thirty[language], "\\d+"].toSorted(
    (one, other) => other.length - one.length,
  );
  const found = sentence.matchAll(
    new RegExp(asked[language][kind].replaceAll("N", `\\b(${words.join("|")})`), "giu"),
  );
  return [...found].reduce((sum, [, ...groups]) => sum + numberOf(groups.find(Boolean) ?? "", language), 0);
}

function numberOf(word: string, language: Language): number {
  if (word.toLowerCase() === thirty[language]) return 30;
  const index = numbers[language].indexOf(word.toLowerCase());
  return index >= 0 ? index : Number(word);
}
