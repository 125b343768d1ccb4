import { seeded } from "../seeded.ts";
import type { NeedCount, StressDay } from "./finding.ts";
import { measuredDays, seriesOf, weekdayOf } from "./measured-series.ts";
import { permutedContrasts, type Contrast } from "./permuted-contrasts.ts";

export interface WeekdayEffect extends Contrast {
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number;
  /** Measured days, and of these those of the weekday. */
  readonly n: number;
  readonly nWith: number;
}

// safety.md, statements about data: weekday effect
const fewestWeeks = 4;
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/**
 * Each weekday against the six others, by overall stress. Asked once every weekday was measured four times: four full weeks,
 * wherever the gaps are. `p` counts that seven weekdays are asked at once.
 */
export function weekdayEffects(
  days: readonly StressDay[],
  seed: number,
): { effects: WeekdayEffect[]; need: NeedCount | null } {
  const measured = measuredDays(days);
  const groups = weekdays.map((weekday) =>
    Float64Array.from(measured, ({ at }) => (weekdayOf(at) === weekday ? 1 : 0)),
  );
  const counts = groups.map((group) => group.reduce((total, is) => total + is, 0));
  const weeks = Math.min(...counts);
  if (weeks < fewestWeeks) return { effects: [], need: { kind: "weekday", have: weeks, need: fewestWeeks } };
  const contrasts = permutedContrasts(seriesOf(measured, "overall"), groups, seeded(seed));
  const effects = contrasts.map((contrast, index) => ({
    ...contrast,
    weekday: index + 1,
    n: measured.length,
    nWith: counts[index] ?? 0,
  }));
  return { effects, need: null };
}
