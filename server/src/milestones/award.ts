import { earnedMilestones, milestonesOf, type MilestoneFacts } from "@remanso/core/milestones/milestones.ts";
import { longestStreak } from "@remanso/core/progress/streak.ts";
import { gardenLevel } from "@remanso/core/garden/garden-level.ts";
import { countWrittenSessions } from "../activity/writing-store.ts";
import { countGames } from "../breathing/store.ts";
import { countCheckIns } from "../check-in/store.ts";
import type { Db } from "../db/db.ts";
import { grownPlants } from "../garden/living-garden.ts";
import { countPages } from "../journal/page-store.ts";
import { lockPerson } from "../plan/store.ts";
import { unbrokenDays } from "../progress/journey-store.ts";
import { activeDays, completedOfType, completedTotal } from "../progress/completion-store.ts";
import { readResources } from "../resources/store.ts";
import { insertMilestones, reachedTypes } from "./store.ts";

type Fact = keyof MilestoneFacts;

interface Happened {
  readonly now: Date;
  /** The counts that may have changed; no others are computed. */
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

/**
 * Stores the milestones reached by what has just happened, in the same transaction. The person is
 * locked first: of two simultaneous completions the second sees the first, and a milestone that both reach is stored once. decisions §8
 */
export async function awardMilestones(db: Db, userId: string, { now, causes }: Happened): Promise<void> {
  const reached = await reachedTypes(db, userId);
  const open = causes.filter((fact) => milestonesOf(fact).some((type) => !reached.has(type)));
  if (open.length === 0) return;
  await lockPerson(db, userId);
  // in one round trip
  const counted = await Promise.all(
    open.map(async (fact) => [fact, await counts[fact](db, userId)] as const),
  );
  const facts = { ...none, ...Object.fromEntries(counted) };
  await insertMilestones(db, userId, {
    types: earnedMilestones(facts).filter((type) => !reached.has(type)),
    now,
  });
}

const counts: Readonly<Record<Fact, (db: Db, userId: string) => Promise<number>>> = {
  activities: completedTotal,
  streak: async (db, userId) => {
    const [days, passedOver] = await Promise.all([activeDays(db, userId), unbrokenDays(db, userId)]);
    return longestStreak(days, passedOver);
  },
  breathing: (db, userId) => sumOf(completedOfType(db, userId, "breathing"), countGames(db, userId)),
  journal: (db, userId) => sumOf(countWrittenSessions(db, userId), countPages(db, userId)),
  checkIns: countCheckIns,
  resourcesRead: async (db, userId) => (await readResources(db, userId)).size,
  gardenLevel: async (db, userId) => gardenLevel((await grownPlants(db, userId)).map(({ level }) => level)),
};

async function sumOf(...parts: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(parts)).reduce((sum, part) => sum + part, 0);
}
