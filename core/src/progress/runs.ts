import { dateOfDay, dayNumber } from "./local-date.ts";

/** Consecutive active days, with only rest days in between. */
export interface Run {
  /** YYYY-MM-DD, the earliest first; never empty. */
  readonly days: readonly string[];
  /** The day that must be active for the run to continue: the first day after it that is not a rest day. */
  readonly nextDay: string;
}

/**
 * The runs among `days`, the earliest first. `days` and `restDays` are calendar days in the person's own time zone, in any order;
 * repeated days count once. A rest day neither adds to a run nor breaks it, but an active rest day counts like any other.
 * decisions §8
 */
export function runsOf(days: Iterable<string>, restDays: Iterable<string> = []): Run[] {
  const active = new Set(days);
  const resting = new Set(restDays);
  const found: { days: string[]; next: number }[] = [];
  // days are counted: to write each one's next as a date takes ten times as long, which years of days would feel
  for (const day of [...active].sort()) {
    const number = dayNumber(day);
    const running = found.at(-1);
    const run = running?.next === number ? running : { days: [], next: number };
    if (run !== running) found.push(run);
    run.days.push(day);
    run.next = number + 1;
    while (isSkipped(run.next)) run.next += 1;
  }
  return found.map((run) => ({ days: run.days, nextDay: dateOfDay(run.next) }));

  function isSkipped(number: number): boolean {
    if (resting.size === 0) return false;
    const day = dateOfDay(number);
    return resting.has(day) && !active.has(day);
  }
}
