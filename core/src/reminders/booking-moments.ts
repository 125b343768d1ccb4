import { localDateOf } from "../progress/local-date.ts";
import { endOfQuiet, type ReminderPlan } from "./next-slot.ts";
import { instantOf, onTheWall } from "../progress/wall-clock.ts";

/** When a booked session is called to mind. It stands in the list in any case; `isLoud`: it may be sent, too. */
export interface BookingMoment {
  readonly kind: "booking_day" | "booking_hour";
  readonly at: Date;
  readonly isLoud: boolean;
}

const hourMs = 60 * 60_000;

/**
 * The day before at the same time on the wall, and one hour before. In quiet hours it waits for their end, as long as that comes
 * well before the session; on a rest day, and where that is too late, it only stands in the list.
 */
export function bookingMoments(startsAt: Date, plan: ReminderPlan): BookingMoment[] {
  const dayBefore = instantOf(onTheWall(startsAt, plan.timeZone).subtract({ days: 1 }));
  const hourBefore = new Date(startsAt.getTime() - hourMs);
  return [
    momentOf("booking_day", { at: dayBefore, before: hourBefore }, plan),
    momentOf("booking_hour", { at: hourBefore, before: startsAt }, plan),
  ];
}

function momentOf(
  kind: BookingMoment["kind"],
  { at, before }: { at: Date; before: Date },
  { settings, timeZone, restDays }: ReminderPlan,
): BookingMoment {
  const loudAt = endOfQuiet(at, timeZone, settings.quietHours);
  const isLoud = loudAt < before && !restDays.has(localDateOf(loudAt, timeZone));
  return { kind, at: isLoud ? loudAt : at, isLoud };
}
