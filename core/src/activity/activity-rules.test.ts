import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";
import { genericGuide, typeGuides } from "./catalogue/type-guides.ts";
import { distinctActivities } from "./distinct-activities.ts";
import { foldName } from "./fold-name.ts";
import { minutesOf, stepsOf, type GuidedActivity } from "./instructions.ts";
import { nameKeyOf } from "./name-key.ts";
import { occurredAt } from "./occurred-at.ts";

const own: GuidedActivity = { catalogueKey: null, activityType: "custom", duration: null, steps: null };
const seconds = (activity: GuidedActivity) => stepsOf(activity, "es").map(({ duration }) => duration);

const keyOf = (name: string) => nameKeyOf(name, (folded) => folded);

describe("an activity's name", () => {
  test.each([
    ["Pasear al perro", " PASEAR   al\u00a0perro "],
    ["Café", "Cafe\u0301"],
    ["STRASSE fegen", "straße fegen"],
    ["STRAẞE fegen", "straße fegen"],
    ["ＡＢＣ 12", "abc 12"],
    ["ΟΔΟΣ", "οδος"],
  ])("%j and %j are one name", (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  test.each([
    ["Papá", "Papa"],
    ["Paseo 1", "Paseo 2"],
    ["Paseo", "Paseos"],
  ])("%j and %j are two", (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  test("a person's own activity named as one of the catalogue, in either language, is that one", () => {
    for (const { name } of catalogue) {
      expect(keyOf(` ${name.en.toUpperCase()} `)).toBe(keyOf(name.es));
      expect(keyOf(name.en)).toMatch(/^catalogue:/);
    }
  });

  test("folding twice changes nothing more", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect(foldName(foldName(name))).toBe(foldName(name));
      }),
    );
  });
});

describe("instructions", () => {
  test.each(["meditation", "breathing", "journaling"] as const)(
    "an activity of type %s without a guide of its own has the specified one",
    (type) => {
      const expected = typeGuides[type].map((step) => step.seconds);
      expect(seconds({ ...own, activityType: type })).toEqual(expected);
      const entry = catalogue.find((one) => one.type === type && one.steps === null);
      expect(seconds({ ...own, activityType: type, catalogueKey: entry?.key ?? "" })).toEqual(expected);
    },
  );

  test("a catalogue activity has its own guide, in the language asked for, with numbered steps", () => {
    const entry = catalogue.find(({ steps }) => steps !== null);
    const activity: GuidedActivity = {
      ...own,
      activityType: entry?.type ?? "custom",
      catalogueKey: entry?.key ?? "",
    };
    expect(stepsOf(activity, "en").map(({ title }) => title)).toEqual(
      entry?.steps?.map(({ title }) => title.en),
    );
    expect(stepsOf(activity, "es").map(({ title }) => title)).toEqual(
      entry?.steps?.map(({ title }) => title.es),
    );
    expect(stepsOf(activity, "es").map(({ id }) => id)).toEqual(
      entry?.steps?.map((_, index) => `step-${index + 1}`),
    );
  });

  test("a person's own activity has none until it has steps, which then come before everything else", () => {
    expect(stepsOf(own, "es")).toEqual([]);
    expect(minutesOf([])).toBe(0);
    const steps = [{ title: "Vaciar", instruction: "Todo fuera", duration: 90 }];
    const expected = [
      { id: "step-1", title: "Vaciar", instruction: "Todo fuera", duration: 90, type: "instruction" },
    ];
    expect(stepsOf({ ...own, steps }, "en")).toEqual(expected);
    expect(stepsOf({ ...own, activityType: "meditation", steps }, "en")).toEqual(expected);
    expect(minutesOf(expected)).toBe(2);
  });

  test("a catalogue activity that is no longer in the catalogue falls back to its type's guide, or to none", () => {
    expect(seconds({ ...own, catalogueKey: "gone", activityType: "breathing" })).toEqual(
      typeGuides.breathing.map((step) => step.seconds),
    );
    expect(seconds({ ...own, catalogueKey: "gone", activityType: "nature" })).toEqual([]);
  });

  test("the three-step guide lasts exactly as long as the activity, 15 minutes when nobody said how long", () => {
    const total = (duration: number | null) =>
      seconds({ ...own, duration, steps: "generic" }).reduce((sum, length) => sum + length, 0);
    expect(total(null)).toBe(15 * 60);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 240 }), (minutes) => {
        expect(total(minutes)).toBe(minutes * 60);
        const lengths = seconds({ ...own, duration: minutes, steps: "generic" });
        expect(lengths.length).toBe(genericGuide.length);
        expect(Math.min(...lengths)).toBeGreaterThanOrEqual(5);
      }),
    );
  });
});

describe("the list without repeated names", () => {
  const activity = (activityName: string, completed: boolean) => ({ activityName, completed });

  test("keeps a pending activity before a completed one, else the first, and the order", () => {
    const list = [
      activity("Té", true),
      activity("Paseo", false),
      activity("té ", false),
      activity("PASEO", false),
      activity("Siesta", true),
      activity("siesta", true),
    ];
    expect(distinctActivities(list)).toEqual([list[1], list[2], list[4]]);
  });

  test("has every name once and loses none", () => {
    const lists = fc.array(
      fc.record({ activityName: fc.constantFrom("a", "A", " a", "b", "c"), completed: fc.boolean() }),
    );
    fc.assert(
      fc.property(lists, (list) => {
        const names = (of: typeof list) => of.map(({ activityName }) => foldName(activityName));
        const distinct = distinctActivities(list);
        expect(names(distinct).toSorted()).toEqual([...new Set(names(list))].toSorted());
        const hasPending = (name: string) =>
          list.some((one) => foldName(one.activityName) === name && !one.completed);
        expect(
          distinct.every(({ activityName, completed }) => completed === !hasPending(foldName(activityName))),
        ).toBe(true);
      }),
    );
  });
});

describe("when something happened", () => {
  const now = new Date("2026-03-11T10:00:00.000Z");
  const existedSince = new Date("2026-02-01T00:00:00.000Z");

  test.each([
    ["nothing noted is now", undefined, "2026-03-11T10:00:00.000Z"],
    ["an hour ago offline", "2026-03-11T09:00:00.000Z", "2026-03-11T09:00:00.000Z"],
    ["thirty days back", "2026-02-09T10:00:00.000Z", "2026-02-09T10:00:00.000Z"],
    ["a clock a minute ahead is now", "2026-03-11T10:01:00.000Z", "2026-03-11T10:00:00.000Z"],
  ])("%s", (_name, noted, expected) => {
    expect(occurredAt(noted, { now, existedSince }).toISOString()).toBe(expected);
  });

  test("it is never before the activity was there: a clock that runs behind counts from then on", () => {
    const made = new Date("2026-03-11T09:30:00.000Z");
    expect(occurredAt("2026-03-11T09:00:00.000Z", { now, existedSince: made })).toEqual(made);
  });

  test.each([
    ["2026-03-11T10:01:00.001Z", "future"],
    ["2026-02-09T09:59:59.999Z", "too_old"],
  ])("%s is refused as %s", (noted, reason) => {
    const refusal = expect.objectContaining({ code: "invalid_input", fields: { occurredAt: reason } });
    expect(() => occurredAt(noted, { now })).toThrow(refusal);
  });
});
