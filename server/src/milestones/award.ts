import {
  earnedMilestones,
  milestoneTypes,
  type MilestoneFacts,
} from "@remanso/core/milestones/milestones.ts";
import { longestStreak } from "@remanso/core/progress/longest-streak.ts";
import { gardenLevel } from "@remanso/core/garden/garden-level.ts";
import { countWritings } from "../activity/writing-store.ts";
import { countGames } from "../breathing/store.ts";
import { countCheckIns, countNotes } from "../check-in/store.ts";
import type { Db } from "../db/db.ts";
import { livingGarden } from "../garden/living-garden.ts";
import { lockPerson } from "../plan/store.ts";
import { activeDays, completedOfType, completedTotal } from "../progress/completion-store.ts";
import { listRestDays } from "../reminders/rest-store.ts";
import { readResources } from "../resources/store.ts";
import { insertMilestones, reachedTypes } from "./store.ts";

export type Fact = keyof MilestoneFacts;

interface Happened {
  readonly now: Date;
  /** What may have grown: nothing else is counted. */
  readonly causes: readonly Fact[];
}

const none: MilestoneFacts = {
  activities: 0,
  streak: 0,
  breathing: 0,
  journal: 0,
  checkIns: 0,
  resourcesRead: 0,
  gardenLevel: 0,
};

// the part of a milestone's name before its count
const names: Readonly<Record<Fact, string>> = {
  activities: "activities_",
  streak: "streak_",
  breathing: "breathing_",
  journal: "journal_",
  checkIns: "check_ins_",
  resourcesRead: "resources_",
  gardenLevel: "garden_level_",
};

/**
 * Keeps the milestones that were reached by what happened just now, in the transaction in which it happened. The person is
 * locked first: of two completions at once the second counts the first, and what both reach is kept once. decisions §8
 */
export async function awardMilestones(db: Db, userId: string, { now, causes }: Happened): Promise<void> {
  const reached = await reachedTypes(db, userId);
  const open = causes.filter((fact) =>
    milestoneTypes.some((type) => type.startsWith(names[fact]) && !reached.has(type)),
  );
  if (open.length === 0) return;
  await lockPerson(db, userId);
  let facts = none;
  for (const fact of open) facts = { ...facts, [fact]: await counts[fact](db, userId) };
  await insertMilestones(db, userId, {
    types: earnedMilestones(facts).filter((type) => !reached.has(type)),
    now,
  });
}

const counts: Readonly<Record<Fact, (db: Db, userId: string) => Promise<number>>> = {
  activities: completedTotal,
  streak: async (db, userId) => longestStreak(await activeDays(db, userId), await listRestDays(db, userId)),
  breathing: async (db, userId) =>
    (await completedOfType(db, userId, "breathing")) + (await countGames(db, userId)),
  journal: async (db, userId) => (await countWritings(db, userId)) + (await countNotes(db, userId)),
  checkIns: countCheckIns,
  resourcesRead: async (db, userId) => (await readResources(db, userId)).size,
  gardenLevel: async (db, userId) =>
    gardenLevel((await livingGarden(db, userId)).plants.map(({ level }) => level)),
};
