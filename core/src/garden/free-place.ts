import { withinGarden, type Position } from "./position.ts";
import { leastSize, roomAmong, type Foot } from "./room.ts";

// percent of the width, and directions of a round
const step = 0.75;
const directions = 32;
const farthest = 100;

/**
 * Where a plant comes to stand that somebody wants at `wanted`: there, or at the nearest place where it touches none of `others`, each drawn
 * as small as plants are drawn. `fits` may ask for more. Null where there is no such place.
 */
export function freePlaceNear(
  wanted: Foot,
  others: readonly Foot[],
  fits: (place: Position) => boolean = () => true,
): Position | null {
  const { type } = wanted;
  const isFree = (place: Position) => fits(place) && roomAmong({ type, ...place }, others) >= leastSize;
  if (isFree(wanted)) return { x: wanted.x, y: wanted.y };
  for (let away = step; away <= farthest; away += step) {
    for (let turn = 0; turn < directions; turn += 1) {
      const angle = (2 * Math.PI * turn) / directions;
      // a percent of the height is about half of one of the width
      const place = rounded({
        x: wanted.x + away * Math.cos(angle),
        y: wanted.y + 2 * away * Math.sin(angle),
      });
      if (isFree(place)) return place;
    }
  }
  return null;
}

function rounded({ x, y }: Position): Position {
  return withinGarden({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });
}
