import { activityTypes, type ActivityType } from "../activity/catalogue-entry.ts";
import { seeded } from "../seeded.ts";
import type { NeedCount, StressDay } from "./finding.ts";
import { measuredOf, seriesOf } from "./stress-series.ts";
import { permutedContrasts, type Contrast } from "./permuted-contrasts.ts";
import { sum } from "./vectors.ts";

export interface ActivityEffect extends Contrast {
  readonly activityType: ActivityType;
  /** Measured days, and how many of them had the activity. */
  readonly n: number;
  readonly nWith: number;
}

// safety.md, statements about data: activity goes with lower stress
const fewestDays = 14;
const fewestOfEach = 5;

/**
 * Compares overall stress on days with and without each activity type, for types with enough days of both kinds. It shows
 * association, not cause. `p` is corrected for the number of activity types tested, but not for the other questions asked of the
 * person. The need is that of the type closest to its minimum.
 */
export function activityEffects(
  days: readonly StressDay[],
  seed: number,
): { effects: ActivityEffect[]; need: NeedCount | null } {
  const measured = measuredOf(days);
  const n = measured.length;
  if (n < fewestDays) return { effects: [], need: { kind: "activity", have: n, need: fewestDays } };
  const types = activityTypes.map((activityType) => {
    const group = Float64Array.from(measured, (day) => (day.activityTypes.includes(activityType) ? 1 : 0));
    const nWith = sum(group);
    return { activityType, group, nWith, fewest: Math.min(nWith, n - nWith) };
  });
  const asked = types.filter(({ fewest }) => fewest >= fewestOfEach);
  if (asked.length === 0) {
    const have = Math.max(...types.map(({ fewest }) => fewest));
    return { effects: [], need: { kind: "activity", have, need: fewestOfEach } };
  }
  const groups = asked.map(({ group }) => group);
  const contrasts = permutedContrasts({ series: seriesOf(measured, "overall"), groups }, seeded(seed));
  const effects = asked.flatMap(({ activityType, nWith }, index) => {
    const contrast = contrasts[index];
    return contrast ? [{ ...contrast, activityType, n, nWith }] : [];
  });
  return { effects, need: null };
}
