import type { Temporal } from "temporal-polyfill";
import { addDays, localDateOf } from "../progress/local-date.ts";
import type { ReminderSettings } from "./contract.ts";
import { hasDay, instantOf, knownZone, wallTimeAt, timeOf, wallTimesOn } from "../progress/wall-clock.ts";
import { timedKinds, type TimedKind } from "./notification-kinds.ts";
import { isQuiet, type QuietHours } from "./quiet-hours.ts";

type Zoned = Temporal.ZonedDateTime;

/** Everything that decides when somebody is reminded. */
export interface ReminderPlan {
  readonly settings: ReminderSettings;
  readonly timeZone: string;
  /** Days on the person's calendar on which no reminder comes. */
  readonly restDays: ReadonlySet<string>;
}

/** One reminder and when it is due. `date` is the day on the person's calendar; there is at most one reminder a day. */
export interface Slot {
  readonly kind: TimedKind;
  readonly date: string;
  readonly at: Date;
}

/** A reminder that is later than this is dropped, so that people do not get a flood after a day of downtime. */
export const latestMs = 2 * 60 * 60_000;

// longer than any rest, which has at most 60 days and begins within 90
const lookAheadDays = 400;

/** The first reminder after `after`; null if no reminder or no channel is turned on. */
export function nextSlot(plan: ReminderPlan, after: Date): Slot | null {
  const { daily, weekly, channels } = plan.settings;
  if (!daily.isOn && !weekly.isOn) return null;
  if (!channels.push && !channels.email && !channels.list) return null;
  const zoned = { ...plan, timeZone: knownZone(plan.timeZone) };
  const today = localDateOf(after, plan.timeZone);
  for (let ahead = 0; ahead < lookAheadDays; ahead += 1) {
    const slot = slotOn(addDays(today, ahead), zoned);
    if (slot && slot.at > after) return slot;
  }
  return null;
}

/**
 * The reminder of a day: the weekly one if both fall on it, none on a rest day. A time that the clock skips moves to the first
 * minute after the gap, a time in quiet hours to their end. A time that occurs twice counts once.
 */
function slotOn(date: string, plan: ReminderPlan): Slot | null {
  if (plan.restDays.has(date)) return null;
  // quiet hours and skipped times can carry a reminder over from either of the two days before
  const chosenOn = [addDays(date, -2), addDays(date, -1), date].filter((day) => hasDay(day, plan.timeZone));
  for (const kind of timedKinds) {
    const at = chosenOn
      .filter((day) => isChosenOn[kind](weekdayOf(day), plan.settings))
      .map((day) => comesAt(day, plan.settings[kind].time, plan))
      .find((moment) => moment?.toPlainDate().toString() === date);
    if (at) return { kind, date, at: instantOf(at) };
  }
  return null;
}

/** Whether a kind is turned on for a day of the week (Monday is 1). */
const isChosenOn: Readonly<Record<TimedKind, (weekday: number, settings: ReminderSettings) => boolean>> = {
  weekly: (weekday, { weekly }) => weekly.isOn && weekday === weekly.weekday,
  daily: (_, { daily }) => daily.isOn,
};

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

function comesAt(date: string, time: string, { settings, timeZone }: ReminderPlan): Zoned | undefined {
  const [first] = wallTimesOn(date, time, timeZone);
  return first && afterQuiet(first, settings.quietHours);
}

/** `instant`, or the end of quiet hours if it is in them. */
export function endOfQuiet(instant: Date, timeZone: string, quiet: QuietHours): Date {
  return instantOf(afterQuiet(wallTimeAt(instant, timeZone), quiet));
}

function afterQuiet(moment: Zoned, quiet: QuietHours): Zoned {
  if (!isQuiet(timeOf(moment), quiet)) return moment;
  const date = moment.toPlainDate().toString();
  const ends = [0, 1, 2].flatMap((days) => wallTimesOn(addDays(date, days), quiet.to, moment.timeZoneId));
  // a clock change in between may jump straight to a time that is not quiet
  const change = moment.getTimeZoneTransition("next");
  const [end] = [...ends, ...(change ? [change] : [])]
    .filter((at) => at.epochMilliseconds > moment.epochMilliseconds && !isQuiet(timeOf(at), quiet))
    .toSorted((one, other) => one.epochMilliseconds - other.epochMilliseconds);
  return end ?? moment;
}
