import type { CheckInDay } from "@remanso/core/check-in/contract.ts";
import { levelOf } from "../check-in/points.ts";

/** What the squares of the year tell. */
export type YearOf = "mood" | "stress";

/** How much of its square a mark fills, from 1 to 5: it tells the value where colours do not. */
type MarkSize = 1 | 2 | 3 | 4 | 5;

export interface Mark {
  readonly size: MarkSize;
  readonly tone: string;
  /** True where another program says it: it is drawn as an outline. */
  readonly isImported: boolean;
}

const moodTone = "var(--primary)";
const stressTones = {
  low: "color-mix(in oklab, var(--leaf) 85%, var(--ink))",
  moderate: "color-mix(in oklab, var(--sun) 75%, var(--ink))",
  high: "color-mix(in oklab, var(--ember) 85%, var(--ink))",
} as const;

/** The mark of a day; null where what is shown was not stated on it. */
export function markOf(day: CheckInDay | undefined, of: YearOf): Mark | null {
  if (!day) return null;
  if (of === "mood") return { size: sizeOf(day.mood), tone: moodTone, isImported: day.source === "imported" };
  if (day.stress === null) return null;
  return {
    size: sizeOf(1 + (day.stress / 10) * 4),
    tone: stressTones[levelOf(day.stress)],
    isImported: false,
  };
}

function sizeOf(step: number): MarkSize {
  if (step < 1.5) return 1;
  if (step < 2.5) return 2;
  if (step < 3.5) return 3;
  return step < 4.5 ? 4 : 5;
}
