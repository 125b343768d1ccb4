import { addDays } from "./local-date.ts";

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
  const runs: { days: string[]; nextDay: string }[] = [];
  for (const day of [...active].sort()) {
    const running = runs.at(-1);
    const run = running?.nextDay === day ? running : { days: [], nextDay: day };
    if (run !== running) runs.push(run);
    run.days.push(day);
    run.nextDay = addDays(day, 1);
    while (resting.has(run.nextDay) && !active.has(run.nextDay)) run.nextDay = addDays(run.nextDay, 1);
  }
  return runs;
}
