import { and, asc, eq, gte, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
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
  const games = await listGames(db, userId);
  const pages = await listFirstPages(db, userId);
  return [
    ...(await listDone(db, userId)),
    ...games.map((game) => ({ ...game, ...nameless, type: "game" as const, isDiaryEntry: false })),
    ...pages.map((page) => ({ ...page, ...nameless, type: "page" as const, isDiaryEntry: true })),
  ];
}

const nameless = { catalogueKey: null, customName: null, nameSealed: null } as const;

type Moment = Pick<NamedDeed, "id" | "at" | "on">;

async function listDone(db: Db, userId: string): Promise<NamedDeed[]> {
  const { id, activityType, completedAt, completedOn, catalogueKey, customName, nameSealed } = activities;
  const done = db
    .select({
      id,
      type: sql<ActivityType>`${activityType}`.as("type"),
      at: sql<Date>`${completedAt}`.mapWith(completedAt).as("at"),
      on: sql<string>`${completedOn}`.as("on"),
      catalogueKey,
      customName,
      nameSealed,
      isDiaryEntry: isDiaryEntry.as("is_diary_entry"),
      ofType: placeAmong(sql`partition by ${activityType} order by ${completedAt}, ${id}`).as("of_type"),
      ofDiary: placeAmong(sql`partition by ${isDiaryEntry} order by ${completedAt}, ${id}`).as("of_diary"),
      ofDay: placeAmong(sql`partition by ${completedOn} order by ${completedAt}, ${id}`).as("of_day"),
    })
    .from(activities)
    .where(and(eq(activities.userId, userId), isNotNull(completedAt)))
    .as("done");
  return db
    .select({
      id: done.id,
      type: done.type,
      at: done.at,
      on: done.on,
      catalogueKey: done.catalogueKey,
      customName: done.customName,
      nameSealed: done.nameSealed,
      isDiaryEntry: done.isDiaryEntry,
    })
    .from(done)
    .where(or(lte(done.ofType, mostThatMatter), lte(done.ofDiary, mostThatMatter), eq(done.ofDay, 1)));
}

async function listGames(db: Db, userId: string): Promise<Moment[]> {
  const { id, finishedAt, finishedOn } = breathingGames;
  const played = db
    .select({
      id,
      at: finishedAt,
      on: finishedOn,
      ofType: placeAmong(sql`order by ${finishedAt}, ${id}`).as("of_type"),
      ofDay: placeAmong(sql`partition by ${finishedOn} order by ${finishedAt}, ${id}`).as("of_day"),
    })
    .from(breathingGames)
    .where(eq(breathingGames.userId, userId))
    .as("played");
  return db
    .select({ id: played.id, at: played.at, on: played.on })
    .from(played)
    .where(or(lte(played.ofType, mostThatMatter), eq(played.ofDay, 1)));
}

/** Also those whose text was removed: what was earned stays. */
async function listFirstPages(db: Db, userId: string): Promise<Moment[]> {
  const { id, writtenAt, writtenOn } = journalPages;
  return db
    .select({ id, at: writtenAt, on: writtenOn })
    .from(journalPages)
    .where(eq(journalPages.userId, userId))
    .orderBy(asc(writtenAt), asc(id))
    .limit(mostThatMatter);
}

/** The row's number within its partition, from 1. */
function placeAmong(parts: SQL) {
  return sql<number>`row_number() over (${parts})`;
}

/** The plants that somebody has watered or moved. */
export async function listTended(db: Db, userId: string): Promise<Tended[]> {
  const rows = await db
    .select({
      type: sql<PlantType>`${gardenPlants.type}`,
      ordinal: gardenPlants.ordinal,
      x: gardenPlants.x,
      y: gardenPlants.y,
      health: gardenPlants.baseHealth,
      at: gardenPlants.wateredAt,
    })
    .from(gardenPlants)
    .where(eq(gardenPlants.userId, userId));
  return rows.map(({ type, ordinal, x, y, health, at }) => ({
    type,
    ordinal,
    position: x === null || y === null ? null : { x, y },
    watering: health === null || at === null ? null : { health, at },
  }));
}

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
