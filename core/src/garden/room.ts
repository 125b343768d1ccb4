import type { PlantType } from "./plant-types.ts";
import { plants } from "./plants/plants.ts";
import type { Position } from "./position.ts";

// decisions §5: plants are 40–80 px on a picture 640 px wide
export const pictureWidth = 640;
export const leastSize = 40;
export const largestSize = 80;
// the ground begins at 18 % of the picture: 16:9 on the widest screens, 4:5 on phones (garden-scene.css)
const groundHeights = {
  wide: ((pictureWidth * 9) / 16) * 0.82,
  tall: ((pictureWidth * 5) / 4) * 0.82,
} as const;

/** The shape of the picture. Plants that do not touch on the wide one do not touch on the tall one either. */
export type Picture = keyof typeof groundHeights;

/** A plant's foot: of which type, and where in percent of the ground. */
export interface Foot extends Position {
  readonly type: PlantType;
}

/**
 * The size, in px on a picture 640 wide, up to which two full plants that stand there do not touch: beside one another by their widths,
 * or behind one another by the height of the nearer one.
 */
export function roomBetween(one: Foot, other: Foot, picture: Picture = "wide"): number {
  const [far, near] = one.y <= other.y ? [one, other] : [other, one];
  const [farReach, nearReach] = [plants[far.type].reach, plants[near.type].reach];
  const across = (Math.abs(far.x - near.x) / 100) * pictureWidth;
  const down = ((near.y - far.y) / 100) * groundHeights[picture];
  return Math.max(across / (farReach.side + nearReach.side), down / (nearReach.up + farReach.down));
}

/** The size up to which a plant touches none of `others`. */
export function roomAmong(foot: Foot, others: readonly Foot[], picture: Picture = "wide"): number {
  return others.reduce((least, other) => Math.min(least, roomBetween(foot, other, picture)), Infinity);
}

/** The size up to which no two of these plants touch. */
export function roomOf(feet: readonly Foot[], picture: Picture = "wide"): number {
  return feet.reduce(
    (least, foot, index) => Math.min(least, roomAmong(foot, feet.slice(0, index), picture)),
    Infinity,
  );
}
