import { Temporal } from "temporal-polyfill";
import { localDateOf } from "../progress/local-date.ts";
import { sessionMinutes, weekdays, type Weekday } from "./contract.ts";

// specification §9: booking slots
export const slotTimes = ["09:00", "10:00", "11:00", "14:00", "15:00", "16:00"] as const;

// decisions §9: for the next 28 days, including today
export const daysAhead = 28;

const minuteMs = 60_000;

export const sessionMs = sessionMinutes * minuteMs;

// a session can be booked until an hour before it begins
const noticeMs = 60 * minuteMs;

/** A professional's working days, and the time zone of their hours. */
export interface Hours {
  readonly availability: readonly Weekday[];
  readonly timeZone: string;
}

export interface TimeSpan {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

interface Frame {
  readonly now: Date;
  /** The start times of sessions already booked, with this professional or by this person elsewhere. */
  readonly taken: readonly Date[];
}

/**
 * The sessions that can still be booked, earliest first: the slot times of a professional's working days, in their own time
 * zone, at least an hour ahead, without any that overlap a booked one. A local time that is skipped by a clock change is not
 * offered; of one that occurs twice, the first is.
 */
export function freeSlots(hours: Hours, frame: Frame): TimeSpan[] {
  return [...eachFreeSlot(hours, frame)];
}

/** When the first free session begins; null when there is none. */
export function nextFreeSlot(hours: Hours, frame: Frame): Date | null {
  const [first] = eachFreeSlot(hours, frame);
  return first?.startsAt ?? null;
}

/** True when a session can begin at `startsAt`, judging by working hours, notice and the 28 days only. */
export function isOffered(hours: Hours, startsAt: Date, now: Date): boolean {
  for (const slot of eachFreeSlot(hours, { now, taken: [] })) {
    if (slot.startsAt.getTime() === startsAt.getTime()) return true;
  }
  return false;
}

/** The session that begins at `startsAt`. */
export function sessionAt(startsAt: Date): TimeSpan {
  return { startsAt, endsAt: new Date(startsAt.getTime() + sessionMs) };
}

/** True when sessions beginning at these two moments overlap. */
export function isAtOnce(one: Date, other: Date): boolean {
  return Math.abs(one.getTime() - other.getTime()) < sessionMs;
}

function* eachFreeSlot({ availability, timeZone }: Hours, { now, taken }: Frame): Generator<TimeSpan> {
  const today = Temporal.PlainDate.from(localDateOf(now, timeZone));
  const earliest = now.getTime() + noticeMs;
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const day = today.add({ days: ahead });
    const weekday = weekdays[day.dayOfWeek - 1];
    if (!weekday || !availability.includes(weekday)) continue;
    for (const startsAt of beginningsOn(day, timeZone)) {
      if (startsAt.getTime() < earliest) continue;
      if (!taken.some((other) => isAtOnce(startsAt, other))) yield sessionAt(startsAt);
    }
  }
}

function beginningsOn(day: Temporal.PlainDate, timeZone: string): Date[] {
  return slotTimes.flatMap((time) => {
    const wall = day.toPlainDateTime(time);
    const zoned = wall.toZonedDateTime(timeZone);
    // skipped by a clock change, so it would end up at another time of day
    return zoned.toPlainDateTime().equals(wall) ? [new Date(zoned.epochMilliseconds)] : [];
  });
}
