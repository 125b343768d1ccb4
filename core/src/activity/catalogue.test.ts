import { describe, expect, test } from "vitest";
import { questions, stressCategories, type StressCategory } from "../assessment/questions.ts";
import { activityTypes } from "./catalogue-entry.ts";
import { catalogue, catalogueEntry, entryNamed } from "./catalogue.ts";
import { genericGuide, typeGuides } from "./catalogue/type-guides.ts";
import { leadOf } from "../plan/what-weighs.ts";
import { foldName } from "./fold-name.ts";
import { isDoableAt } from "./hours.ts";
import { guideOfEntry } from "./instructions.ts";
import { nameKeyOf } from "./name-key.ts";

const seconds = (steps: readonly { seconds: number }[]) => steps.map((step) => step.seconds);

const keyOf = (name: string) => nameKeyOf(name, (folded) => folded);

describe("the catalogue", () => {
  test("has at least 60 activities, at least 4 of each type besides the person's own", () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(60);
    for (const type of activityTypes.filter((name) => name !== "custom")) {
      expect(catalogue.filter((entry) => entry.type === type).length).toBeGreaterThanOrEqual(4);
    }
  });

  test("has the specified guides, second by second", () => {
    // specification §9
    expect(seconds(typeGuides.meditation)).toEqual([60, 90, 300, 240, 90]);
    expect(seconds(typeGuides.breathing)).toEqual([30, 60, 60, 120, 30]);
    expect(seconds(typeGuides.journaling)).toEqual([60, 120, 480, 180, 120]);
    expect(genericGuide.length).toBe(3);
    for (const type of ["meditation", "breathing", "journaling"] as const) {
      expect(catalogue.some((entry) => entry.type === type && entry.steps === null)).toBe(true);
    }
  });

  test("has unique keys, and unique names in each language", () => {
    expect(new Set(catalogue.map(({ key }) => key)).size).toBe(catalogue.length);
    expect(new Set(catalogue.map(({ name }) => name.en.toLowerCase())).size).toBe(catalogue.length);
    expect(new Set(catalogue.map(({ name }) => name.es.toLowerCase())).size).toBe(catalogue.length);
  });

  test("never gives one name to two activities, whatever the language and the spelling", () => {
    const names = catalogue.flatMap(({ key, name }) =>
      [...new Set([foldName(name.en), foldName(name.es)])].map((text) => ({ key, text })),
    );
    const clashes = [...Map.groupBy(names, ({ text }) => text).values()].filter((same) => same.length > 1);
    expect(clashes).toEqual([]);
    expect(catalogue.filter(({ name }) => entryNamed(name.en) !== entryNamed(name.es))).toEqual([]);
  });

  test("speaks to each category of stress, and every activity to at least one", () => {
    expect(catalogue.filter(({ weights }) => Object.values(weights).every((weight) => weight === 0))).toEqual(
      [],
    );
    for (const category of stressCategories) {
      expect(catalogue.filter(({ weights }) => weights[category] === 3).length).toBeGreaterThanOrEqual(4);
    }
  });

  test.each(catalogue.map((entry) => [entry.key, entry] as const))(
    "%s has a guide as long as it says, in both languages",
    (_key, entry) => {
      const guide = guideOfEntry(entry);
      const total = seconds(guide).reduce((sum, length) => sum + length, 0);
      expect(entry.minutes).toBe(Math.round(total / 60));
      // decisions §2: 5–30 minutes
      expect(entry.minutes).toBeGreaterThanOrEqual(5);
      expect(entry.minutes).toBeLessThanOrEqual(30);
      const texts = [
        entry.name,
        entry.description,
        ...guide.flatMap((step) => [step.title, step.instruction]),
      ];
      expect(texts.filter(({ en, es }) => en.trim() === "" || es.trim() === "" || en === es)).toEqual([]);
    },
  );

  test("names answers of the areas that an activity looks at, and hours that fit its part of the day", () => {
    const areaOf = new Map<string, StressCategory>(questions.map(({ id, category }) => [id, category]));
    const stray = catalogue.filter(
      ({ answers, weights }) =>
        answers.length === 0 || answers.some((id) => weights[areaOf.get(id) ?? "work"] === 0),
    );
    expect(stray.map(({ key }) => key)).toEqual([]);
    const middle = { morning: 9, afternoon: 14, evening: 21, anytime: 15 } as const;
    expect(catalogue.filter((entry) => !isDoableAt(entry, middle[entry.timeOfDay]))).toEqual([]);
  });

  test("has for each area something short to begin with at any hour of the day", () => {
    const missing = stressCategories.flatMap((category) =>
      Array.from({ length: 24 }, (_, hour) => hour)
        .filter((hour) => {
          const first = catalogue.filter(
            (entry) => leadOf(entry) === category && entry.minutes <= 10 && isDoableAt(entry, hour),
          );
          return new Set(first.map(({ type }) => type)).size < 4;
        })
        .map((hour) => `${category} at ${hour}`),
    );
    expect(missing).toEqual([]);
  });

  test("leaves time in every step: it is read aloud in less than two thirds of its seconds", () => {
    // a device's voice speaks about 150 words a minute
    const spokenSeconds = (text: string) => (text.split(/\s+/).length / 150) * 60;
    const hurried = catalogue.flatMap((entry) =>
      guideOfEntry(entry)
        .filter(({ instruction, seconds: length }) =>
          [instruction.en, instruction.es].some((text) => spokenSeconds(text) > (length * 2) / 3),
        )
        .map(({ title }) => `${entry.key}: ${title.en}`),
    );
    expect(hurried).toEqual([]);
  });

  test("promises nothing and diagnoses nothing", () => {
    const claims =
      /\btherap|\bterapi|reduces? stress|reduce el estr|\bcures?\b|\bcura\b|diagnos|síntoma|symptom|depresi|depress/i;
    const texts = catalogue.flatMap((entry) => [
      entry.name,
      entry.description,
      ...guideOfEntry(entry).flatMap((step) => [step.title, step.instruction]),
    ]);
    expect(texts.filter(({ en, es }) => claims.test(en) || claims.test(es))).toEqual([]);
  });

  test("is found by key, and by name in either language however it is spelt", () => {
    const [first] = catalogue;
    if (!first) throw new Error("The catalogue is empty.");
    expect(catalogueEntry(first.key)).toBe(first);
    expect(catalogueEntry("none")).toBe(null);
    expect(entryNamed(`  ${first.name.es.toUpperCase().replaceAll(" ", "   ")} `)).toBe(first);
    expect(keyOf(first.name.en)).toBe(keyOf(first.name.es));
    expect(keyOf("Pasear al PERRO")).toBe(keyOf(" pasear  al perro"));
    expect(keyOf("Pasear al perro")).not.toBe(keyOf("Pasear al gato"));
  });
});
