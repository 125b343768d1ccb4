import { plantsFrom, type Deed, type Events } from "./events.ts";
import { fullHealth } from "./health.ts";
import { placesAround, type Position } from "./places.ts";
import { plantTypes, type PlantType } from "./plant-types.ts";
import { plants } from "./plants/plants.ts";

/** What a person did with a plant; null for what they never did. */
export interface Tended {
  readonly type: PlantType;
  /** 1, 2, … among the plants of its type. */
  readonly ordinal: number;
  readonly position: Position | null;
  /** When it was watered last, and the health that it had then. */
  readonly watering: { readonly health: number; readonly at: Date } | null;
}

export interface GrownPlant<D extends Deed> {
  readonly type: PlantType;
  readonly ordinal: number;
  readonly level: number;
  readonly maxLevel: number;
  readonly earnedBy: D;
  readonly position: Position;
  readonly wateredAt: Date | null;
  /** For `healthAt`: the health that it had at `since`. */
  readonly baseHealth: number;
  readonly since: Date;
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
        baseHealth: own?.watering?.health ?? fullHealth,
        since: own?.watering?.at ?? earnedBy.at,
      };
    });
  });
}

function levelOf(type: PlantType, ordinal: number, events: number): number {
  return Math.min(plants[type].maxLevel, 1 + events - ordinal * plants[type].eventsEach);
}
