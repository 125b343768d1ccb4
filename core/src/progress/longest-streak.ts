import { addDays } from "./local-date.ts";

/**
 * The most consecutive days among `days`, which are calendar days in any order; 0 where there are none. Days of rest are stepped
 * over, as in `streakOf`.
 */
export function longestStreak(days: Iterable<string>, restDays: Iterable<string> = []): number {
  const resting = new Set(restDays);
  const inOrder = [...new Set(days)].sort();
  let longest = 0;
  let running = 0;
  let expected = "";
  for (const day of inOrder) {
    while (expected !== "" && expected < day && resting.has(expected)) expected = addDays(expected, 1);
    running = day === expected ? running + 1 : 1;
    longest = Math.max(longest, running);
    expected = addDays(day, 1);
  }
  return longest;
}
