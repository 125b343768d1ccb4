import { and, asc, eq, gte, isNull, lte, or, sql } from "drizzle-orm";
import type { Tended } from "@remanso/core/garden/garden-of.ts";
import { restMs } from "@remanso/core/garden/health.ts";
import type { Position } from "@remanso/core/garden/position.ts";
import type { PlantType } from "@remanso/core/garden/plant-types.ts";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { gardenPlants, gardenWaterings } from "./tables.ts";

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
