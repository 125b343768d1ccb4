import { nearness } from "../ui/garden/depth-order.ts";

// decisions §5: plants are 40–80 px on a picture 640 px wide, and grow with it
export const pictureWidth = 640;
const [smallest, widest] = [40, 80];
// a little less than the widest, since the wind turns it
const widestSheet = 76;
// from this many on they are drawn smaller, so that they find room
const roomyCount = 24;
// a finger finds it on the narrowest picture, too
const leastTargetPx = 24;

interface Standing {
  /** Percent from the back. */
  readonly y: number;
  /** How many share the garden. */
  readonly count: number;
}

/** How wide a plant is on a picture 640 wide, by its level (specification §9) and its place. */
export function plantSize({
  level,
  maxLevel,
  ...standing
}: Standing & { level: number; maxLevel: number }): number {
  return within(smallest + (widest - smallest) * Math.min(1, level / maxLevel), standing);
}

/** How wide the sheet of its drawing is, in which it grows: as wide for a seedling as for a full plant. */
export function sheetSize(standing: Standing): number {
  return within(widestSheet, standing);
}

function within(size: number, { y, count }: Standing): number {
  const room = Math.min(1, Math.sqrt(roomyCount / count));
  return Math.min(widest, Math.max(smallest, Math.round(size * nearness(y) * room)));
}

/** A size on a picture 640 wide as a CSS length that grows with the picture, which is the container. */
export const growing = (size: number): string => `${((size / pictureWidth) * 100).toFixed(3)}cqw`;

/** The same for what is pressed. */
export const growingTarget = (size: number): string => `max(${leastTargetPx}px, ${growing(size)})`;
