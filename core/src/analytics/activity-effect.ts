import { activityTypes, type ActivityType } from "../activity/catalogue-entry.ts";
import type { NeedCount, StressDay } from "./finding.ts";
import { estimates, groundsOf, settled, type Estimate } from "./regression.ts";
import {
  dayNumber,
  levelAndDirection,
  measuredOf,
  seriesOf,
  weekdayColumns,
  type MeasuredDay,
} from "./stress-series.ts";
import { dot, sum } from "./vectors.ts";

export interface ActivityEffect extends Estimate {
  /** Whether the stress is that of the day of the activity or of the day after. */
  readonly kind: "activity" | "next_day";
  readonly activityType: ActivityType;
  /** Measured days compared, and how many of them had the activity, that day or the day before. */
  readonly n: number;
  readonly nWith: number;
  /** The plain difference of the two means, which can be checked by hand. */
  readonly difference: number;
}

// safety.md, statements about data: activity goes with lower stress
const fewestDays = 14;
const fewestOfEach = 5;
// decisions §12: check-ins missed more often on one kind of day, by over 20 points, leave a question unanswered
const mostMissedApart = 0.2;
const clearlyApart = 2.5;

/**
 * How overall stress differs on days with each activity type and on the days after them, for types with enough days of both
 * kinds. Both are estimated together, beside weekday, level and straight trend, from what each day adds to what yesterday's level
 * predicts. A day whose check-in came before the activity counts for neither side of that day's comparison. It shows association,
 * not cause. The need is that of the type closest to its minimum.
 */
export function activityEffects(days: readonly StressDay[]): {
  effects: ActivityEffect[];
  need: NeedCount | null;
} {
  const measured = measuredOf(days);
  const n = measured.length;
  if (n < fewestDays) return { effects: [], need: { kind: "activity", have: n, need: fewestDays } };
  const types = activityTypes.map((type) => ({ type, columns: columnsOf(type, measured, days) }));
  const most = Math.max(...types.map(({ columns }) => fewestIn(columns.sameDay)));
  const need: NeedCount | null =
    most < fewestOfEach ? { kind: "activity", have: most, need: fewestOfEach } : null;
  const asked = types.filter(
    ({ type, columns }) =>
      Math.max(fewestIn(columns.sameDay), fewestIn(columns.nextDay)) >= fewestOfEach &&
      !isMissedApart(type, days),
  );
  if (asked.length === 0) return { effects: [], need };
  const series = seriesOf(measured, "overall");
  const grounds = groundsOf(series.at, levelAndDirection(series.at), weekdayColumns(series.at));
  const ground = settled(grounds, series.values);
  const effects = asked.flatMap(({ type, columns }) => {
    const [sameDay, nextDay] = estimates(ground, [columns.sameDay.is, columns.nextDay.is, columns.before]);
    return [
      ...effectOf({ kind: "activity", type, estimate: sameDay, compared: columns.sameDay }, series.values),
      ...effectOf({ kind: "next_day", type, estimate: nextDay, compared: columns.nextDay }, series.values),
    ];
  });
  return { effects, need };
}

/** For each measured day 1 with the activity, 0 without; `of` is 1 where the day counts. */
interface Compared {
  readonly is: Float64Array;
  readonly of: Float64Array;
}

interface Columns {
  readonly sameDay: Compared;
  readonly nextDay: Compared;
  /** 1 on days whose check-in came before the activity. */
  readonly before: Float64Array;
}

function columnsOf(
  type: ActivityType,
  measured: readonly MeasuredDay[],
  days: readonly StressDay[],
): Columns {
  const doneOn = new Set(
    days.flatMap(({ date, activityTypes: done }) => (done.includes(type) ? [dayNumber(date)] : [])),
  );
  const column = (is: (day: MeasuredDay) => boolean) =>
    Float64Array.from(measured, (day) => (is(day) ? 1 : 0));
  const isBefore = (day: MeasuredDay) => doneOn.has(day.at) && day.uncredited.includes(type);
  return {
    sameDay: {
      is: column((day) => doneOn.has(day.at) && !isBefore(day)),
      of: column((day) => !isBefore(day)),
    },
    nextDay: { is: column(({ at }) => doneOn.has(at - 1)), of: column(() => true) },
    before: column(isBefore),
  };
}

function fewestIn({ is, of }: Compared): number {
  const nWith = sum(is);
  return Math.min(nWith, sum(of) - nWith);
}

/** True when check-ins are missing clearly more often on one kind of day: then those that are there may mislead. */
function isMissedApart(type: ActivityType, days: readonly StressDay[]): boolean {
  const first = days.findIndex(({ stress }) => stress);
  const lived = days.slice(first);
  const rateOf = (group: readonly StressDay[]) => group.filter(({ stress }) => stress).length / group.length;
  const rate = rateOf(lived);
  const groups = [true, false].map((isWith) =>
    lived.filter(({ activityTypes: done }) => done.includes(type) === isWith),
  );
  const [done = [], not = []] = groups;
  if (done.length === 0 || not.length === 0) return false;
  const apart = Math.abs(rateOf(done) - rateOf(not));
  const error = Math.sqrt(rate * (1 - rate) * (1 / done.length + 1 / not.length));
  return apart > mostMissedApart && apart > clearlyApart * error;
}

function effectOf(
  {
    kind,
    type,
    estimate,
    compared,
  }: {
    kind: ActivityEffect["kind"];
    type: ActivityType;
    estimate: Estimate | null | undefined;
    compared: Compared;
  },
  values: Float64Array,
): ActivityEffect[] {
  if (!estimate || fewestIn(compared) < fewestOfEach) return [];
  const n = sum(compared.of);
  const nWith = sum(compared.is);
  const totalWith = dot(compared.is, values);
  const difference = totalWith / nWith - (dot(compared.of, values) - totalWith) / (n - nWith);
  return [{ ...estimate, kind, activityType: type, n, nWith, difference }];
}
