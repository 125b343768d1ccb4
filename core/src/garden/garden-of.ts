import { plantsFrom, type Deed, type Events } from "./events.ts";
import { fullHealth, type HealthThen } from "./health.ts";
import { placesAround } from "./places.ts";
import { plantTypes, type PlantType } from "./plant-types.ts";
import { plants } from "./plants/plants.ts";
import type { Position } from "./position.ts";

/** What a person did with a plant; null for what they never did. */
export interface Tended {
  readonly type: PlantType;
  /** 1, 2, … among the plants of its type. */
  readonly ordinal: number;
  readonly position: Position | null;
  /** When it was watered last, and the health that it had then. */
  readonly watering: HealthThen | null;
}

export interface GrownPlant<D extends Deed> {
  readonly type: PlantType;
  readonly ordinal: number;
  readonly level: number;
  readonly maxLevel: number;
  readonly earnedBy: D;
  readonly position: Position;
  readonly wateredAt: Date | null;
  /** For `healthAt`: the health after it was watered last or, never watered, when it appeared. */
  readonly tended: HealthThen;
}

/**
 * The garden that has grown from what a person did, type by type, the plants of a type in the order in which they appeared. Plant k
 * of a type that needs r events appears at event k·r, at most ten of them, and has the level min(m, 1 + n − k·r) after n
 * events (decisions §5). More deeds never take a plant away, lower a level or move a plant.
 */
export function gardenOf<D extends Deed>(events: Events<D>, tended: readonly Tended[]): GrownPlant<D>[] {
  const placeOf = placesAround(tended);
  return plantTypes.flatMap((type) => {
    const deeds = events(type);
    const count = plantsFrom(type, deeds.length);
    return Array.from({ length: count }, (_, index) => index + 1).flatMap((ordinal) => {
      const earnedBy = deeds[ordinal * plants[type].eventsEach - 1];
      if (!earnedBy) return [];
      const own = tended.find((plant) => plant.type === type && plant.ordinal === ordinal);
      return {
        type,
        ordinal,
        level: levelOf(type, ordinal, deeds.length),
        maxLevel: plants[type].maxLevel,
        earnedBy,
        position: placeOf(type, ordinal),
        wateredAt: own?.watering?.at ?? null,
        tended: own?.watering ?? { health: fullHealth, at: earnedBy.at },
      };
    });
  });
}

function levelOf(type: PlantType, ordinal: number, events: number): number {
  return Math.min(plants[type].maxLevel, 1 + events - ordinal * plants[type].eventsEach);
}

/** A plant that was not there before, or not at this level. */
export interface GrownSince<D extends Deed> {
  readonly plant: GrownPlant<D>;
  readonly isNew: boolean;
}

/** What has grown from `before` to `after`: the new plants first, then the others, the highest first. */
export function grownSince<D extends Deed>(
  before: readonly GrownPlant<Deed>[],
  after: readonly GrownPlant<D>[],
): GrownSince<D>[] {
  return after
    .flatMap((plant) => {
      const old = before.find(({ type, ordinal }) => type === plant.type && ordinal === plant.ordinal);
      return old && old.level >= plant.level ? [] : { plant, isNew: old === undefined };
    })
    .toSorted((one, other) => Number(other.isNew) - Number(one.isNew) || other.plant.level - one.plant.level);
}
