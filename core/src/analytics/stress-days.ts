import type { ActivityType } from "../activity/catalogue-entry.ts";
import { addDays } from "../progress/local-date.ts";
import { measuredDays, type DayValues, type Measurement } from "./daily-points.ts";
import type { DayStress, StressDay } from "./finding.ts";

/** A day and a moment of it. */
interface Moment {
  readonly on: string;
  readonly at: Date;
}

export interface LivedFacts {
  readonly measurements: readonly Measurement[];
  /** When stress was stated, without what was added for an earlier day: of that the moment is unknown. */
  readonly statedAt: readonly Moment[];
  /** Each completed activity or breathing game. */
  readonly done: readonly (Moment & { readonly type: ActivityType })[];
}

/** The days from `from` to `to`, inclusive, as the engine sees them, with check-ins and assessments apart. */
export function stressDaysOf(facts: LivedFacts, { from, to }: { from: string; to: string }): StressDay[] {
  const stated = measuredDays(facts.measurements.filter(({ source }) => source === "check_in"));
  const assessed = measuredDays(facts.measurements.filter(({ source }) => source === "assessment"));
  const firstStated = earliest(facts.statedAt);
  const firstDone = new Map<string, Map<ActivityType, Date>>();
  for (const { on, at, type } of facts.done) {
    const ofDay = firstDone.get(on) ?? new Map<ActivityType, Date>();
    const before = ofDay.get(type);
    if (!before || at < before) ofDay.set(type, at);
    firstDone.set(on, ofDay);
  }
  const days: StressDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const done = [...(firstDone.get(date) ?? [])];
    const statedAt = firstStated.get(date);
    days.push({
      date,
      stress: stressOf(stated.get(date)),
      assessed: stressOf(assessed.get(date)),
      activityTypes: done.map(([type]) => type).toSorted(),
      // decisions §8: a check-in made before the activity is not credited to it
      uncredited: done.flatMap(([type, at]) => (statedAt && statedAt < at ? [type] : [])).toSorted(),
    });
  }
  return days;
}

function earliest(moments: readonly Moment[]): ReadonlyMap<string, Date> {
  const first = new Map<string, Date>();
  for (const { on, at } of moments) {
    const before = first.get(on);
    if (!before || at < before) first.set(on, at);
  }
  return first;
}

function stressOf(values: DayValues | undefined): DayStress | null {
  if (!values?.overallStress) return null;
  return {
    overall: values.overallStress.value,
    work: values.workStress?.value ?? null,
    financial: values.financialStress?.value ?? null,
    personal: values.personalStress?.value ?? null,
    global: values.globalStress?.value ?? null,
  };
}
