import { and, eq, gt, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import { catalogueNameKey, keyOfName } from "@remanso/core/activity/name-key.ts";
import type { CatalogueFacts } from "@remanso/core/activity/catalogue-entry.ts";
import type { AfterFeeling } from "@remanso/core/activity/contract.ts";
import type { Experience } from "@remanso/core/plan/candidates.ts";
import { addDays } from "@remanso/core/progress/local-date.ts";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { newId } from "../ids.ts";
import { listedColumns, type ActivityRow } from "./list-store.ts";
import type { KeptWords } from "./own-words.ts";
import { activities } from "./tables.ts";

// the rule ranks catalogue activities; the person's own come after them
const ownRank = 1_000_000;

const isPending = and(isNull(activities.completedAt), isNull(activities.archivedAt));

/** What must not be added twice: how many activities wait, and the catalogue keys among them. */
export async function pendingKeys(
  db: Db,
  userId: string,
): Promise<{ count: number; catalogueKeys: Set<string> }> {
  const rows = await pendingNames(db, { userId });
  // by name: one of the person's own may be called like one of the catalogue
  return {
    count: rows.length,
    catalogueKeys: new Set(rows.flatMap(({ nameKey }) => keyOfName(nameKey) ?? [])),
  };
}

const pendingNames = ready((db, { userId }: Places<"userId">) =>
  db
    .select({ nameKey: activities.nameKey })
    .from(activities)
    .where(and(eq(activities.userId, userId), isPending)),
);

/** How often the person felt better and worse after each catalogue activity, and which ones they did in the last seven days. */
export async function experienceOf(db: Db, userId: string, now: Date): Promise<Experience> {
  const since = new Date(now.getTime() - weekMs);
  const [rows, done] = await Promise.all([ratingsOf(db, { userId }), keysDone(db, { userId, since })]);
  const timesOf = (rating: AfterFeeling) =>
    new Map(rows.flatMap((row) => (row.rating === rating && row.key !== null ? [[row.key, row.times]] : [])));
  return {
    better: timesOf("better"),
    worse: timesOf("worse"),
    doneLately: new Set(done.flatMap(({ key }) => key ?? [])),
  };
}

const ratingsOf = ready((db, { userId }: Places<"userId">) =>
  db
    .select({ key: activities.catalogueKey, rating: activities.rating, times: sql<number>`count(*)::int` })
    .from(activities)
    .where(
      and(eq(activities.userId, userId), isNotNull(activities.rating), isNotNull(activities.catalogueKey)),
    )
    .groupBy(activities.catalogueKey, activities.rating),
);

// decisions §3: what was completed in the last 7 days is not recommended
const weekMs = 7 * 24 * 60 * 60_000;

const keysDone = ready((db, { userId, since }: Places<"userId" | "since">) =>
  db
    .selectDistinct({ key: activities.catalogueKey })
    .from(activities)
    .where(and(eq(activities.userId, userId), gt(activities.completedAt, since))),
);

interface NewCatalogueActivities {
  readonly planId: string;
  /** Best first. */
  readonly entries: readonly CatalogueFacts[];
  readonly now: Date;
  /** The first entry is planned for this day, the next for the day after. */
  readonly today: string;
}

/** Adds catalogue activities to a plan, after those that it has; one that is pending already is left out. */
export async function insertCatalogueActivities(
  db: Db,
  userId: string,
  { planId, entries, now, today }: NewCatalogueActivities,
): Promise<string[]> {
  if (entries.length === 0) return [];
  const [last] = await db
    .select({ rank: sql<number>`coalesce(max(${activities.rank}), -1)::int` })
    .from(activities)
    .where(and(eq(activities.userId, userId), eq(activities.planId, planId), lt(activities.rank, ownRank)));
  const first = (last?.rank ?? -1) + 1;
  const made = await db
    .insert(activities)
    .values(
      entries.map((entry, index) => ({
        userId,
        id: newId(),
        planId,
        catalogueKey: entry.key,
        nameKey: catalogueNameKey(entry.key),
        activityType: entry.type,
        duration: entry.minutes,
        rank: first + index,
        plannedFor: addDays(today, index),
        // a millisecond apart with the best one newest, so that a list sorted newest first keeps the plan's order
        createdAt: new Date(now.getTime() - index),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: activities.id });
  return made.map(({ id }) => id);
}

interface NewOwnActivity {
  readonly planId: string;
  readonly type: string;
  readonly duration: number | null;
  readonly words: KeptWords;
  readonly now: Date;
}

/** Adds one of the person's own activities; null when one of this name is pending. */
export async function insertOwnActivity(
  db: Db,
  userId: string,
  activity: NewOwnActivity,
): Promise<string | null> {
  const made = await db
    .insert(activities)
    .values({
      userId,
      planId: activity.planId,
      ...activity.words,
      activityType: activity.type,
      duration: activity.duration,
      rank: ownRank,
      createdAt: activity.now,
    })
    .onConflictDoNothing()
    .returning({ id: activities.id });
  return made[0]?.id ?? null;
}

/** Removes what was not done from the list. */
export async function archivePending(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(activities)
    .set({ archivedAt: now })
    .where(and(eq(activities.userId, userId), isPending));
}

/** Records the first start; false if the activity is completed or missing. */
export async function startActivity(
  db: Db,
  userId: string,
  { id, at }: { id: string; at: Date },
): Promise<boolean> {
  const started = await db
    .update(activities)
    .set({ startedAt: sql`coalesce(${activities.startedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(own(userId, id), isNull(activities.completedAt)))
    .returning({ id: activities.id });
  return started.length > 0;
}

interface Completion {
  readonly id: string;
  readonly at: Date;
  readonly on: string;
  /** The zone that `on` is a day of. */
  readonly timeZone: string;
  readonly minutes: number;
  /** What was written in the session, sealed. */
  readonly writingSealed: Buffer | null;
}

/**
 * Completes an activity and answers it; of many at the same instant one wins, the others get null, as for one that is not
 * there. An activity whose plan was archived meanwhile counts too: what somebody did is not lost because another device
 * took the assessment again.
 */
export async function completeActivity(
  db: Db,
  userId: string,
  completion: Completion,
): Promise<ActivityRow | null> {
  const [completed] = await db
    .update(activities)
    .set({
      completedAt: completion.at,
      completedOn: completion.on,
      completedZone: completion.timeZone,
      completedMinutes: completion.minutes,
      writingSealed: completion.writingSealed,
      diaryEntry: completion.writingSealed !== null,
    })
    .where(and(own(userId, completion.id), isNull(activities.completedAt)))
    .returning(listedColumns)
    .prepare("complete_activity")
    .execute();
  // only pending activities are recommended
  return completed ? { ...completed, recommended: false } : null;
}

/** Stores how it felt afterwards; false if the activity is not completed or missing. */
export async function rateActivity(
  db: Db,
  userId: string,
  { id, feeling, now }: { id: string; feeling: AfterFeeling; now: Date },
): Promise<boolean> {
  const rated = await db
    .update(activities)
    .set({ rating: feeling, ratedAt: now })
    .where(and(own(userId, id), isNotNull(activities.completedAt)))
    .returning({ id: activities.id });
  return rated.length > 0;
}

/** Gives one of the person's own activities its sealed steps, or with null the three-step guide; false for a catalogue activity or one that is not there. */
export async function writeSteps(
  db: Db,
  userId: string,
  { id, stepsSealed }: { id: string; stepsSealed: Buffer | null },
): Promise<boolean> {
  const written = await db
    .update(activities)
    .set({ stepsSealed, steps: stepsSealed === null ? "generic" : null })
    .where(and(own(userId, id), isNull(activities.catalogueKey), isNull(activities.completedAt)))
    .returning({ id: activities.id });
  return written.length > 0;
}

function own(userId: string, id: string): SQL | undefined {
  return and(eq(activities.userId, userId), eq(activities.id, id));
}
