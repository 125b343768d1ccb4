import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { activityTypes } from "../activity/catalogue-entry.ts";
import { addDays } from "../progress/local-date.ts";
import { eventsOf, plantProgress, type Deed } from "./events.ts";
import { gardenOf, type Tended } from "./garden-of.ts";
import { plantTypes, type PlantType } from "./plant-types.ts";
import { plants } from "./plants/plants.ts";

const firstDay = "2026-01-01";
const anyType = fc.constantFrom(...activityTypes, "game" as const);
const anyDeed = fc
  // few moments, so that several things happen at the same one
  .record({ id: fc.uuid(), type: anyType, day: fc.nat(60), minute: fc.constantFrom(0, 600, 1439) })
  .map(({ id, type, day, minute }) => deed(type, { day, minute, id }));
const anyHistory = fc.uniqueArray(anyDeed, { maxLength: 250, selector: ({ id }) => id });
const anyPosition = fc.record({ x: fc.integer({ min: 5, max: 95 }), y: fc.integer({ min: 5, max: 95 }) });
const anyTended: fc.Arbitrary<Tended[]> = fc.uniqueArray(
  fc.record({
    type: fc.constantFrom(...plantTypes),
    ordinal: fc.integer({ min: 1, max: 10 }),
    position: fc.option(anyPosition),
    watering: fc.constant(null),
  }),
  { maxLength: 30, selector: ({ type, ordinal }) => `${type}:${ordinal}` },
);

let made = 0;

function deed(
  type: Deed["type"],
  { day = 0, minute = 0, id = `id-${String((made += 1)).padStart(6, "0")}` } = {},
): Deed {
  const on = addDays(firstDay, day);
  const at = new Date(Date.parse(`${on}T00:00:00Z`) + minute * 60_000);
  return { id, type, on, at, isDiaryEntry: false };
}

const written = (deeds: readonly Deed[]) => deeds.map((one) => ({ ...one, isDiaryEntry: true }));

const times = (count: number, type: Deed["type"]) =>
  Array.from({ length: count }, (_, minute) => deed(type, { minute }));
const days = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => deed("custom", { day: from + index }));
const growFrom = (deeds: readonly Deed[], tended: readonly Tended[] = []) =>
  gardenOf(eventsOf(deeds), tended);
const levelsOf = (type: PlantType, deeds: readonly Deed[]) =>
  growFrom(deeds)
    .filter((plant) => plant.type === type)
    .map(({ level }) => level);

