import { runsOf } from "./runs.ts";
import { instantOf, knownZone, wallTimesOn } from "./wall-clock.ts";

/** A period of rest as instants; `until` is the first instant after it. */
export interface RestSpan {
  readonly from: Date;
  readonly until: Date;
}

/** Converts rest days on the person's calendar, YYYY-MM-DD in any order, to spans of time in their zone. */
export function restSpans(restDays: Iterable<string>, timeZone: string): RestSpan[] {
  const zone = knownZone(timeZone);
  return runsOf(restDays).map(({ days: [first = ""], nextDay }) => ({
    from: startOf(first, zone),
    until: startOf(nextDay, zone),
  }));
}

function startOf(date: string, zone: string): Date {
  const [first] = wallTimesOn(date, "00:00", zone);
  if (!first) throw new Error(`${date} does not begin in ${zone}.`);
  return instantOf(first);
}

/** `now` minus all the rest between `since` and `now`: a clock that stops on rest days. */
export function withoutRest(since: Date, now: Date, rests: readonly RestSpan[]): Date {
  const restedMs = rests.reduce((sum, { from, until }) => {
    const begins = Math.max(from.getTime(), since.getTime());
    const ends = Math.min(until.getTime(), now.getTime());
    return sum + Math.max(0, ends - begins);
  }, 0);
  return new Date(now.getTime() - restedMs);
}
