// Clocks of time zones by the platform alone: the browser's worker carries no calendar library for them.

/** A day and a time on a clock. */
interface WallTime {
  readonly on: string;
  readonly at: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** `timeZone`, or UTC if the platform does not know it. */
export function zoneOrUtc(timeZone: string): string {
  try {
    formatOf(timeZone);
    return timeZone;
  } catch {
    return "UTC";
  }
}

/** What the clock of a zone shows at an instant. */
export function wallTime(instant: string, timeZone: string): WallTime {
  const wall = new Date(wallMs(Date.parse(instant), timeZone)).toISOString();
  return { on: wall.slice(0, 10), at: wall.slice(11, 16) };
}

const dayMs = 24 * 60 * 60_000;

/** How often the clock of a zone shows a time on a day: once, twice where it is set back, never where it is set forward. */
export function timesShown({ on, at }: WallTime, timeZone: string): number {
  const wanted = Date.parse(`${on}T${at}:00Z`);
  const offsetAt = (ms: number) => wallMs(ms, timeZone) - ms;
  const offsets = new Set([offsetAt(wanted - dayMs), offsetAt(wanted + dayMs)]);
  return [...offsets].filter((offset) => offsetAt(wanted - offset) === offset).length;
}

/** What the clock shows, as if it were UTC, to the second. */
function wallMs(ms: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const second = Math.floor(ms / 1000) * 1000;
  return (
    Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second")) +
    (ms - second)
  );
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat(undefined, {
    timeZone,
    calendar: "iso8601",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(timeZone, format);
  return format;
}
