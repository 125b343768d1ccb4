export type Point = readonly [x: number, y: number];

/** A source of numbers from 0 to 1 that looks like chance and is the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One decimal is finer than any screen shows a drawing, and keeps the markup small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Writes path data from numbers: pathData`M${x} ${y}h${w}` rounds each of them. */
export function pathData(words: TemplateStringsArray, ...values: number[]): string {
  return words.reduce((path, word, index) => {
    const value = values[index];
    return path + word + (value === undefined ? "" : round(value));
  }, "");
}

/** A path on its way from one to another: both have the same commands, `share` is how far it has come. */
export function pathBetween(from: string, to: string, share: number): string {
  const ends = to.match(number) ?? [];
  let index = 0;
  return from.replace(number, (start) => {
    const end = Number(ends[index] ?? start);
    index += 1;
    const value = round(Number(start) + (end - Number(start)) * share);
    return value < 0 ? `${value}` : ` ${value}`;
  });
}

const number = /-?\d*\.?\d+/g;

/** The outline of a hill or a bank: a soft line that leans on the points, closed down to `base`. */
export function ridgePath(points: readonly Point[], base: number): string {
  const [first, ...rest] = points;
  const last = points[points.length - 1];
  if (!first || !last) return "";
  const bends = rest.slice(0, -1).map(([x, y], index) => {
    const next = rest[index + 1] ?? last;
    const isEnd = index === rest.length - 2;
    const [endX, endY] = isEnd ? next : [(x + next[0]) / 2, (y + next[1]) / 2];
    return pathData`Q${x} ${y} ${Math.round(endX)} ${Math.round(endY)}`;
  });
  return pathData`M${first[0]} ${base}V${first[1]}` + bends.join("") + pathData`V${base}z`;
}

export type Sprig = { at: Point; turn: number; length: number };

/** Half a leaf that reaches `length` in the direction of `turn` degrees; `side` is its fullness, negative for the left half. */
export function halfLeafPath({ at: [x, y], turn, length }: Sprig, side: number): string {
  const angle = (turn * Math.PI) / 180;
  const [tipX, tipY] = [Math.cos(angle) * length, Math.sin(angle) * length];
  return pathData`M${x} ${y}q${tipX * 0.45 - tipY * side} ${tipY * 0.45 + tipX * side} ${tipX} ${tipY}z`;
}

/** A round patch, to be joined with others into a crown, a cloud or a flower. */
export function discPath([x, y]: Point, radius: number, height = radius): string {
  return pathData`M${x - radius} ${y}a${radius} ${height} 0 1 0 ${radius * 2} 0a${radius} ${height} 0 1 0 ${-radius * 2} 0`;
}

export type Ring = { x: number; y: number; radius: number; flat: number };

/** Part of a flat ring, between two angles in degrees. */
export function arcPath({ x, y, radius, flat }: Ring, from: number, to: number): string {
  const at = (degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * flat];
  };
  const [start, end] = [at(from), at(to)];
  const large = to - from > 180 ? 1 : 0;
  return pathData`M${start[0]} ${start[1]}A${radius} ${radius * flat} 0 ${large} 1 ${end[0]} ${end[1]}`;
}

/** A dot, to be drawn with a round stroke. */
export function dotPath(x: number, y: number): string {
  return pathData`M${x} ${y}h0`;
}

/** The view of a scene of 320 by 200 that has another ratio of width to height: cropped around its middle. */
export function sceneView(ratio: number): string {
  const width = Math.min(320, Math.round(200 * ratio));
  const height = Math.min(200, Math.round(320 / ratio));
  return `${(320 - width) / 2} ${(200 - height) / 2} ${width} ${height}`;
}
