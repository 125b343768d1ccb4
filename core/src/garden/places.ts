import { seeded, seedOf } from "../seeded.ts";
import { mostPlants } from "./events.ts";
import { plantTypes, type PlantType } from "./plant-types.ts";
import { plants } from "./plants/plants.ts";

/** Percent of the garden's width and height, from its upper left corner: where the foot of a plant stands. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

// specification §4: positions clamped to 5–95 percent per axis
const nearestEdge = 5;
const farthestEdge = 95;

/** `position` within the part of the garden where plants may be put. */
export function withinGarden({ x, y }: Position): Position {
  const clamped = (percent: number) => Math.min(farthestEdge, Math.max(nearestEdge, percent));
  return { x: clamped(x), y: clamped(y) };
}

/** The pond, an ellipse: x 30–70, y 62–88. New lotus stand in it, other new plants outside; people may move any plant anywhere. */
export const pond = { center: { x: 50, y: 75 }, radiusX: 20, radiusY: 13 } as const;

// a place is free when no plant that somebody moved stands nearer than this, in percent; homes are farther apart
export const elbowRoom = 6;
const candidates = 80;

/**
 * Where each plant stands, by type and ordinal: where the person put it, or else at its home, or else, when another plant was put
 * there, at a free place. It depends only on what was put where: a plant that appears later moves no other.
 */
export function placesAround(
  tended: readonly { type: PlantType; ordinal: number; position: Position | null }[],
): (type: PlantType, ordinal: number) => Position {
  const put = new Map(
    tended.flatMap(({ type, ordinal, position }) => (position ? [[nameOf(type, ordinal), position]] : [])),
  );
  const isFree = (position: Position) => distanceToNearest(position, [...put.values()]) >= elbowRoom;
  const places = new Map(put);
  const homeless: [string, PlantType][] = [];
  for (const [name, { type, position }] of homes) {
    if (put.has(name)) continue;
    if (isFree(position)) places.set(name, position);
    else homeless.push([name, type]);
  }
  for (const [name, type] of homeless)
    places.set(name, freePlace(`${name}:again`, type, [...places.values()]));
  return (type, ordinal) => places.get(nameOf(type, ordinal)) ?? pond.center;
}

const nameOf = (type: PlantType, ordinal: number) => `${type}:${ordinal}`;

// the first plant of every type gets its home before any second one, so that a young garden is spread widest
const homes: ReadonlyMap<string, { readonly type: PlantType; readonly position: Position }> = layOut();

function layOut() {
  const laid = new Map<string, { type: PlantType; position: Position }>();
  for (let ordinal = 1; ordinal <= mostPlants; ordinal += 1) {
    for (const type of plantTypes) {
      const taken = [...laid.values()].map(({ position }) => position);
      laid.set(nameOf(type, ordinal), { type, position: freePlace(nameOf(type, ordinal), type, taken) });
    }
  }
  return laid;
}

/** The place farthest from `taken` among many where a plant of `type` may stand; the same `name` always draws the same places. */
function freePlace(name: string, type: PlantType, taken: readonly Position[]): Position {
  const chance = seeded(seedOf(name));
  let best: Position = pond.center;
  let room = -1;
  for (let tried = 0; tried < candidates;) {
    const place = somewhere(type, chance);
    if (!place) continue;
    tried += 1;
    const distance = distanceToNearest(place, taken);
    if (distance > room) [best, room] = [place, distance];
  }
  return best;
}

/** A place on the ground of `type`; null when the draw fell into the pond (for plants of the pond: on land). */
function somewhere(type: PlantType, chance: () => number): Position | null {
  const { ground } = plants[type];
  const x = rounded(7 + chance() * 86);
  const y = rounded(ground.from + chance() * (ground.to - ground.from));
  const inWater = depth({ x, y });
  const fits = ground.in === "pond" ? inWater <= 0.8 : inWater >= 1.2;
  return fits ? { x, y } : null;
}

/** 0 in the middle of the pond, 1 on its bank, more than 1 on land. */
function depth({ x, y }: Position): number {
  return Math.hypot((x - pond.center.x) / pond.radiusX, (y - pond.center.y) / pond.radiusY);
}

function distanceToNearest({ x, y }: Position, others: readonly Position[]): number {
  return others.reduce((nearest, other) => Math.min(nearest, Math.hypot(x - other.x, y - other.y)), Infinity);
}

function rounded(percent: number): number {
  return Math.round(percent * 10) / 10;
}
