import { addDays } from "./local-date.ts";
import { instantOf, knownZone, timesOnTheWall } from "./wall-clock.ts";

/** A time of rest as instants: from the first on, until just before the second. */
export interface RestSpan {
  readonly from: Date;
  readonly until: Date;
}

/** Days of rest on the person's calendar, YYYY-MM-DD in any order, as spans of time in their zone. */
export function restSpans(restDays: Iterable<string>, timeZone: string): RestSpan[] {
  const zone = knownZone(timeZone);
  const days = new Set(restDays);
  const firsts = [...days].filter((day) => !days.has(addDays(day, -1)));
  return firsts.map((first) => {
    let after = addDays(first, 1);
    while (days.has(after)) after = addDays(after, 1);
    return { from: startOf(first, zone), until: startOf(after, zone) };
  });
}

function startOf(date: string, zone: string): Date {
  const [first] = timesOnTheWall(date, "00:00", zone);
  if (!first) throw new Error(`${date} has no beginning in ${zone}.`);
  return instantOf(first);
}

/** `now`, earlier by all the rest that lies between `since` and it: for what stands still on days of rest. */
export function withoutRest(since: Date, now: Date, rests: readonly RestSpan[]): Date {
  const restedMs = rests.reduce((sum, { from, until }) => {
    const begins = Math.max(from.getTime(), since.getTime());
    const ends = Math.min(until.getTime(), now.getTime());
    return sum + Math.max(0, ends - begins);
  }, 0);
  return new Date(now.getTime() - restedMs);
}
