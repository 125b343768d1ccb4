import { Temporal } from "temporal-polyfill";

type Zoned = Temporal.ZonedDateTime;

/** `timeZone`, or UTC if the platform does not know it. */
export function knownZone(timeZone: string): string {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone).timeZoneId;
  } catch {
    return "UTC";
  }
}

/** The wall-clock time in `timeZone` at `instant`. */
export function wallTimeAt(instant: Date, timeZone: string): Zoned {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(knownZone(timeZone));
}

/** The instant of a wall-clock time. */
export function instantOf(moment: Zoned): Date {
  return new Date(moment.epochMilliseconds);
}

/**
 * When the clock in `timeZone` shows `time` ("HH:MM") on `date`, the earliest first: once on most days, twice if the clock is set
 * back. If the clock skips that time, the first minute after the gap.
 */
export function wallTimesOn(date: string, time: string, timeZone: string): Zoned[] {
  const wanted = Temporal.PlainDateTime.from(`${date}T${time}`);
  const earlier = wanted.toZonedDateTime(timeZone, { disambiguation: "earlier" });
  const later = wanted.toZonedDateTime(timeZone, { disambiguation: "later" });
  if (earlier.equals(later)) return [earlier];
  if (earlier.toPlainDateTime().equals(wanted)) return [earlier, later];
  const jump = earlier.getTimeZoneTransition("next");
  return [jump ?? later];
}

/** False for a day that a zone skipped (Samoa had no 30 December 2011). */
export function hasDay(date: string, timeZone: string): boolean {
  const [first] = wallTimesOn(date, "00:00", timeZone);
  return first?.toPlainDate().toString() === date;
}

/** A wall-clock time as "HH:MM". */
export function timeOf(moment: Zoned): string {
  return moment.toPlainTime().toString({ smallestUnit: "minute" });
}
