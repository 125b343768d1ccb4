import type { ActivityType } from "../activity/catalogue-entry.ts";
import { activityEffects } from "./activity-effect.ts";
import { activityShare, overTheYear, trendShares } from "./budget.ts";
import type { FindingKind, FindingSeries, NeedCount, StressDay } from "./finding.ts";
import { measuredOf } from "./stress-series.ts";
import { trendEffects } from "./trend-effects.ts";
import { fittedChange } from "./trend-of.ts";
import { weekdayEffects, type WeekdayEffect } from "./weekday-effect.ts";

/** An answer to one question of one look, before it is known whether it is told. */
export interface Candidate {
  readonly kind: FindingKind;
  readonly series: FindingSeries;
  readonly weekday: number | null;
  readonly activityType: ActivityType | null;
  readonly effect: number;
  readonly error: number;
  readonly observed: number;
  /** Of this look alone, and corrected for all questions and the year's looks. */
  readonly ownP: number;
  readonly p: number;
  /** The share that this question has of its kind's budget. */
  readonly share: number;
  readonly n: number;
  readonly nWith: number | null;
  /** First and last of the days used. */
  readonly from: string;
  readonly to: string;
}

/** One look at up to 90 days. */
export interface Look {
  readonly candidates: readonly Candidate[];
  /** What is below its minimum of data. */
  readonly needs: readonly NeedCount[];
  readonly measuredDays: number;
  readonly tests: number;
}

// safety.md, statements about data: rising / falling
const leastChange = 1;
// what is less sure than this can neither be told nor count as seen
const hopeless = 0.2;

/** Asks all questions of these days: trends, weekdays, activities. */
export function lookAt(days: readonly StressDay[]): Look {
  const trend = trendEffects(days);
  const weekday = weekdayEffects(days);
  const activity = activityEffects(days);
  const ofTrends = trendShares(trend.effects.length);
  const measured = measuredOf(days);
  const window = { from: measured[0]?.date ?? "", to: measured.at(-1)?.date ?? "" };
  const trends = trend.effects.flatMap(({ of, test, ...used }, index): Candidate[] => {
    const ofKind = { kind: "trend", share: ofTrends[index] ?? 0 } as const;
    const p = overTheYear(test.p, ofKind);
    // the line takes longest
    if (p > hopeless) return [];
    const { effect, error } = fittedChange(test);
    const none = { weekday: null, activityType: null, nWith: null };
    return Math.abs(effect) < leastChange
      ? []
      : [{ ...ofKind, ...none, series: of, effect, error, observed: effect, ownP: test.p, p, ...used }];
  });
  const countOf = (kind: FindingKind) => activity.effects.filter((effect) => effect.kind === kind).length;
  const activities = activity.effects.flatMap(({ difference, p: ownP, ...effect }): Candidate[] => {
    const share = activityShare(effect.kind, countOf(effect.kind));
    const p = overTheYear(ownP, { kind: effect.kind, share });
    return p > hopeless
      ? []
      : [{ ...effect, ...window, series: "overall", weekday: null, observed: difference, ownP, p, share }];
  });
  const weekdays = clearestWeekday(weekday.effects).map((clearest) => ({ ...clearest, ...window }));
  return {
    candidates: [...trends, ...weekdays, ...activities],
    needs: [trend.need, weekday.need, activity.need].filter((need) => need !== null),
    measuredDays: days.filter(({ stress, assessed }) => stress ?? assessed).length,
    tests: trend.effects.length + weekday.effects.length + activity.effects.length,
  };
}

/** Only one, because a weekday that stands out shifts the others' baseline. */
function clearestWeekday(effects: readonly WeekdayEffect[]): Omit<Candidate, "from" | "to">[] {
  const share = 1 / effects.length;
  return effects
    .toSorted((one, other) => one.p - other.p)
    .slice(0, 1)
    .flatMap(({ difference, p: ownP, ...effect }) => {
      const p = overTheYear(ownP, { kind: "weekday", share });
      if (p > hopeless) return [];
      const of = { kind: "weekday", series: "overall", activityType: null } as const;
      return [{ ...effect, ...of, observed: difference, ownP, p, share }];
    });
}
