/** How far a zone's clocks are from another's at `instant`, in minutes; 0 where both show the same time. */
export function minutesApart(one: string, other: string, instant: string): number {
  return Math.round((clockMs(one, instant) - clockMs(other, instant)) / 60_000);
}

function clockMs(timeZone: string, instant: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value ?? 0);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
}
