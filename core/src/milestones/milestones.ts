/** What the milestones count, each over everything the person ever did; `streak` is the longest, `gardenLevel` the highest. */
export interface MilestoneFacts {
  readonly activities: number;
  readonly streak: number;
  readonly breathing: number;
  readonly journal: number;
  readonly checkIns: number;
  readonly resourcesRead: number;
  readonly gardenLevel: number;
}

// decisions §8
const rules = [
  ...rulesFor("activities", "activities", [1, 5, 15, 50, 100]),
  ...rulesFor("streak", "streak", [3, 7, 14, 30]),
  ...rulesFor("breathing", "breathing", [1, 10, 50]),
  ...rulesFor("journal", "journal", [1, 10]),
  ...rulesFor("check_ins", "checkIns", [7, 30]),
  ...rulesFor("resources", "resourcesRead", [5, 15]),
  ...rulesFor("garden_level", "gardenLevel", [3, 6]),
];

export type MilestoneType = (typeof rules)[number]["type"];

/** All twenty, grouped by what they count, the lowest first. */
export const milestoneTypes: readonly MilestoneType[] = rules.map(({ type }) => type);

/** Which milestones the facts have reached, in the order of `milestoneTypes`; a higher one includes the lower ones. */
export function earnedMilestones(facts: MilestoneFacts): MilestoneType[] {
  return rules.filter(({ fact, count }) => facts[fact] >= count).map(({ type }) => type);
}

/** The milestones that count `fact`, the lowest first. */
export function milestonesOf(fact: keyof MilestoneFacts): MilestoneType[] {
  return rules.filter((rule) => rule.fact === fact).map(({ type }) => type);
}

/** How many of what it counts a milestone stands for: 7 for "streak_7"; null for what is no milestone. */
export function countOf(milestoneType: string): number | null {
  return rules.find(({ type }) => type === milestoneType)?.count ?? null;
}

/** Narrows a stored or outside value to a milestone, else null. */
export function asMilestoneType(value: string): MilestoneType | null {
  return milestoneTypes.find((type) => type === value) ?? null;
}

function rulesFor<const Name extends string, const Count extends number>(
  name: Name,
  fact: keyof MilestoneFacts,
  counts: readonly Count[],
) {
  return counts.map((count) => ({ type: `${name}_${count}` as const, fact, count }));
}
