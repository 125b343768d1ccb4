import { isRecord } from "../outbox/entry.ts";

type Levels = Readonly<Record<string, number>>;

interface Aged {
  readonly id: string;
  readonly level: number;
}

/** The levels that plants have, as they are kept on a device. */
export function levelsOf(plants: readonly Aged[]): string {
  return JSON.stringify(Object.fromEntries(plants.map(({ id, level }) => [id, level])));
}

/** The plants that have come or grown since `seen` was kept; none where nothing was, since then all would have. */
export function grownSinceSeen(plants: readonly Aged[], seen: string | null): ReadonlySet<string> {
  const before = seenLevels(seen);
  if (before === null) return new Set();
  return new Set(plants.filter(({ id, level }) => level > (before[id] ?? 0)).map(({ id }) => id));
}

function seenLevels(seen: string | null): Levels | null {
  try {
    const kept: unknown = JSON.parse(seen ?? "null");
    if (!isRecord(kept)) return null;
    return Object.fromEntries(
      Object.entries(kept).flatMap(([id, level]) => (typeof level === "number" ? [[id, level]] : [])),
    );
  } catch {
    return null;
  }
}
