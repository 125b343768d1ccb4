import { activityTypes, type ActivityType } from "../activity/catalogue-entry.ts";
import { seeded } from "../seeded.ts";
import type { NeedCount, StressDay } from "./finding.ts";
import { measuredDays, seriesOf, type MeasuredDay } from "./measured-series.ts";
import { permutedContrasts, type Contrast } from "./permuted-contrasts.ts";

export interface ActivityEffect extends Contrast {
  readonly activityType: ActivityType;
  /** Measured days, and of these those with the activity. */
  readonly n: number;
  readonly nWith: number;
}

// safety.md, statements about data: activity goes with lower stress
const fewestDays = 14;
const fewestOfEach = 5;

/**
 * For each type of activity that was done on enough days and left out on enough: overall stress on days with it against days
 * without. They go together; which causes which, or what causes both, this cannot say. `p` counts all types asked at once.
 */
export function activityEffects(
  days: readonly StressDay[],
  seed: number,
): { effects: ActivityEffect[]; need: NeedCount | null } {
  const measured = measuredDays(days);
  const n = measured.length;
  if (n < fewestDays) return { effects: [], need: { kind: "activity", have: n, need: fewestDays } };
  const asked = activityTypes.flatMap((activityType) => {
    const { group, nWith } = daysWith(measured, activityType);
    return Math.min(nWith, n - nWith) < fewestOfEach ? [] : [{ activityType, group, nWith }];
  });
  if (asked.length === 0) return { effects: [], need: nearestNeed(measured) };
  const groups = asked.map(({ group }) => group);
  const contrasts = permutedContrasts(seriesOf(measured, "overall"), groups, seeded(seed));
  const effects = asked.flatMap(({ activityType, nWith }, index) => {
    const contrast = contrasts[index];
    return contrast ? [{ ...contrast, activityType, n, nWith }] : [];
  });
  return { effects, need: null };
}

/** How many days there are with, or without, the type that is nearest to enough of both. */
function nearestNeed(measured: readonly MeasuredDay[]): NeedCount {
  const counts = activityTypes.map((activityType) => daysWith(measured, activityType).nWith);
  const have = Math.max(...counts.map((nWith) => Math.min(nWith, measured.length - nWith)));
  return { kind: "activity", have, need: fewestOfEach };
}

function daysWith(
  measured: readonly MeasuredDay[],
  activityType: ActivityType,
): { group: Float64Array; nWith: number } {
  const group = Float64Array.from(measured, (day) => (day.activityTypes.includes(activityType) ? 1 : 0));
  return { group, nWith: group.reduce((total, is) => total + is, 0) };
}
