import type { TimeOfDay } from "./catalogue-entry.ts";

type PartOfDay = Exclude<TimeOfDay, "anytime">;
type Hours = readonly [from: number, to: number];

interface Timed {
  readonly timeOfDay: TimeOfDay;
  readonly hours?: Hours | undefined;
}

// dusk and what comes before sleep have narrower hours of their own in the catalogue
const hoursOf: Readonly<Record<TimeOfDay, Hours>> = {
  morning: [5, 12],
  afternoon: [12, 19],
  evening: [19, 5],
  anytime: [0, 24],
};

/** Morning from 5, afternoon from 12, evening from 19 to 5. */
export function timeOfDayAt(hour: number): PartOfDay {
  if (isWithin(hoursOf.morning, hour)) return "morning";
  return isWithin(hoursOf.afternoon, hour) ? "afternoon" : "evening";
}

/** Whether an activity can be done at an hour (0–23) of the person's own clock. */
export function isDoableAt(activity: Timed, hour: number): boolean {
  return isWithin(activity.hours ?? hoursOf[activity.timeOfDay], hour);
}

/**
 * Whether an activity may be planned by somebody who plans at this hour. What belongs to a part of the day (before sleep, at
 * nightfall, in the morning) is offered in its hours only; what belongs to none can wait for a better hour. decisions §2
 */
export function belongsAt(activity: Timed, hour: number): boolean {
  return activity.timeOfDay === "anytime" || isDoableAt(activity, hour);
}

function isWithin([from, to]: Hours, hour: number): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}
