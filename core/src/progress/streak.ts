import { addDays } from "./local-date.ts";

/**
 * Consecutive days with at least one completed activity or breathing game, counted back from today; a streak that reached
 * yesterday is still alive today. A day of rest neither adds nor breaks: it is stepped over, unless something was done on it all
 * the same. `days` and `restDays` are calendar days in the person's own time zone, in any order. decisions §8
 */
export function streakOf(days: Iterable<string>, today: string, restDays: Iterable<string> = []): number {
  const active = new Set(days);
  const resting = new Set(restDays);
  let day = active.has(today) ? today : addDays(today, -1);
  let streak = 0;
  while (active.has(day) || resting.has(day)) {
    if (active.has(day)) streak += 1;
    day = addDays(day, -1);
  }
  return streak;
}
