type Placed = { position: { x: number; y: number } };

/** The plants from farthest to nearest, in drawing order; a stable sort. */
export function depthOrder<P extends Placed>(plants: readonly P[]): P[] {
  return plants.toSorted((one, other) => one.position.y - other.position.y);
}

/** How much bigger a plant looks at `y` percent: 0.85 at the back, 1.15 in front. */
export function nearness(y: number): number {
  return Math.round((0.85 + (Math.min(100, Math.max(0, y)) / 100) * 0.3) * 100) / 100;
}
