import type { Temporal } from "temporal-polyfill";
import { localDateOf } from "../progress/local-date.ts";
import { instantOf, wallTimeAt } from "../progress/wall-clock.ts";
import { endOfQuiet, type ReminderPlan } from "./next-slot.ts";
import { bookingKinds, type BookingKind } from "./notification-kinds.ts";

/** When somebody is reminded of a booked session. The reminder always appears in the list; it is also sent if `isLoud`. */
export interface BookingMoment {
  readonly kind: BookingKind;
  readonly at: Date;
  readonly isLoud: boolean;
}

// "a day before" means at the same wall-clock time
const timeAhead: Readonly<Record<BookingKind, Temporal.DurationLike>> = {
  booking_day: { days: 1 },
  booking_hour: { hours: 1 },
};

/** The most hours that each kind can be ahead of the session: a day may have 25. */
export const mostHoursAhead: Readonly<Record<BookingKind, number>> = { booking_day: 25, booking_hour: 1 };

/**
 * When each reminder of a session is due. In quiet hours it waits until they end, provided that is before the next reminder and
 * before the session. Otherwise, and on rest days, it only appears in the list.
 */
export function bookingMoments(startsAt: Date, plan: ReminderPlan): BookingMoment[] {
  const start = wallTimeAt(startsAt, plan.timeZone);
  const due = bookingKinds.map((kind) => ({ kind, at: instantOf(start.subtract(timeAhead[kind])) }));
  return due.map(({ kind, at }, index) =>
    momentOf(kind, { at, before: due[index + 1]?.at ?? startsAt }, plan),
  );
}

function momentOf(
  kind: BookingKind,
  { at, before }: { at: Date; before: Date },
  { settings, timeZone, restDays }: ReminderPlan,
): BookingMoment {
  const loudAt = endOfQuiet(at, timeZone, settings.quietHours);
  const isLoud = loudAt < before && !restDays.has(localDateOf(loudAt, timeZone));
  return { kind, at: isLoud ? loudAt : at, isLoud };
}