describe("what grows", () => {
  test.each<[string, PlantType, Deed[], number[]]>([
    ["nothing from nothing", "bamboo", [], []],
    ["a bamboo from a breathing activity", "bamboo", times(1, "breathing"), [1]],
    ["a bamboo from a breathing game", "bamboo", times(1, "game"), [1]],
    [
      "bamboo one by one, the older ones higher",
      "bamboo",
      [...times(2, "breathing"), ...times(1, "game")],
      [3, 2, 1],
    ],
    ["a bamboo to level 5 and no further", "bamboo", times(6, "game"), [5, 5, 4, 3, 2, 1]],
    ["ten bamboo and no more", "bamboo", times(40, "game"), Array(10).fill(5)],
    ["no lotus from two meditations", "lotus", times(2, "meditation"), []],
    ["a lotus from three", "lotus", times(3, "meditation"), [1]],
    ["a lotus that has grown by five", "lotus", times(5, "meditation"), [3]],
    ["two lotus from six", "lotus", times(6, "meditation"), [4, 1]],
    ["a lotus to level 7", "lotus", times(9, "meditation"), [7, 4, 1]],
    ["a bonsai from five diary entries", "bonsai", written(times(5, "journaling")), [1]],
    [
      "a bonsai from what was written in sessions of any type",
      "bonsai",
      written([...times(2, "journaling"), ...times(3, "reflection")]),
      [1],
    ],
    ["no bonsai from journaling without a word", "bonsai", times(9, "journaling"), []],
    ["a bonsai to level 10", "bonsai", written(times(15, "journaling")), [10, 6, 1]],
    ["a succulent from two nature activities", "succulent", times(2, "nature"), [1]],
    [
      "a cherry from fifteen activities of any type",
      "cherry",
      [...times(14, "custom"), ...times(1, "social")],
      [1],
    ],
    ["no cherry from games", "cherry", [...times(14, "custom"), ...times(30, "game")], []],
    ["no fern from six days in a row", "fern", days(0, 6), []],
    ["a fern from seven days in a row", "fern", days(0, 7), [1]],
    ["a fern that has grown by an eighth day", "fern", days(0, 8), [2]],
    ["no fern from many days with gaps", "fern", [...days(0, 6), ...days(7, 6), ...days(14, 6)], []],
    ["two ferns from two weeks apart", "fern", [...days(0, 7), ...days(20, 7)], [6, 1]],
    [
      "a second fern when a later run is long enough to count, with all its days",
      "fern",
      [...days(0, 10), ...days(20, 7)],
      [6, 4],
    ],
    ["one fern from seven days with several deeds each", "fern", [...days(0, 7), ...days(0, 7)], [1]],
  ])("%s", (_name, type, deeds, levels) => {
    expect(levelsOf(type, deeds)).toEqual(levels);
  });

  test("each plant tells the activity that earned it, and appeared with it", () => {
    const meditations = times(6, "meditation");
    const [first, second] = growFrom(meditations.toReversed());
    expect([first?.earnedBy, second?.earnedBy]).toEqual([meditations[2], meditations[5]]);
    expect([first?.tended, second?.tended]).toEqual([
      { health: 100, at: meditations[2]?.at },
      { health: 100, at: meditations[5]?.at },
    ]);
    expect(first?.wateredAt).toBe(null);
  });

  test("a fern is earned on the seventh day of the run that brings it", () => {
    const [one, two] = [days(0, 10), days(20, 8)];
    const ferns = growFrom([...one, ...two]).filter(({ type }) => type === "fern");
    expect(ferns.map(({ earnedBy }) => earnedBy)).toEqual([one[6], two[6]]);
  });

  test("a plant remembers when it was watered", () => {
    const at = new Date("2026-02-01T10:00:00Z");
    const [plant] = growFrom(times(1, "game"), [
      { type: "bamboo", ordinal: 1, position: null, watering: { health: 70, at } },
    ]);
    expect(plant).toMatchObject({ tended: { health: 70, at }, wateredAt: at });
  });
});

