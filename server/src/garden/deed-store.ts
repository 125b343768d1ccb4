import { and, asc, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { activityTypes, type ActivityType } from "@remanso/core/activity/catalogue-entry.ts";
import { mostThatMatter, type Deed } from "@remanso/core/garden/events.ts";
import { plantTypes } from "@remanso/core/garden/plant-types.ts";
import { plants } from "@remanso/core/garden/plants/plants.ts";
import { activities } from "../activity/tables.ts";
import { isDiaryEntry } from "../activity/writing-store.ts";
import { breathingGames } from "../breathing/tables.ts";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { journalPages } from "../journal/tables.ts";

/**
 * The deeds that a person's garden grows from, in no order: for each type of plant as many as can matter, and the first of each day. After
 * years of use the rest stays in the database. `beside` is a deed to leave out of the garden later: the next one of its day comes too.
 */
export async function listDeeds(db: Db, userId: string, beside: string | null = null): Promise<Deed[]> {
  const [done, days, games, gameDays, pages] = await Promise.all([
    Promise.all(doneThatMatter.map((ofOnePlant) => ofOnePlant(db, { userId }))),
    firstOfDays(db, { userId, beside }),
    firstGames(db, { userId }),
    firstGameOfDays(db, { userId, beside }),
    firstPages(db, { userId }),
  ]);
  const all = [
    // one that is nowhere else came after all that matter of its type: only its day counts
    ...days.map((day): Deed => ({ ...day, type: "custom", isDiaryEntry: false })),
    ...done.flat().map((activity): Deed => activity),
    ...[...games, ...gameDays].map((game): Deed => ({ ...game, type: "game", isDiaryEntry: false })),
    // also those whose text was removed: what was earned stays
    ...pages.map((page): Deed => ({ ...page, type: "page", isDiaryEntry: true })),
  ];
  return [...new Map(all.map((deed) => [deed.id, deed])).values()];
}

// Each statement follows an index and stops, so that what cannot matter is not even looked at.
const doneThatMatter = plantTypes.flatMap((plant) => {
  const { grownBy } = plants[plant];
  if (grownBy === "days in a row") return [];
  if (grownBy === "diary entries") return firstDone(isDiaryEntry, mostThatMatter(plant));
  const types = activityTypes.filter((type) => grownBy.includes(type));
  const [only] = types;
  // without a condition on the type, and with one on a single type, the order is that of an index
  if (types.length === activityTypes.length) return firstDone(undefined, mostThatMatter(plant));
  const among = types.length === 1 ? sql`= ${sql.raw(`'${only}'`)}` : sql.raw(`in ('${types.join("', '")}')`);
  return firstDone(sql`${activities.activityType} ${among}`, mostThatMatter(plant));
});

function firstDone(which: SQL | undefined, most: number) {
  return ready((db, { userId }: Places<"userId">) =>
    db
      .select(deed)
      .from(activities)
      .where(and(eq(activities.userId, userId), isNotNull(activities.completedAt), which))
      .orderBy(asc(activities.completedAt), asc(activities.id))
      .limit(most),
  );
}

const deed = {
  id: activities.id,
  type: sql<ActivityType>`${activities.activityType}`,
  at: sql<Date>`${activities.completedAt}`.mapWith(activities.completedAt),
  on: sql<string>`${activities.completedOn}`,
  isDiaryEntry,
};

// PostgreSQL has no scan of its own that jumps from one day to the next: the recursion does it step by step, in the index alone.
const firstOfDays = ready((db, { userId, beside }: Places<"userId" | "beside">) => {
  const ofDay = sql`select completed_on, completed_at, id from activities where user_id = ${userId}`;
  const inOrder = sql`order by completed_on, completed_at, id limit 1`;
  const firsts = sql`with recursive firsts as (
      (${ofDay} and completed_on is not null ${inOrder})
      union all select next.* from firsts, lateral (${ofDay} and completed_on > firsts.completed_on ${inOrder}) as next)
    select * from firsts union all (${ofDay} and id <> ${beside}::uuid and completed_on =
      (select completed_on from activities where user_id = ${userId} and id = ${beside}::uuid) ${inOrder})`;
  return db
    .select({
      id: sql<string>`first.id`,
      at: sql<Date>`first.completed_at`.mapWith(activities.completedAt),
      on: sql<string>`first.completed_on`,
    })
    .from(sql`(${firsts}) as first`);
});

const mostOfAny = Math.max(...plantTypes.map(mostThatMatter));

const firstGames = ready((db, { userId }: Places<"userId">) =>
  db
    .select(game)
    .from(breathingGames)
    .where(eq(breathingGames.userId, userId))
    .orderBy(asc(breathingGames.finishedAt), asc(breathingGames.id))
    .limit(mostOfAny),
);

const game = { id: breathingGames.id, at: breathingGames.finishedAt, on: breathingGames.finishedOn };

// few are played in a day: all are read sooner than each next day is looked up
const firstGameOfDays = ready((db, { userId, beside }: Places<"userId" | "beside">) => {
  const own = sql`select finished_on, finished_at, id from breathing_games where user_id = ${userId}`;
  const inOrder = sql`order by finished_on, finished_at, id`;
  const firsts = sql`(select distinct on (finished_on) * from (${own}) as played ${inOrder})
    union all (${own} and id <> ${beside}::uuid and finished_on =
      (select finished_on from breathing_games where user_id = ${userId} and id = ${beside}::uuid) ${inOrder} limit 1)`;
  return db
    .select({
      id: sql<string>`first.id`,
      at: sql<Date>`first.finished_at`.mapWith(breathingGames.finishedAt),
      on: sql<string>`first.finished_on`,
    })
    .from(sql`(${firsts}) as first`);
});

const firstPages = ready((db, { userId }: Places<"userId">) => {
  const { id, writtenAt, writtenOn } = journalPages;
  return db
    .select({ id, at: writtenAt, on: writtenOn })
    .from(journalPages)
    .where(eq(journalPages.userId, userId))
    .orderBy(asc(writtenAt), asc(id))
    .limit(mostOfAny);
});

/** The name of an activity that was a deed: by catalogue key or sealed. */
export interface NameOfDeed {
  readonly id: string;
  readonly catalogueKey: string | null;
  readonly customName: string | null;
  readonly nameSealed: Buffer | null;
}

/** The names of those of `ids` that are activities. */
export async function namesOfDeeds(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NameOfDeed>> {
  if (ids.length === 0) return new Map();
  const rows = await namesOf(db, { userId, ids: [...new Set(ids)] });
  return new Map(rows.map((row) => [row.id, row]));
}

const namesOf = ready((db, { userId, ids }: Places<"userId" | "ids">) => {
  const { id, catalogueKey, customName, nameSealed } = activities;
  return db
    .select({ id, catalogueKey, customName, nameSealed })
    .from(activities)
    .where(and(eq(activities.userId, userId), sql`${id} = any(${ids}::uuid[])`));
});
