import type { Plant } from "@remanso/core/garden/contract.ts";
import { plants } from "@remanso/core/garden/plants/plants.ts";
import {
  largestSize,
  leastSize,
  pictureWidth,
  roomOf,
  type Foot,
  type Picture,
} from "@remanso/core/garden/room.ts";
import { nearness } from "../ui/garden/depth-order.ts";

// a little less than the largest, since the wind turns it
const largestSheet = largestSize - 4;
// a finger finds it on the narrowest picture, too
const leastTargetPx = 24;
const nearest = nearness(100);

/** The size up to which no two of these plants touch, within the sizes that plants are drawn in: px on a picture 640 wide. */
export function commonSize(garden: readonly Plant[], picture: Picture): number {
  const feet = garden.map(({ type, position }) => ({ type, ...position }));
  const room = roomOf(feet, picture);
  return Math.min(largestSheet, Math.max(leastSize, Math.floor(room)));
}

/**
 * How wide the sheet of a plant's drawing is, in which it grows: as wide for a seedling as for a full plant, smaller the farther it is
 * from the eye, and never wider than the frame.
 */
export function sheetSize({ type, x, y }: Foot, common: number): number {
  const toFrame = (Math.min(x, 100 - x) / 100) * pictureWidth;
  const size = Math.min((common * nearness(y)) / nearest, toFrame / plants[type].reach.side);
  return Math.max(leastSize, Math.round(size));
}

/** How wide a plant is, by its level (specification §9), within its sheet. */
export function plantSize({ level, maxLevel }: Pick<Plant, "level" | "maxLevel">, sheet: number): number {
  return Math.round(leastSize + (sheet - leastSize) * Math.min(1, level / maxLevel));
}

const growing = (size: number): string => `${((size / pictureWidth) * 100).toFixed(3)}cqw`;
const growingTarget = (size: number): string => `max(${leastTargetPx}px, ${growing(size)})`;

/** The common sizes of a garden on the two shapes of its picture. */
export type CommonSizes = Readonly<Record<Picture, number>>;

/**
 * How wide a plant and its sheet are, as CSS lengths that grow with the picture, which is the container: garden-scene.css takes those of
 * the picture's shape.
 */
export function plantLengths(plant: Plant, foot: Foot, common: CommonSizes) {
  const [wide, tall] = [sheetSize(foot, common.wide), sheetSize(foot, common.tall)];
  return {
    "--wide-plant": growingTarget(plantSize(plant, wide)),
    "--wide-sheet": growing(wide),
    "--tall-plant": growingTarget(plantSize(plant, tall)),
    "--tall-sheet": growing(tall),
  };
}