describe("for every history", () => {
  test("a plant appears once for each full multiple, up to ten, with a level from 1 to its maximum", () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const events = eventsOf(history);
        const garden = gardenOf(events, []);
        expect(new Set(garden.map(({ type, ordinal }) => `${type}:${ordinal}`)).size).toBe(garden.length);
        for (const type of plantTypes) {
          const own = garden.filter((plant) => plant.type === type);
          expect(own.map(({ ordinal }) => ordinal)).toEqual(own.map((_, index) => index + 1));
          expect(own.length).toBe(Math.min(10, Math.floor(events(type).length / plants[type].eventsEach)));
          expect(own.every(({ level }) => level >= 1 && level <= plants[type].maxLevel)).toBe(true);
          expect(
            own.every(
              (plant, index) => plant.earnedBy === events(type)[(index + 1) * plants[type].eventsEach - 1],
            ),
          ).toBe(true);
        }
      }),
    );
  });

  test("the same history gives the same garden, in whatever order it is told", () => {
    fc.assert(
      fc.property(anyHistory, anyTended, (history, tended) => {
        const shuffled = history.toSorted((one, other) => (one.id < other.id ? -1 : 1));
        expect(growFrom(shuffled, tended)).toEqual(growFrom(history, tended));
        expect(growFrom(history, tended.toReversed())).toEqual(growFrom(history, tended));
      }),
    );
  });

  test("more history, also from an earlier day, never loses a plant, lowers a level or moves a plant", () => {
    fc.assert(
      fc.property(anyHistory, anyHistory, anyTended, (history, more, tended) => {
        const before = growFrom(history, tended);
        const after = growFrom([...history, ...more], tended);
        for (const plant of before) {
          const same = after.find(({ type, ordinal }) => type === plant.type && ordinal === plant.ordinal);
          expect(same?.position).toEqual(plant.position);
          expect(same?.level).toBeGreaterThanOrEqual(plant.level);
        }
      }),
    );
  });

  test("the days of ferns are those an independent count finds in runs of seven or more", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60)), (active) => {
        let expected = 0;
        for (let day = 0, run = 0; day <= 61; day += 1) {
          if (active.includes(day)) run += 1;
          else {
            expected += run >= 7 ? run : 0;
            run = 0;
          }
        }
        expect(eventsOf(active.map((day) => deed("social", { day })))("fern").length).toBe(expected);
      }),
    );
  });

  test("days of rest are stepped over: the days of ferns are those of a calendar without them", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60)), fc.uniqueArray(fc.nat(60)), (active, rest) => {
        const rested = rest.filter((day) => !active.includes(day));
        const calendar = Array.from({ length: 62 }, (_, day) => day).filter((day) => !rested.includes(day));
        const runs = calendar
          .map((day) => (active.includes(day) ? "x" : " "))
          .join("")
          .split(" ");
        const expected = runs.filter((run) => run.length >= 7).join("").length;
        const deeds = active.map((day) => deed("social", { day }));
        const restDays = rest.map((day) => deed("social", { day }).on);
        expect(eventsOf(deeds, restDays)("fern").length).toBe(expected);
        expect(expected).toBeGreaterThanOrEqual(eventsOf(deeds)("fern").length);
      }),
    );
  });
});

describe("how far each type is", () => {
  const progressOf = (type: PlantType, deeds: readonly Deed[], streak = 0) =>
    plantProgress(eventsOf(deeds), streak).find((progress) => progress.type === type);

  test.each<[string, PlantType, Deed[], number, object]>([
    ["nothing yet", "lotus", [], 0, { eachNeeds: 3, plants: 0, unlocked: false, untilNext: 3 }],
    ["on the way", "lotus", times(2, "meditation"), 1, { plants: 0, unlocked: false, untilNext: 1 }],
    ["unlocked", "lotus", times(4, "meditation"), 1, { plants: 1, unlocked: true, untilNext: 2 }],
    ["all ten", "bamboo", times(12, "game"), 1, { plants: 10, unlocked: true, untilNext: null }],
    ["five days of seven", "fern", days(0, 5), 5, { unlocked: false, untilNext: 2 }],
    ["a run of nine days", "fern", days(0, 9), 9, { unlocked: true, untilNext: 5 }],
    ["after a run that ended", "fern", days(0, 9), 0, { unlocked: true, untilNext: 7 }],
    ["in a new run", "fern", [...days(0, 9), ...days(20, 3)], 3, { unlocked: true, untilNext: 4 }],
  ])("%s", (_name, type, deeds, streak, progress) => {
    expect(progressOf(type, deeds, streak)).toMatchObject(progress);
  });

  test("as many more days in a row as a fern is said to need bring the next one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 20 }), (earlier, running) => {
        const history = [...days(0, earlier), ...days(40, running)];
        const { plants: grown = 0, untilNext } = progressOf("fern", history, running) ?? {};
        const after = (more: number) =>
          progressOf("fern", [...history, ...days(40 + running, more)], running + more)?.plants;
        expect(after(untilNext ?? 0)).toBe(grown + 1);
        expect(after((untilNext ?? 1) - 1)).toBe(grown);
      }),
    );
  });
});
