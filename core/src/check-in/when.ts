import { Temporal } from "temporal-polyfill";
import { occurredAt } from "../activity/occurred-at.ts";
import { addDays, localDateOf } from "../progress/local-date.ts";
import { Refusal } from "../refusals.ts";

// decisions §8: back-dated up to 30 days
const mostDaysBack = 30;
const minuteMs = 60_000;

interface Said {
  /** The day it is about, if the person chose one. */
  readonly on?: string | undefined;
  /** The moment recorded by the device. */
  readonly occurredAt?: string | undefined;
}

export interface When {
  readonly at: Date;
  readonly localDate: string;
  readonly backDated: boolean;
}

/**
 * The moment and day of a check-in. An earlier day gets the minute after noon in the person's zone, and is marked; today gets
 * now, or what the device recorded. Refuses `invalid_input` for a future day, one more than 30 days back, or an impossible
 * moment.
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
  // noon plus the current seconds, so that moments differ: pages that continue "before" one must not skip others at the same time
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
