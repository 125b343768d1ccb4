import type { Scale } from "./found-row.ts";

/** A mood 1–5 for points on a scale: 1 at its worst end, 5 at its best, evenly between. Null outside of it. */
export function moodOf(points: number, { worst, best }: Scale): number | null {
  const share = (points - worst) / (best - worst);
  return share >= 0 && share <= 1 ? 1 + Math.round(share * 4) : null;
}

/** The mood of several words that were given one each: their mean, to a whole mood; between two of them the one nearer to 3. Null for none. */
export function meanMood(moods: readonly number[]): number | null {
  if (moods.length === 0) return null;
  const mean = moods.reduce((sum, mood) => sum + mood, 0) / moods.length;
  return mean > 3 ? Math.ceil(mean - 0.5) : Math.floor(mean + 0.5);
}
