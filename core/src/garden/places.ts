import { seeded, seedOf } from "../seeded.ts";
import { mostPlants } from "./events.ts";
import { plantTypes, type PlantType } from "./plant-types.ts";

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

/** The pond, an ellipse: x 30–70, y 62–88. New lotus stand in it, other new plants outside; people may do as they like. */
export const pond = { center: { x: 50, y: 75 }, radiusX: 20, radiusY: 13 } as const;

// how far up and down new plants of a type stand, in percent: the tall ones behind, the low ones in front
const grounds: Readonly<Record<PlantType, readonly [from: number, to: number]>> = {
  bamboo: [28, 72],
  lotus: [64, 86],
  bonsai: [42, 93],
  succulent: [50, 93],
  fern: [36, 93],
  cherry: [28, 62],
};

// a place is free when nothing that a person put stands nearer than this, in percent; homes are farther apart
export const elbowRoom = 6;
const candidates = 80;

/**
 * Where each plant stands, by type and ordinal: where the person put it, else at its home, else, when something was put
 * there, at a free place. It depends on nothing but what was put where: plants that appear later move none.
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

// the first of each type are given their homes first, so that a young garden is spread widest
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

/** Of many places where a plant of `type` may stand, always the same ones for the same name, the one farthest from the others. */
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

/** A place on the ground of `type`, or null when what was drawn lies in the water (for lotus: on land). */
function somewhere(type: PlantType, chance: () => number): Position | null {
  const [from, to] = grounds[type];
  const x = rounded(7 + chance() * 86);
  const y = rounded(from + chance() * (to - from));
  const inWater = depth({ x, y });
  const fits = type === "lotus" ? inWater <= 0.8 : inWater >= 1.2;
  return fits ? { x, y } : null;
}

/** 0 in the middle of the pond, 1 on its bank, more on land. */
function depth({ x, y }: Position): number {
  return Math.hypot((x - pond.center.x) / pond.radiusX, (y - pond.center.y) / pond.radiusY);
}

function distanceToNearest({ x, y }: Position, others: readonly Position[]): number {
  return others.reduce((nearest, other) => Math.min(nearest, Math.hypot(x - other.x, y - other.y)), Infinity);
}

function rounded(percent: number): number {
  return Math.round(percent * 10) / 10;
}
