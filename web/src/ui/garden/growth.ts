import type { Point, Sprig } from "../illustrations/geometry.ts";
import { seeded } from "../illustrations/geometry.ts";

/**
 * How far a plant is: `grown` runs from 0 for a seedling to 1 for a full one; `luck` gives the plant's own number
 * from 0 to 1 for each of its parts, whatever the level, so that it grows without changing its shape.
 */
export type Growth = { level: number; grown: number; luck: (part: number) => number };

export function growthOf(plant: { level: number; maxLevel: number; seed: string }): Growth {
  const start = seedNumber(plant.seed);
  const steps = Math.max(1, plant.maxLevel - 1);
  return {
    level: plant.level,
    grown: Math.min(1, Math.max(0, (plant.level - 1) / steps)),
    luck: (part) => seeded(start + part * 7919)(),
  };
}

/** A hash of a text (FNV-1a). */
export function seedNumber(seed: string): number {
  let mixed = 0x811c9dc5;
  for (const letter of seed) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return mixed >>> 0;
}

// specification §9: health bands 80/60/40; decisions §5: never under 10
const droops: readonly (readonly [health: number, droop: number])[] = [
  [10, 1],
  [40, 0.66],
  [60, 0.36],
  [80, 0.1],
  [100, 0],
];

/** How much a plant droops and pales: 0 upright and fresh, 1 asleep. */
export function droopOf(health: number): number {
  const above = droops.findIndex(([mark]) => health <= mark);
  const [to, from] = [droops[above], droops[above - 1]];
  if (!to) return 0;
  if (!from) return 1;
  const part = (health - from[0]) / (to[0] - from[0]);
  return Math.round((from[1] + (to[1] - from[1]) * part) * 100) / 100;
}

/** From `least` for a seedling to `most` for a full plant. */
export function between(least: number, most: number, grown: number): number {
  return least + (most - least) * grown;
}

/** A whole slender leaf that reaches `length` in the direction of `turn` degrees. Whole numbers keep the markup small. */
export function leafPath({ at: [x, y], turn, length }: Sprig, side: number): string {
  const angle = (turn * Math.PI) / 180;
  const [tipX, tipY] = [Math.round(Math.cos(angle) * length), Math.round(Math.sin(angle) * length)];
  const [outX, outY] = [-tipY * side, tipX * side];
  const out = whole`q${tipX * 0.4 + outX} ${tipY * 0.4 + outY} ${tipX} ${tipY}`;
  return whole`M${x} ${y}` + out + whole`q${-tipX * 0.6 - outX} ${-tipY * 0.6 - outY} ${-tipX} ${-tipY}z`;
}

/** Path data of whole numbers, in its shortest form. */
export function whole(words: TemplateStringsArray, ...values: number[]): string {
  let path = words[0] ?? "";
  for (let index = 0; index < values.length; index += 1)
    path += String(Math.round(values[index] ?? 0)) + (words[index + 1] ?? "");
  return path.replaceAll(" -", "-");
}

/** The point at `part` of a bow from `start` over `bend` to `end`. */
export function along([start, bend, end]: readonly [Point, Point, Point], part: number): Point {
  const rest = 1 - part;
  return [
    rest * rest * start[0] + 2 * part * rest * bend[0] + part * part * end[0],
    rest * rest * start[1] + 2 * part * rest * bend[1] + part * part * end[1],
  ];
}
