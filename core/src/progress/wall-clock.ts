import { Temporal } from "temporal-polyfill";

type Zoned = Temporal.ZonedDateTime;

/** `timeZone`, or UTC where the platform does not know it. */
export function knownZone(timeZone: string): string {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone).timeZoneId;
  } catch {
    return "UTC";
  }
}

/** What the clock on the wall of `timeZone` shows at `instant`. */
export function onTheWall(instant: Date, timeZone: string): Zoned {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(knownZone(timeZone));
}

/** The instant of a moment on the wall. */
export function instantOf(moment: Zoned): Date {
  return new Date(moment.epochMilliseconds);
}

/**
 * When the clock of `timeZone` shows `time` ("HH:MM") on `date`: once on most days, twice where it is put back, and where it
 * skips that time the next minute that there is. The earliest first.
 */
export function timesOnTheWall(date: string, time: string, timeZone: string): Zoned[] {
  const wanted = Temporal.PlainDateTime.from(`${date}T${time}`);
  const earlier = wanted.toZonedDateTime(timeZone, { disambiguation: "earlier" });
  const later = wanted.toZonedDateTime(timeZone, { disambiguation: "later" });
  if (earlier.equals(later)) return [earlier];
  if (earlier.toPlainDateTime().equals(wanted)) return [earlier, later];
  const jump = earlier.getTimeZoneTransition("next");
  return [jump ?? later];
}

/** False for a day that a zone left out (Samoa had no 30 December 2011). */
export function hasDay(date: string, timeZone: string): boolean {
  const [first] = timesOnTheWall(date, "00:00", timeZone);
  return first?.toPlainDate().toString() === date;
}

/** "HH:MM" of a moment on the wall. */
export function timeOf(moment: Zoned): string {
  return moment.toPlainTime().toString({ smallestUnit: "minute" });
}
