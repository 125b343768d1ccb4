/** A point of the garden in percent of its width and height, from the left and from the top: where a plant's foot stands. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

// specification §4: positions clamped to 5–95 percent per axis; default 50/50
export const nearestPercent = 5;
export const farthestPercent = 95;
const middlePercent = 50;

/** The nearest place a plant may stand at, to a tenth of a percent; what is no number is the middle. */
export function clampedPlace({ x, y }: Place): Place {
  return { x: clampedPercent(x), y: clampedPercent(y) };
}

function clampedPercent(percent: number): number {
  if (!Number.isFinite(percent)) return middlePercent;
  return Math.round(Math.min(farthestPercent, Math.max(nearestPercent, percent)) * 10) / 10;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The place under a point of the screen (CSS pixels), clamped. */
export function placeUnder(point: Place, area: Area): Place {
  return clampedPlace({
    x: ((point.x - area.left) / area.width) * 100,
    y: ((point.y - area.top) / area.height) * 100,
  });
}

/** Where a plant comes to stand that was taken at `from` and drawn by a number of CSS pixels, clamped. */
export function draggedPlace(from: Place, byPx: Place, area: Pick<Area, "width" | "height">): Place {
  return clampedPlace({ x: from.x + (byPx.x / area.width) * 100, y: from.y + (byPx.y / area.height) * 100 });
}

const steps: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The place `percent` further in the direction of an arrow key, clamped; null for any other key. */
export function nudgedPlace(from: Place, key: string, percent: number): Place | null {
  const step = steps[key];
  return step ? clampedPlace({ x: from.x + step.x * percent, y: from.y + step.y * percent }) : null;
}

/** Two whole numbers that somebody typed, as a place within the garden; null where one is no number from 5 to 95. */
export function typedPlace(x: string, y: string): Place | null {
  const [left, top] = [x, y].map((text) =>
    text.trim() === "" ? Number.NaN : Number(text.replace(",", ".")),
  );
  const isInside = (percent: number | undefined) =>
    percent !== undefined && percent >= nearestPercent && percent <= farthestPercent;
  return isInside(left) && isInside(top)
    ? clampedPlace({ x: left ?? Number.NaN, y: top ?? Number.NaN })
    : null;
}
