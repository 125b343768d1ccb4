import type { LogEntry } from "@remanso/core/progress/contract.ts";
import { localDayOf } from "../check-in/local-day.ts";
import { byDay } from "../journal/days.ts";

/** One line of the log: what was done, once for as often as it was done in a row. */
export interface LogLine {
  /** The latest of them. */
  readonly entry: LogEntry;
  readonly times: number;
}

/** One day of the log. */
export interface LogDay {
  readonly on: string;
  /** What was done, in the order of the log. */
  readonly done: readonly LogLine[];
  /** Sign-ins, and the pages that were only looked at. */
  readonly visits: readonly LogEntry[];
}

/** Whether an entry is a sign-in or a page that was only looked at. */
export const isVisit = ({ activityType }: LogEntry) =>
  activityType === "page_view" || activityType === "login";

/** The log by day in the person's time zone. Coming in and going through pages say less than what was done: they stand apart. */
export function logDays(entries: readonly LogEntry[], timeZone: string): LogDay[] {
  return byDay(entries, ({ timestamp }) => localDayOf(timestamp, timeZone)).map(({ on, items }) => ({
    on,
    done: inARow(items.filter((entry) => !isVisit(entry))),
    visits: items.filter(isVisit),
  }));
}

/** A thing that is told several times in a row is told once. */
function inARow(entries: readonly LogEntry[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last && entry.activityType === last.entry.activityType && entry.pageUrl === last.entry.pageUrl)
      lines[lines.length - 1] = { entry: last.entry, times: last.times + 1 };
    else lines.push({ entry, times: 1 });
  }
  return lines;
}
