import { Temporal } from "temporal-polyfill";
import { occurredAt } from "../activity/occurred-at.ts";
import { addDays, localDateOf } from "../progress/local-date.ts";
import { Refusal } from "../refusals.ts";

// decisions §8: back-dated up to 30 days
const mostDaysBack = 30;
const minuteMs = 60_000;

interface Said {
  /** The day that it is about, where the person named one. */
  readonly on?: string | undefined;
  /** The moment that the device noted. */
  readonly occurredAt?: string | undefined;
}

export interface When {
  readonly at: Date;
  readonly localDate: string;
  readonly backDated: boolean;
}

/**
 * Which moment and day a check-in is about. A day before is the minute of noon of that day in the person's zone, and marked; today is now, or
 * what the device noted. Refuses `invalid_input` for a day to come, more than 30 days back, or a moment that cannot be.
 */
export function whenOf(
  { on, occurredAt: noted }: Said,
  { now, timeZone }: { now: Date; timeZone: string },
): When {
  const at = occurredAt(noted, { now });
  const day = localDateOf(at, timeZone);
  if (on === undefined || on === day) return { at, localDate: day, backDated: false };
  const today = localDateOf(now, timeZone);
  if (on > today) throw new Refusal("invalid_input", { fields: { on: "future" } });
  if (on < addDays(today, -mostDaysBack)) throw new Refusal("invalid_input", { fields: { on: "too_old" } });
  // a little after noon, each a little elsewhere: lists that go on "before" a moment must not pass over its neighbours
  const moment = new Date(noonOf(on, timeZone).getTime() + (now.getTime() % minuteMs));
  return { at: moment, localDate: on, backDated: true };
}

function noonOf(day: string, timeZone: string): Date {
  const noon = Temporal.PlainDateTime.from(`${day}T12:00:00`);
  const zone = isKnown(timeZone) ? timeZone : "UTC";
  return new Date(noon.toZonedDateTime(zone).epochMilliseconds);
}

function isKnown(timeZone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone);
    return true;
  } catch {
    return false;
  }
}
