import { seeded, seedOf } from "../seeded.ts";
import { mostPlants } from "./events.ts";
import { freePlaceNear } from "./free-place.ts";
import { plantTypes, type PlantType } from "./plant-types.ts";
import { plants } from "./plants/plants.ts";
import type { Position } from "./position.ts";
import { leastSize, roomAmong, type Foot } from "./room.ts";

/** The pond, an ellipse: x 30–70, y 62–88. New lotus stand in it, other new plants outside; people may move any plant anywhere. */
export const pond = { center: { x: 50, y: 75 }, radiusX: 20, radiusY: 13 } as const;

const candidates = 1500;

/**
 * Where each plant stands, by type and ordinal: where the person put it, or else at its home, or else, when another plant was put
 * there, at the nearest free place. It depends only on what was put where: a plant that appears later moves no other.
 */
export function placesAround(
  tended: readonly { type: PlantType; ordinal: number; position: Position | null }[],
): (type: PlantType, ordinal: number) => Position {
  const feet = new Map<string, Foot>();
  const stand = (name: string, wanted: Foot, fits?: (place: Position) => boolean) => {
    const others = [...feet.values()];
    // where its own ground is full, it stands elsewhere
    const place = freePlaceNear(wanted, others, fits) ?? freePlaceNear(wanted, others) ?? wanted;
    feet.set(name, { type: wanted.type, x: place.x, y: place.y });
  };
  const isPut = new Set<string>();
  // in an order of their own, since the database has none
  for (const type of plantTypes)
    for (const { ordinal, position } of tended.filter((plant) => plant.type === type).toSorted(byOrdinal))
      if (position) {
        isPut.add(nameOf(type, ordinal));
        // places from before plants kept apart may touch
        stand(nameOf(type, ordinal), { type, ...position });
      }
  const unmoved = [...homes()].filter(([name]) => !isPut.has(name));
  const isFree = (home: Foot) => roomAmong(home, [...feet.values()]) >= leastSize;
  const homeless = unmoved.filter(([, home]) => !isFree(home));
  for (const [name, home] of unmoved) if (isFree(home)) feet.set(name, home);
  for (const [name, home] of homeless) stand(name, home, (place) => isGroundOf(home.type, place));
  return (type, ordinal) => {
    const { x, y } = feet.get(nameOf(type, ordinal)) ?? pond.center;
    return { x, y };
  };
}

const nameOf = (type: PlantType, ordinal: number) => `${type}:${ordinal}`;
const byOrdinal = (one: { ordinal: number }, other: { ordinal: number }) => one.ordinal - other.ordinal;

let laidOut: ReadonlyMap<string, Foot> | null = null;

/** Where plants stand that nobody has moved. Laid out once, which takes a tenth of a second. */
function homes(): ReadonlyMap<string, Foot> {
  laidOut ??= layOut();
  return laidOut;
}

// the first plant of every type gets its home before any second one, so that a young garden is spread widest
function layOut(): Map<string, Foot> {
  const laid = new Map<string, Foot>();
  for (let ordinal = 1; ordinal <= mostPlants; ordinal += 1) {
    for (const type of plantTypes) {
      const place = roomiestPlace(nameOf(type, ordinal), type, [...laid.values()]);
      laid.set(nameOf(type, ordinal), { type, ...place });
    }
  }
  return laid;
}

/** The place with most room among many where a plant of `type` may stand; the same `name` always draws the same places. */
function roomiestPlace(name: string, type: PlantType, taken: readonly Foot[]): Position {
  const chance = seeded(seedOf(name));
  const { from, to } = plants[type].ground;
  let best: Position = pond.center;
  let most = -1;
  for (let tried = 0; tried < candidates;) {
    const place = { x: rounded(6 + chance() * 88), y: rounded(from + chance() * (to - from)) };
    if (!isGroundOf(type, place)) continue;
    tried += 1;
    // with room for several the way to the middle counts no more
    const room = Math.min(plentyOfRoom, roomAmong({ type, ...place }, taken));
    if (room > most) [best, most] = [place, room];
  }
  return best;
}

const plentyOfRoom = 400;

/** Whether new plants of a type may stand there: lotus in the pond, all others well outside, and each so far from the back. */
function isGroundOf(type: PlantType, place: Position): boolean {
  const { ground } = plants[type];
  const inWater = depth(place);
  if (place.y < ground.from || place.y > ground.to) return false;
  return ground.in === "pond" ? inWater <= 0.85 : inWater >= 1.15;
}

/** 0 in the middle of the pond, 1 on its bank, more than 1 on land. */
function depth({ x, y }: Position): number {
  return Math.hypot((x - pond.center.x) / pond.radiusX, (y - pond.center.y) / pond.radiusY);
}

function rounded(percent: number): number {
  return Math.round(percent * 10) / 10;
}
