import { and, asc, eq, gte, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { ActivityType } from "@remanso/core/activity/catalogue-entry.ts";
import { mostThatMatter, type Deed } from "@remanso/core/garden/events.ts";
import type { Tended } from "@remanso/core/garden/garden-of.ts";
import { restMs } from "@remanso/core/garden/health.ts";
import type { Position } from "@remanso/core/garden/position.ts";
import type { PlantType } from "@remanso/core/garden/plant-types.ts";
import { activities } from "../activity/tables.ts";
import { isDiaryEntry } from "../activity/writing-store.ts";
import { breathingGames } from "../breathing/tables.ts";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { journalPages } from "../journal/tables.ts";
import { gardenPlants, gardenWaterings } from "./tables.ts";

/** A deed with the name of the activity that it was: by catalogue key or sealed; neither for a game or a page. */
export interface NamedDeed extends Deed {
  readonly catalogueKey: string | null;
  readonly customName: string | null;
  readonly nameSealed: Buffer | null;
}

/**
 * The deeds that a person's garden grows from, in no order: of each type as many as can matter, and the first of each day. After years of
 * use the rest stays in the database.
 */
export async function listDeeds(db: Db, userId: string): Promise<NamedDeed[]> {
  const [done, games, pages] = await Promise.all([
    doneThatMatter(db, { userId }),
    gamesThatMatter(db, { userId }),
    firstPages(db, { userId }),
  ]);
  return [
    ...done,
    ...games.map((game) => ({ ...game, ...nameless, type: "game" as const, isDiaryEntry: false })),
    // also those whose text was removed: what was earned stays
    ...pages.map((page) => ({ ...page, ...nameless, type: "page" as const, isDiaryEntry: true })),
  ];
}

const nameless = { catalogueKey: null, customName: null, nameSealed: null } as const;

// Each part follows an index, so that what cannot matter is not even looked at: PostgreSQL has no scan of its own that jumps from one
// value to the next, which is what `types` does step by step.
const doneThatMatter = ready((db, { userId }: Places<"userId">) => {
  const { id, activityType, completedAt, completedOn, catalogueKey, customName, nameSealed } = activities;
  const most = sql.raw(String(mostThatMatter));
  const mattering = sql`select of_type.id from (
      with recursive types as (
        select min(activity_type) as type from activities where user_id = ${userId} and completed_at is not null
        union all select (select min(activity_type) from activities
          where user_id = ${userId} and completed_at is not null and activity_type > types.type)
        from types where types.type is not null
      ) select type from types where type is not null
    ) as type, lateral (
      select id from activities where user_id = ${userId} and completed_at is not null and activity_type = type.type
      order by completed_at, id limit ${most}
    ) as of_type
    union (select id from activities where user_id = ${userId} and completed_at is not null and ${isDiaryEntry}
      order by completed_at, id limit ${most})
    union (select first.id from (select distinct on (completed_on) completed_on, id from activities
      where user_id = ${userId} and completed_on is not null order by completed_on, completed_at, id) as first)`;
  return db
    .select({
      id,
      type: sql<ActivityType>`${activityType}`,
      at: sql<Date>`${completedAt}`.mapWith(completedAt),
      on: sql<string>`${completedOn}`,
      catalogueKey,
      customName,
      nameSealed,
      isDiaryEntry,
    })
    .from(activities)
    .where(and(eq(activities.userId, userId), isNotNull(completedAt), sql`${id} in (${mattering})`));
});

const gamesThatMatter = ready((db, { userId }: Places<"userId">) => {
  const { id, finishedAt, finishedOn } = breathingGames;
  const mattering = sql`(select id from breathing_games where user_id = ${userId}
      order by finished_at, id limit ${sql.raw(String(mostThatMatter))})
    union (select first.id from (select distinct on (finished_on) finished_on, id from breathing_games
      where user_id = ${userId} order by finished_on, finished_at, id) as first)`;
  return db
    .select({ id, at: finishedAt, on: finishedOn })
    .from(breathingGames)
    .where(and(eq(breathingGames.userId, userId), sql`${id} in (${mattering})`));
});

const firstPages = ready((db, { userId }: Places<"userId">) => {
  const { id, writtenAt, writtenOn } = journalPages;
  return db
    .select({ id, at: writtenAt, on: writtenOn })
    .from(journalPages)
    .where(eq(journalPages.userId, userId))
    .orderBy(asc(writtenAt), asc(id))
    .limit(mostThatMatter);
});

/** The plants that somebody has watered or moved. */
export async function listTended(db: Db, userId: string): Promise<Tended[]> {
  const rows = await tendedOf(db, { userId });
  return rows.map(({ type, ordinal, x, y, health, at }) => ({
    type,
    ordinal,
    position: x === null || y === null ? null : { x, y },
    watering: health === null || at === null ? null : { health, at },
  }));
}

const tendedOf = ready((db, { userId }: Places<"userId">) =>
  db
    .select({
      type: sql<PlantType>`${gardenPlants.type}`,
      ordinal: gardenPlants.ordinal,
      x: gardenPlants.x,
      y: gardenPlants.y,
      health: gardenPlants.baseHealth,
      at: gardenPlants.wateredAt,
    })
    .from(gardenPlants)
    .where(eq(gardenPlants.userId, userId)),
);

interface PlantKey {
  readonly type: PlantType;
  readonly ordinal: number;
}

/** Stores a plant's health after a watering; false while it rests, so that of simultaneous waterings one counts. */
export async function waterPlant(
  db: Db,
  userId: string,
  { type, ordinal, health, now }: PlantKey & { health: number; now: Date },
): Promise<boolean> {
  const rested = new Date(now.getTime() - restMs);
  const given = await db
    .insert(gardenPlants)
    .values({ userId, type, ordinal, baseHealth: health, wateredAt: now })
    .onConflictDoUpdate({
      target: [gardenPlants.userId, gardenPlants.type, gardenPlants.ordinal],
      set: { baseHealth: health, wateredAt: now },
      setWhere: or(isNull(gardenPlants.wateredAt), lte(gardenPlants.wateredAt, rested)),
    })
    .returning({ ordinal: gardenPlants.ordinal });
  if (given.length === 0) return false;
  await db.insert(gardenWaterings).values({ userId, type, ordinal, at: now, health });
  return true;
}

export interface Watering extends PlantKey {
  readonly at: Date;
  readonly health: number;
}

/** Waterings from `since` on, plus each plant's last one before it; plant by plant, the earliest first. */
export async function wateringsAround(db: Db, userId: string, since: Date): Promise<Watering[]> {
  return db
    .select({
      type: sql<PlantType>`${gardenWaterings.type}`,
      ordinal: gardenWaterings.ordinal,
      at: gardenWaterings.at,
      health: gardenWaterings.health,
    })
    .from(gardenWaterings)
    .where(
      and(
        eq(gardenWaterings.userId, userId),
        gte(
          gardenWaterings.at,
          sql`coalesce((select max(earlier.at) from ${gardenWaterings} as earlier where earlier.user_id = ${userId}
            and earlier.type = ${gardenWaterings.type} and earlier.ordinal = ${gardenWaterings.ordinal}
            and earlier.at < ${since}), ${since})`,
        ),
      ),
    )
    .orderBy(asc(gardenWaterings.type), asc(gardenWaterings.ordinal), asc(gardenWaterings.at));
}

/** Corrects what a plant had after one of its waterings. */
export async function correctWatering(
  db: Db,
  userId: string,
  { type, ordinal, at, health }: Watering,
): Promise<void> {
  await db
    .update(gardenWaterings)
    .set({ health })
    .where(
      and(
        eq(gardenWaterings.userId, userId),
        eq(gardenWaterings.type, type),
        eq(gardenWaterings.ordinal, ordinal),
        eq(gardenWaterings.at, at),
      ),
    );
  await db
    .update(gardenPlants)
    .set({ baseHealth: health })
    .where(
      and(
        eq(gardenPlants.userId, userId),
        eq(gardenPlants.type, type),
        eq(gardenPlants.ordinal, ordinal),
        eq(gardenPlants.wateredAt, at),
      ),
    );
}

type Placed = PlantKey & { readonly position: Position };

/** Moves a plant; of two simultaneous moves the later one counts. */
export async function putPlant(db: Db, userId: string, { type, ordinal, position }: Placed): Promise<void> {
  await db
    .insert(gardenPlants)
    .values({ userId, type, ordinal, ...position })
    .onConflictDoUpdate({
      target: [gardenPlants.userId, gardenPlants.type, gardenPlants.ordinal],
      set: position,
    });
}

/** Stores where plants stand that were never moved, so that moving another plant does not move them. */
export async function keepPlaces(db: Db, userId: string, plants: readonly Placed[]): Promise<void> {
  await db
    .insert(gardenPlants)
    .values(plants.map(({ type, ordinal, position }) => ({ userId, type, ordinal, ...position })))
    .onConflictDoUpdate({
      target: [gardenPlants.userId, gardenPlants.type, gardenPlants.ordinal],
      set: {
        x: sql`coalesce(${gardenPlants.x}, excluded.x)`,
        y: sql`coalesce(${gardenPlants.y}, excluded.y)`,
      },
    });
}
