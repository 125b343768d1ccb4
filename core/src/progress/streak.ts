import { runsOf } from "./runs.ts";

/**
 * Consecutive days with at least one completed activity or breathing game, counted back from today; a streak that reached
 * yesterday is still alive today. Rest days are skipped, see `runsOf`. Days after `today` do not count.
 */
export function streakOf(days: Iterable<string>, today: string, restDays: Iterable<string> = []): number {
  const untilToday = [...days].filter((day) => day <= today);
  const latest = runsOf(untilToday, restDays).at(-1);
  return latest && latest.nextDay >= today ? latest.days.length : 0;
}

/** The length of the longest run among `days`; 0 when there are none. */
export function longestStreak(days: Iterable<string>, restDays: Iterable<string> = []): number {
  return Math.max(0, ...runsOf(days, restDays).map((run) => run.days.length));
}
