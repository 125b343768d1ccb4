import type { Temporal } from "temporal-polyfill";
import { addDays, localDateOf } from "../progress/local-date.ts";
import type { ReminderSettings } from "./contract.ts";
import { isQuiet, type QuietHours } from "./quiet-hours.ts";
import { hasDay, instantOf, knownZone, onTheWall, timeOf, timesOnTheWall } from "../progress/wall-clock.ts";

type Zoned = Temporal.ZonedDateTime;

/** Everything that decides when somebody is reminded. */
export interface ReminderPlan {
  readonly settings: ReminderSettings;
  readonly timeZone: string;
  /** Days on the person's calendar on which nothing is said. */
  readonly restDays: ReadonlySet<string>;
}

/** One reminder that is due at an instant. At most one has a `date`, the day on the person's calendar that it comes on. */
export interface Slot {
  readonly kind: "daily" | "weekly";
  readonly date: string;
  readonly at: Date;
}

/** What is older than this when somebody comes to send it is dropped: a day of downtime brings no storm. */
export const latestMs = 2 * 60 * 60_000;

// a rest of 60 days that begins within 90 is over by then
const lookAheadDays = 400;

/** The first reminder after `after`; null when there is none, because nothing is turned on or no way is open. */
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
 * The one reminder of a day: the weekly one where both fall on it, else the earlier. A time that the clock skips comes at the
 * next minute that there is, one that comes twice once, one in quiet hours at their end; on a rest day there is none.
 */
function slotOn(date: string, plan: ReminderPlan): Slot | null {
  if (plan.restDays.has(date)) return null;
  // quiet hours and skipped times carry over into a day from the two before it
  const chosenOn = [addDays(date, -2), addDays(date, -1), date].filter((day) => hasDay(day, plan.timeZone));
  for (const kind of ["weekly", "daily"] as const) {
    const at = chosenOn
      .filter((day) => isChosen(kind, day, plan.settings))
      .map((day) => comesAt(day, plan.settings[kind].time, plan))
      .find((moment) => moment?.toPlainDate().toString() === date);
    if (at) return { kind, date, at: instantOf(at) };
  }
  return null;
}

function isChosen(kind: Slot["kind"], date: string, { daily, weekly }: ReminderSettings): boolean {
  if (kind === "daily") return daily.isOn;
  // Monday is 1
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  return weekly.isOn && weekday === weekly.weekday;
}

function comesAt(date: string, time: string, { settings, timeZone }: ReminderPlan): Zoned | undefined {
  const [first] = timesOnTheWall(date, time, timeZone);
  return first && afterQuiet(first, settings.quietHours);
}

/** `instant`, or the end of the quiet hours that it lies in. */
export function endOfQuiet(instant: Date, timeZone: string, quiet: QuietHours): Date {
  return instantOf(afterQuiet(onTheWall(instant, timeZone), quiet));
}

function afterQuiet(moment: Zoned, quiet: QuietHours): Zoned {
  if (!isQuiet(timeOf(moment), quiet)) return moment;
  const date = moment.toPlainDate().toString();
  const ends = [0, 1, 2].flatMap((days) => timesOnTheWall(addDays(date, days), quiet.to, moment.timeZoneId));
  // a clock that is changed meanwhile may show a time that is not quiet
  const change = moment.getTimeZoneTransition("next");
  const [end] = [...ends, ...(change ? [change] : [])]
    .filter((at) => at.epochMilliseconds > moment.epochMilliseconds && !isQuiet(timeOf(at), quiet))
    .toSorted((one, other) => one.epochMilliseconds - other.epochMilliseconds);
  return end ?? moment;
}
