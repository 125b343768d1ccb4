import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "../language.ts";
import { milestoneDescription } from "./milestone-words.ts";
import { asMilestoneType, earnedMilestones, milestoneTypes, type MilestoneFacts } from "./milestones.ts";

const nothing: MilestoneFacts = {
  activities: 0,
  streak: 0,
  breathing: 0,
  journal: 0,
  checkIns: 0,
  resourcesRead: 0,
  gardenLevel: 1,
};

describe("milestones", () => {
  test("there are twenty, each once", () => {
    expect(new Set(milestoneTypes).size).toBe(20);
    expect(milestoneTypes).toHaveLength(20);
  });

  test("who has done nothing yet has earned none", () => {
    expect(earnedMilestones(nothing)).toEqual([]);
  });

  test.each<[Partial<MilestoneFacts>, string[]]>([
    [{ activities: 1 }, ["activities_1"]],
    [{ activities: 4 }, ["activities_1"]],
    [{ activities: 5 }, ["activities_1", "activities_5"]],
    [{ activities: 99 }, ["activities_1", "activities_5", "activities_15", "activities_50"]],
    [
      { activities: 100 },
      ["activities_1", "activities_5", "activities_15", "activities_50", "activities_100"],
    ],
    [{ streak: 2 }, []],
    [{ streak: 3 }, ["streak_3"]],
    [{ streak: 30 }, ["streak_3", "streak_7", "streak_14", "streak_30"]],
    [{ breathing: 49 }, ["breathing_1", "breathing_10"]],
    [{ breathing: 50 }, ["breathing_1", "breathing_10", "breathing_50"]],
    [{ journal: 10 }, ["journal_1", "journal_10"]],
    [{ checkIns: 6 }, []],
    [{ checkIns: 30 }, ["check_ins_7", "check_ins_30"]],
    [{ resourcesRead: 4 }, []],
    [{ resourcesRead: 15 }, ["resources_5", "resources_15"]],
    [{ gardenLevel: 2 }, []],
    [{ gardenLevel: 6 }, ["garden_level_3", "garden_level_6"]],
    [{ activities: 1, journal: 1 }, ["activities_1", "journal_1"]],
  ])("%o earns %o", (facts, earned) => {
    expect(earnedMilestones({ ...nothing, ...facts })).toEqual(earned);
  });

  test("doing more never loses a milestone", () => {
    const count = fc.nat({ max: 120 });
    const some = fc.record<MilestoneFacts>({
      activities: count,
      streak: count,
      breathing: count,
      journal: count,
      checkIns: count,
      resourcesRead: count,
      gardenLevel: count,
    });
    const kinds = fc.constantFrom<keyof MilestoneFacts>("activities", "streak", "checkIns", "gardenLevel");
    fc.assert(
      fc.property(some, kinds, count, (facts, kind, more) => {
        const later = earnedMilestones({ ...facts, [kind]: facts[kind] + more });
        expect(later).toEqual(expect.arrayContaining(earnedMilestones(facts)));
      }),
    );
  });

  test("what is stored is known again, anything else is not", () => {
    expect(asMilestoneType("check_ins_7")).toBe("check_ins_7");
    expect(asMilestoneType("check_ins_8")).toBeNull();
  });
});

describe("their descriptions", () => {
  test.each(languages)(
    "say in %s what was reached, each in words of its own, with its number",
    (language) => {
      const said = milestoneTypes.map((type) => milestoneDescription(type, language));
      expect(new Set(said).size).toBe(milestoneTypes.length);
      milestoneTypes.forEach((type, index) => {
        const number = type.split("_").at(-1) ?? "";
        if (number !== "1") expect(said[index]).toContain(number);
        expect(said[index]).toMatch(/\.$/);
        expect(said[index]).not.toMatch(/[!¡]/);
      });
    },
  );
});
