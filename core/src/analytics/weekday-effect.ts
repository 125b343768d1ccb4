import { seeded } from "../seeded.ts";
import type { NeedCount, StressDay } from "./finding.ts";
import { measuredOf, seriesOf, weekdayOf } from "./stress-series.ts";
import { permutedContrasts, type Contrast } from "./permuted-contrasts.ts";
import { sum } from "./vectors.ts";

export interface WeekdayEffect extends Contrast {
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number;
  /** Measured days, and how many of them are on the weekday. */
  readonly n: number;
  readonly nWith: number;
}

// safety.md, statements about data: weekday effect
const fewestWeeks = 4;
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * Each weekday against the six others, by overall stress. Tested once every weekday has four measurements, which takes at least
 * four weeks, wherever the gaps are. `p` is corrected for seven weekdays, but not for the other questions asked of the person.
 */
export function weekdayEffects(
  days: readonly StressDay[],
  seed: number,
): { effects: WeekdayEffect[]; need: NeedCount | null } {
  const measured = measuredOf(days);
  const groups = weekdays.map((weekday) =>
    Float64Array.from(measured, ({ at }) => (weekdayOf(at) === weekday ? 1 : 0)),
  );
  const weeks = Math.min(...groups.map(sum));
  if (weeks < fewestWeeks) return { effects: [], need: { kind: "weekday", have: weeks, need: fewestWeeks } };
  const contrasts = permutedContrasts({ series: seriesOf(measured, "overall"), groups }, seeded(seed));
  const effects = contrasts.map((contrast, index) => ({
    ...contrast,
    weekday: index + 1,
    n: measured.length,
    nWith: sum(groups[index] ?? []),
  }));
  return { effects, need: null };
}
