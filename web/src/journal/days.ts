import type { JournalEntry } from "@remanso/core/journal/contract.ts";

/** What was written or checked in on one day. */
export interface Day<One> {
  readonly on: string;
  readonly items: readonly One[];
}

/** The items by day, in the order in which they come. */
export function byDay<One>(items: readonly One[], dayOf: (one: One) => string): Day<One>[] {
  const days = Map.groupBy(items, dayOf);
  return [...days].map(([on, ofDay]) => ({ on, items: ofDay }));
}

/**
 * True where an entry's moment tells no time of day: the note of a check-in that was added for a day before stands at noon of that
 * day, to the millisecond, as nobody presses a button.
 */
export function isWithoutTime(
  { source, at }: Pick<JournalEntry, "source" | "at">,
  timeZone: string,
): boolean {
  if (source !== "check_in" || !at.endsWith(":00.000Z")) return false;
  const clock = new Intl.DateTimeFormat("en", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  return clock.format(new Date(at)) === "12:00";
}

// more than this stands folded at first
const longestShown = 700;
const mostLinesShown = 12;

/** True for a text that would fill the screen by itself. */
export function isLong(text: string): boolean {
  return text.length > longestShown || text.split("\n").length > mostLinesShown;
}
