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
